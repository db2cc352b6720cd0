import CHarfBuzz
import Synchronization

/// A HarfBuzz buffer, taken from a pool and put back after use.
struct ShapingBuffer: ~Copyable {
  private let buffer: OpaquePointer

  /// HarfBuzz's OpenType shaper and no other: builds of it may have Graphite or CoreText first.
  nonisolated(unsafe) static let shapers: UnsafePointer<UnsafePointer<CChar>?> = {
    let list = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 2)
    let name: StaticString = "ot"
    list[0] = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
    list[1] = nil
    return UnsafePointer(list)
  }()

  /// Buffers at rest; a thread holds one at a time, so there are as many as threads.
  private static let pool = Mutex<[UInt]>([])
  /// The buffer that is taken first, 0 while it is in use: one thread alone needs no lock.
  private static let first = Atomic<UInt>(0)

  init() {
    let first = Self.first.exchange(0, ordering: .acquiring)
    let pooled: UInt? = first != 0 ? first : Self.pool.withLock { $0.popLast() }
    buffer = pooled.flatMap { OpaquePointer(bitPattern: $0) } ?? hb_buffer_create()
  }

  deinit {
    let address = UInt(bitPattern: buffer)
    let isFirst = Self.first.compareExchange(
      expected: 0, desired: address, ordering: .acquiringAndReleasing
    ).exchanged
    if !isFirst { Self.pool.withLock { $0.append(address) } }
  }

  /// What one shaping gives.
  struct Output {
    var glyphs: [ShapedGlyph]
    /// Sum of the advances in font units.
    var advance = 0
    var clusterCount = 0
  }

  /// Shapes a part of a text, of one direction, script and font.
  ///
  /// The text around the part is context: letters join across a change of font. With `isASCII`,
  /// the whole text is.
  func shape(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, font: FontInstance, level: UInt8 = 0,
    script: hb_script_t, style: borrowing TextStyle, isASCII: Bool = false
  ) -> Output {
    guard let base = text.baseAddress else { return Output(glyphs: []) }
    let stack = style.stack
    hb_buffer_clear_contents(buffer)
    let isStart = range.lowerBound == 0
    let isEnd = range.upperBound == text.count
    hb_buffer_set_flags(
      buffer,
      hb_buffer_flags_t(
        rawValue: (isStart ? HB_BUFFER_FLAG_BOT.rawValue : 0)
          | (isEnd ? HB_BUFFER_FLAG_EOT.rawValue : 0)))
    if isASCII {
      // Needs no decoding.
      hb_buffer_add_latin1(
        buffer, base, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
    } else {
      base.withMemoryRebound(to: CChar.self, capacity: text.count) { characters in
        hb_buffer_add_utf8(
          buffer, characters, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
      }
    }
    hb_buffer_set_direction(buffer, level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, stack.shapingLanguage)
    let features = style.allowsLigatures ? stack.plainFeatures : stack.trackedFeatures
    features.withUnsafeBufferPointer { features in
      if isASCII, style.allowsLigatures, script == HB_SCRIPT_LATIN {
        _ = hb_shape_plan_execute(
          stack.latinPlan.handle, font.shapingFont, buffer, features.baseAddress,
          UInt32(features.count))
      } else {
        _ = hb_shape_full(
          font.shapingFont, buffer, features.baseAddress, UInt32(features.count), Self.shapers)
      }
    }
    return collect()
  }

  private func collect() -> Output {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return Output(glyphs: []) }
    var (advance, clusterCount, cluster) = (0, 0, UInt32.max)
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(Int(count))
    for index in 0..<Int(count) {
      let info = infos + index
      let position = positions + index
      advance += Int(position.pointee.x_advance)
      clusterCount += info.pointee.cluster == cluster ? 0 : 1
      cluster = info.pointee.cluster
      glyphs.append(
        ShapedGlyph(
          id: info.pointee.codepoint, cluster: Int32(truncatingIfNeeded: cluster),
          advance: position.pointee.x_advance, xOffset: position.pointee.x_offset,
          yOffset: position.pointee.y_offset,
          isSafeToBreak: info.pointee.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0))
    }
    return Output(glyphs: glyphs, advance: advance, clusterCount: clusterCount)
  }
}
