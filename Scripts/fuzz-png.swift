import Files
import PNGCoding
import Pixels

/// Damages good files and reads them both ways, half of them with their checksums put right again.
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
    var file = seeds[random.below(seeds.count)]
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
