private import CKernels
import Pixels

/// One way to write a picture's pixels exactly.
struct PNGForm {
  let colorType: PNGHeader.ColorType
  /// Colours as they lie in memory, those that are not opaque first so that tRNS stays short.
  private(set) var palette: [UInt32] = []
  private let survey: ck_png_survey

  /// The forms worth trying: one, or two where it is not plain which gives the smaller file.
  static func candidates(for picture: StraightPixmap, level: PNGEncoder.Level) -> [PNGForm] {
    var survey = ck_png_survey()
    ck_png_look(picture.bytes, picture.width * picture.height, &survey)
    let full = PNGForm(colorType: survey.is_opaque != 0 ? .rgb : .rgba, survey: survey)
    if survey.is_opaque != 0 && survey.is_grey != 0 {
      return [PNGForm(colorType: .grey, survey: survey)]
    }
    let greyAlpha = PNGForm(colorType: .greyAlpha, survey: survey)
    guard survey.color_count <= 256 else { return [survey.is_grey != 0 ? greyAlpha : full] }
    var indexed = PNGForm(colorType: .palette, survey: survey)
    indexed.palette = ordered(survey)
    // A palette costs up to 1 KiB by itself: on small pictures that may be more than it saves.
    guard level == .small, picture.bytes.count <= 1 << 18 else { return [indexed] }
    return [indexed, survey.is_grey != 0 ? greyAlpha : full]
  }

  /// Red, green and blue, with alpha where `hasAlpha`; takes every picture.
  static func full(hasAlpha: Bool) -> PNGForm {
    PNGForm(colorType: hasAlpha ? .rgba : .rgb, survey: ck_png_survey())
  }

  /// Rows that are there already: of greys, or of places in a palette of opaque colours.
  static func indexed(_ palette: [UInt32]) -> PNGForm {
    var form = PNGForm(
      colorType: palette.isEmpty ? .grey : .palette, survey: ck_png_survey())
    form.palette = palette
    return form
  }

  private init(colorType: PNGHeader.ColorType, survey: ck_png_survey) {
    self.colorType = colorType
    self.survey = survey
  }

  private static func ordered(_ survey: ck_png_survey) -> [UInt32] {
    let colors = withUnsafeBytes(of: survey.colors) { raw in
      Array(raw.bindMemory(to: UInt32.self).prefix(Int(survey.color_count)))
    }
    let isOpaque = { (color: UInt32) in alpha(of: color) == 255 }
    return colors.filter { !isOpaque($0) } + colors.filter(isOpaque)
  }

  private static func alpha(of color: UInt32) -> UInt8 { color.bytes[3] }

  func header(width: Int, height: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(bigEndian: UInt32(width))
    bytes.append(bigEndian: UInt32(height))
    return bytes + [8, colorType.rawValue, 0, 0, 0]
  }

  var paletteColors: [UInt8] { palette.flatMap { $0.bytes.prefix(3) } }

  var paletteAlphas: [UInt8] { palette.map(Self.alpha).filter { $0 != 255 } }

  /// The rows as they are compressed, each behind a filter byte of 0.
  func rows(of picture: StraightPixmap) -> [UInt8] {
    let length = picture.width * colorType.samples
    let count = (length + 1) * picture.height
    let places = placesInPalette()
    var survey = survey
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      picture.bytes.withUnsafeBufferPointer { source in
        ck_advise_large_pages(buffer.baseAddress, count)
        guard var row = buffer.baseAddress, var pixels = source.baseAddress else { return }
        for _ in 0..<picture.height {
          row.pointee = 0
          pack(pixels, into: row + 1, picture.width, &survey, places)
          row += length + 1
          pixels += 4 * picture.width
        }
      }
      initialized = count
    }
  }

  private func placesInPalette() -> [UInt8] {
    var places = [UInt8](repeating: 0, count: 256)
    let placeOf = Dictionary(
      uniqueKeysWithValues: palette.enumerated().map { ($1, UInt8($0)) })
    withUnsafeBytes(of: survey.colors) { raw in
      let colors = raw.bindMemory(to: UInt32.self)
      for index in palette.indices { places[index] = placeOf[colors[index]] ?? 0 }
    }
    return places
  }

  private func pack(
    _ pixels: UnsafePointer<UInt8>, into row: UnsafeMutablePointer<UInt8>, _ width: Int,
    _ survey: inout ck_png_survey, _ places: [UInt8]
  ) {
    switch colorType {
    case .grey: ck_png_take_grey(pixels, row, width)
    case .rgb: ck_png_drop_alpha(pixels, row, width)
    case .palette: ck_png_index(pixels, width, &survey, places, row)
    case .greyAlpha:
      for x in 0..<width {
        row[2 * x] = pixels[4 * x]
        row[2 * x + 1] = pixels[4 * x + 3]
      }
    case .rgba: row.update(from: pixels, count: 4 * width)
    }
  }
}

extension UInt32 {
  /// The four bytes as they lie in memory.
  fileprivate var bytes: [UInt8] { Swift.withUnsafeBytes(of: self) { Array($0) } }
}
