/// A cache of bounded cost: what is not asked for during two generations is forgotten.
///
/// The value of an old entry moves into the young generation when it is found; when the young one
/// is full, it becomes the old one. Both operations take constant time.
struct GenerationCache<Key: Hashable, Value> {
  private let limit: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var cost = 0

  /// A cache whose two generations may each cost `limit`.
  init(limit: Int) { self.limit = limit }

  /// Number of entries.
  var count: Int { young.count + old.count }

  mutating func value(for key: Key, cost: (Value) -> Int) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    insert(value, for: key, cost: cost(value))
    return value
  }

  mutating func insert(_ value: Value, for key: Key, cost added: Int) {
    if cost + added > limit {
      old = young
      young = [:]
      cost = 0
    }
    young[key] = value
    cost += added
  }
}
