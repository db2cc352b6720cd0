import Files
import PNGCoding
import Pixels

/// Damages good files and reads them both ways, most of them with their checksums put right again;
/// makes files of its own, too.
///
/// The seed alone decides what is tried, so a case can be had again by its number.
struct PNGFuzzer {
  /// Files to damage.
  private let seeds: [[UInt8]]
  private var random: Generator
  private var accepted = 0
  private var fast = 0

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let cases = Int(arguments[2]), let seed = UInt64(arguments[3])
    else {
      print("usage: PNGFuzzer FOLDER CASES SEED")
      return
    }
    var fuzzer = try PNGFuzzer(folder: arguments[1], seed: seed)
    let clock = ContinuousClock()
    var slowest = Duration.zero
    for number in 0..<cases {
      let file = fuzzer.nextFile()
      let start = clock.now
      fuzzer.check(file, number)
      let took = clock.now - start
      slowest = max(slowest, took)
      if took > .seconds(5) { fatalError("case \(number) took \(took)") }
    }
    print(
      "\(cases) cases: \(fuzzer.accepted) accepted by libpng, \(fuzzer.fast) of them by the fast way; "
        + "slowest \(slowest)")
  }

  private init(folder: String, seed: UInt64) throws {
    random = Generator(state: seed)
    var seeds: [[UInt8]] = []
    for name in try FileSystem.names(in: folder) where name.hasSuffix(".png") {
      let file = try FileSystem.read("\(folder)/\(name)")
      seeds.append(file)
      if let picture = try? PNGDecoder.decode(file) {
        seeds.append(PNGEncoder.encode(picture))
        seeds.append(PNGEncoder.encode(picture, level: .fast))
      }
    }
    self.seeds = seeds
  }

  private mutating func nextFile() -> [UInt8] {
    var file: [UInt8]
    if random.below(3) == 0 {
      file = PNGMaker.file(&random)
      // Left whole now and then: nearly all of these are accepted, and their pixels compared.
      guard random.below(4) == 0 else { return file }
    } else {
      file = seeds[random.below(seeds.count)]
    }
    for _ in 0...random.below(4) { damage(&file) }
    // Checksums would stop nearly every damage at the door.
    if random.below(4) > 0 { PNGRepair.fixChecksums(of: &file) }
    return file
  }

  private mutating func damage(_ file: inout [UInt8]) {
    guard file.count > 8 else { return }
    let place = random.below(file.count)
    switch random.below(7) {
    case 0: file[place] ^= UInt8(1 << random.below(8))
    case 1: file[place] = UInt8(truncatingIfNeeded: random.next())
    case 2: file.removeSubrange(place..<min(file.count, place + 1 + random.below(16)))
    case 3: file.insert(contentsOf: file[place..<min(file.count, place + 13)], at: place)
    case 4: file.removeLast(min(file.count - 8, random.below(32)))
    case 5:
      // Sizes, depths and lengths are where numbers matter most.
      let field = min(8 + random.below(26), file.count - 1)
      file[field] = [0, 1, 2, 3, 4, 8, 16, 127, 128, 255][random.below(10)]
    default:
      let other = seeds[random.below(seeds.count)]
      let from = random.below(other.count)
      let part = other[from..<min(other.count, from + random.below(200))]
      file.replaceSubrange(place..<min(file.count, place + part.count), with: part)
    }
  }

  private mutating func check(_ file: [UInt8], _ number: Int) {
    let limits = PNGLimits(pixels: 1 << 22)
    let library = try? PNGDecoder.decode(file, by: .library, limits: limits)
    let quick = try? PNGDecoder.decode(file, by: .fast, limits: limits)
    _ = try? PNGDecoder.decodeDeep(file, limits: limits)
    _ = try? PNGSummary(file)
    if library != nil { accepted += 1 }
    guard let quick else { return }
    fast += 1
    guard library != quick else { return }
    try? FileSystem.write(file, to: "fuzz-case.png")
    fatalError(
      "case \(number), kept as fuzz-case.png: the fast way "
        + (library == nil ? "accepts what libpng refuses" : "reads other pixels"))
  }
}

