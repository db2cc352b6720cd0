package import Pixels

/// Writes animated PNG files, which browsers play and other readers show the first frame of.
///
/// Format: the PNG specification, third edition, chunks acTL, fcTL and fdAT. Frames after the first
/// hold the rows that changed; each replaces what was there.
package enum APNGEncoder {
  /// A picture and how long it is shown, in milliseconds.
  package struct Frame: Sendable {
    /// What is shown.
    package let picture: StraightPixmap
    /// For how long, in milliseconds, at most 65535.
    package let milliseconds: Int

    /// A frame of an animation.
    package init(_ picture: StraightPixmap, milliseconds: Int) {
      self.picture = picture
      self.milliseconds = milliseconds
    }
  }

  /// The file for frames of one size; the animation starts over `repetitions` times, for ever at 0.
  ///
  /// - Precondition: there is a frame, and all have the size of the first, which is not empty.
  package static func encode(_ frames: [Frame], repetitions: Int = 0) -> [UInt8] {
    precondition(!frames.isEmpty, "an animation has a frame")
    let size = (frames[0].picture.width, frames[0].picture.height)
    precondition(
      frames.allSatisfy { ($0.picture.width, $0.picture.height) == size } && size.0 > 0
        && size.1 > 0, "the frames of an animation have one size")
    let isOpaque = frames.allSatisfy { frame in
      stride(from: 3, to: frame.picture.bytes.count, by: 4).allSatisfy {
        frame.picture.bytes[$0] == 255
      }
    }
    let form = PNGForm.full(hasAlpha: !isOpaque)
    var control: [UInt8] = []
    control.append(bigEndian: UInt32(frames.count))
    control.append(bigEndian: UInt32(repetitions))
    var chunks: [(type: UInt32, data: [UInt8])] = [
      (PNGChunk.type("IHDR"), form.header(width: size.0, height: size.1)),
      (PNGChunk.type("acTL"), control),
    ]
    var sequence: UInt32 = 0
    var previous: StraightPixmap?
    for frame in frames {
      chunks += parts(of: frame, after: previous, form, &sequence)
      previous = frame.picture
    }
    chunks.append((PNGChunk.type("IEND"), []))
    return PNGEncoder.file(of: chunks)
  }

  /// The control and data chunk of a frame.
  private static func parts(
    of frame: Frame, after previous: StraightPixmap?, _ form: PNGForm, _ sequence: inout UInt32
  ) -> [(type: UInt32, data: [UInt8])] {
    let picture = frame.picture
    let rows = changedRows(picture, since: previous)
    let length = picture.width * 4
    let part = StraightPixmap(
      width: picture.width, height: rows.count,
      bytes: Array(picture.bytes[rows.lowerBound * length..<rows.upperBound * length]))
    var control: [UInt8] = []
    control.append(bigEndian: sequence)
    sequence += 1
    for value in [picture.width, rows.count, 0, rows.lowerBound] {
      control.append(bigEndian: UInt32(value))
    }
    // Delays are in thousandths of a second: the denominator is 0x03E8; then no disposal, no blending.
    let delay = UInt16(min(max(frame.milliseconds, 1), 65535))
    control += [UInt8(delay >> 8), UInt8(delay & 255), 0x03, 0xE8, 0, 0]
    let data = PNGEncoder.zlib(form.rows(of: part), .small)
    guard previous != nil else {
      return [(PNGChunk.type("fcTL"), control), (PNGChunk.type("IDAT"), data)]
    }
    var numbered: [UInt8] = []
    numbered.append(bigEndian: sequence)
    sequence += 1
    return [(PNGChunk.type("fcTL"), control), (PNGChunk.type("fdAT"), numbered + data)]
  }

  /// The rows from the first to the last that differ, at least one.
  private static func changedRows(
    _ picture: StraightPixmap, since previous: StraightPixmap?
  ) -> Range<Int> {
    guard let previous else { return 0..<picture.height }
    let length = picture.width * 4
    func differs(_ row: Int) -> Bool {
      let range = row * length..<(row + 1) * length
      return picture.bytes[range] != previous.bytes[range]
    }
    guard let first = (0..<picture.height).first(where: differs),
      let last = (0..<picture.height).last(where: differs)
    else { return 0..<1 }
    return first..<last + 1
  }
}
