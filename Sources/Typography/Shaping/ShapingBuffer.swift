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

  /// Shapes one item of a text and appends its glyphs.
  ///
  /// The text around the item is context: letters join across a change of font. A plan comes with
  /// ASCII texts only.
  func shape(
    _ item: TextItem, of text: UnsafeBufferPointer<UInt8>, features: [hb_feature_t],
    language: OpaquePointer?, plan: ShapePlan? = nil, into glyphs: inout [ShapedGlyph]
  ) -> ShapedRun {
    guard let base = text.baseAddress, !item.isTab else {
      return run(of: item, glyphs: glyphs.count..<glyphs.count)
    }
    hb_buffer_clear_contents(buffer)
    let isStart = item.range.lowerBound == 0
    let isEnd = item.range.upperBound == text.count
    hb_buffer_set_flags(
      buffer,
      hb_buffer_flags_t(
        rawValue: (isStart ? HB_BUFFER_FLAG_BOT.rawValue : 0)
          | (isEnd ? HB_BUFFER_FLAG_EOT.rawValue : 0)))
    if plan != nil {
      // Labels with a plan are ASCII, which needs no decoding.
      hb_buffer_add_latin1(
        buffer, base, Int32(text.count), UInt32(item.range.lowerBound), Int32(item.range.count))
    } else {
      base.withMemoryRebound(to: CChar.self, capacity: text.count) { characters in
        hb_buffer_add_utf8(
          buffer, characters, Int32(text.count), UInt32(item.range.lowerBound),
          Int32(item.range.count))
      }
    }
    hb_buffer_set_direction(buffer, item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, item.script)
    hb_buffer_set_language(buffer, language)
    features.withUnsafeBufferPointer { features in
      if let plan {
        _ = hb_shape_plan_execute(
          plan.handle, item.font.shapingFont, buffer, features.baseAddress, UInt32(features.count))
      } else {
        _ = hb_shape_full(
          item.font.shapingFont, buffer, features.baseAddress, UInt32(features.count), Self.shapers)
      }
    }
    return collect(item, into: &glyphs)
  }

  private func collect(_ item: TextItem, into glyphs: inout [ShapedGlyph]) -> ShapedRun {
    var count: UInt32 = 0
    let start = glyphs.count
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return run(of: item, glyphs: start..<start) }
    var run = run(of: item, glyphs: start..<start + Int(count))
    var cluster = UInt32.max
    // Most texts are one run. For more the array grows by itself, which is not quadratic.
    if glyphs.isEmpty { glyphs.reserveCapacity(Int(count)) }
    for index in 0..<Int(count) {
      let (info, position) = (infos[index], positions[index])
      run.advance += Int(position.x_advance)
      if info.cluster != cluster { run.clusterCount += 1 }
      cluster = info.cluster
      glyphs.append(
        ShapedGlyph(
          id: info.codepoint, cluster: Int32(info.cluster), advance: position.x_advance,
          xOffset: position.x_offset, yOffset: position.y_offset,
          isSafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0))
    }
    return run
  }

  private func run(of item: TextItem, glyphs: Range<Int>) -> ShapedRun {
    ShapedRun(
      font: item.font, span: item.span, level: item.level, range: item.range, glyphs: glyphs,
      advance: 0, isTab: item.isTab, clusterCount: 0, script: item.script)
  }
}