/// Makes small files of every kind: depths, filters, palettes, colour keys, data split anywhere.
enum PNGMaker {
  private static let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
  private static let depths = [0: [1, 2, 4, 8, 16], 3: [1, 2, 4, 8]]

  static func file(_ random: inout Generator) -> [UInt8] {
    let type = [0, 2, 3, 4, 6][random.below(5)]
    let depths = depths[type] ?? [8, 16]
    let depth = depths[random.below(depths.count)]
    let (width, height) = (1 + random.below(40), 1 + random.below(12))
    let isInterlaced = random.below(4) == 0
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header: [UInt8] = [
      0, 0, 0, UInt8(width), 0, 0, 0, UInt8(height), UInt8(depth), UInt8(type), 0, 0,
      isInterlaced ? 1 : 0,
    ]
    append("IHDR", header, to: &file)
    if type == 3 || random.below(12) == 0 {
      append("PLTE", bytes(3 * (1 + random.below(1 << min(depth, 8))), &random), to: &file)
    }
    if random.below(3) == 0 {
      let count = [0: 2, 2: 6][type] ?? 1 + random.below(1 << min(depth, 8))
      append("tRNS", bytes(count, &random), to: &file)
    }
    let bits = (samples[type] ?? 1) * depth
    let rows = rows(width, height, bits, isInterlaced, &random)
    var data = stored(rows, pieces: 1 + random.below(3), &random)
    while !data.isEmpty {
      let count = random.below(3) == 0 ? random.below(data.count + 1) : data.count
      append("IDAT", Array(data.prefix(count)), to: &file)
      data.removeFirst(count)
    }
    append("IEND", [], to: &file)
    PNGRepair.fixChecksums(of: &file)
    return file
  }

  /// Filtered rows of all passes; few values, so that colour keys and palettes are met.
  private static func rows(
    _ width: Int, _ height: Int, _ bits: Int, _ isInterlaced: Bool, _ random: inout Generator
  ) -> [UInt8] {
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    var result: [UInt8] = []
    for (x, y, stepX, stepY) in isInterlaced ? passes : [(0, 0, 1, 1)] where x < width && y < height
    {
      let length = ((width - x + stepX - 1) / stepX * bits + 7) / 8
      for _ in stride(from: y, to: height, by: stepY) {
        result.append(UInt8(random.below(random.below(500) == 0 ? 7 : 5)))
        result += bytes(length, &random)
      }
    }
    if random.below(40) == 0 { result.removeLast() }
    if random.below(40) == 0 { result.append(0) }
    return result
  }

  private static func bytes(_ count: Int, _ random: inout Generator) -> [UInt8] {
    let most = [2, 4, 256][random.below(3)]
    return (0..<count).map { _ in UInt8(random.below(most)) }
  }

  /// Data in blocks that are not compressed (RFC 1950, RFC 1951).
  private static func stored(
    _ data: [UInt8], pieces: Int, _ random: inout Generator
  ) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var rest = data[...]
    for piece in 1...pieces {
      let part = rest.prefix(piece == pieces ? rest.count : random.below(rest.count + 1))
      rest = rest.dropFirst(part.count)
      let (low, high) = (UInt8(part.count & 255), UInt8(part.count >> 8))
      result += [piece == pieces ? 1 : 0, low, high, ~low, ~high] + part
    }
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in data {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return result + [UInt8(b >> 8), UInt8(b & 255), UInt8(a >> 8), UInt8(a & 255)]
  }

  private static func append(_ name: String, _ data: [UInt8], to file: inout [UInt8]) {
    file += [0, 0, UInt8(data.count >> 8), UInt8(data.count & 255)] + Array(name.utf8) + data
    file += [0, 0, 0, 0]
  }
}

/// SplitMix64: small, fast, the same everywhere.
struct Generator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}
try PNGFuzzer.main()
