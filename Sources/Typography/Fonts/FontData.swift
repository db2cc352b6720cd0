/// Bytes of a font file at an address that does not move while C libraries read from it.
final class FontData: Sendable {
  nonisolated(unsafe) let base: UnsafeMutableRawPointer
  let count: Int

  init(_ bytes: [UInt8]) {
    count = bytes.count
    base = .allocate(byteCount: max(bytes.count, 1), alignment: 16)
    bytes.withUnsafeBytes { source in
      if let start = source.baseAddress { base.copyMemory(from: start, byteCount: bytes.count) }
    }
  }

  deinit { base.deallocate() }
}
