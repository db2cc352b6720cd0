import Geometry
import JSONValue
import Pixels

/// Reads the values that drawings in JSON are made of.
enum DrawingValues {
  /// A number within limits.
  static func number(_ node: JSONNode, in range: ClosedRange<Double>) throws(JSONError) -> Double {
    let value = try node.number()
    guard range.contains(value) else {
      let (low, high) = (JSON.text(of: range.lowerBound), JSON.text(of: range.upperBound))
      throw node.unusable("must be from \(low) to \(high) but is \(JSON.text(of: value))")
    }
    return value
  }

  /// Exactly so many numbers.
  static func numbers(_ node: JSONNode, count: Int) throws(JSONError) -> [Double] {
    var values: [Double] = []
    for element in try node.array() { values.append(try element.number()) }
    guard values.count == count else {
      throw node.unusable("must hold \(count) numbers but holds \(values.count)")
    }
    return values
  }

  /// A point as two numbers.
  static func point(_ node: JSONNode) throws(JSONError) -> Point {
    let values = try numbers(node, count: 2)
    return Point(x: values[0], y: values[1])
  }

  /// A rectangle as x, y, width, height.
  static func rect(_ node: JSONNode) throws(JSONError) -> Rect {
    let values = try numbers(node, count: 4)
    return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// One of the cases of an enumeration by its raw value.
  static func choice<Choice>(_ node: JSONNode) throws(JSONError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    let name = try node.string()
    guard let choice = Choice(rawValue: name) else {
      let known = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw node.unusable("is \"\(name)\" but must be one of \(known)")
    }
    return choice
  }

  /// A colour: red, green, blue of 0…255 and an opacity of 0…1, or `#rrggbb` or `#rrggbbaa`.
  static func color(_ node: JSONNode) throws(JSONError) -> Color {
    if case .string(let text) = node.value {
      guard let color = Color(hexadecimal: text) else {
        throw node.unusable("must be written #rrggbb or #rrggbbaa but is \"\(text)\"")
      }
      return color
    }
    let parts = try node.array()
    guard parts.count == 3 || parts.count == 4 else {
      throw node.unusable("must hold red, green, blue and opacity but holds \(parts.count) values")
    }
    func byte(_ node: JSONNode) throws(JSONError) -> UInt8 {
      UInt8(try number(node, in: 0...255).rounded(.toNearestOrAwayFromZero))
    }
    return Color(
      red: try byte(parts[0]), green: try byte(parts[1]), blue: try byte(parts[2]),
      opacity: parts.count == 4 ? try number(parts[3], in: 0...1) : 1)
  }

  /// A path as a list of commands: M, L, Q, C with absolute coordinates, and Z.
  static func path(_ node: JSONNode) throws(JSONError) -> Path {
    var path = Path()
    for command in try node.array() {
      guard let first = try command.array().first else {
        throw command.unusable("must begin with one of M, L, Q, C, Z")
      }
      var values: [Double] = []
      for element in try command.array().dropFirst() { values.append(try element.number()) }
      let name = try first.string()
      let counts = ["M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0]
      guard let count = counts[name] else {
        throw first.unusable("is \"\(name)\" but must be one of M, L, Q, C, Z")
      }
      guard values.count == count else {
        throw command.unusable("must have \(count) numbers after \(name) but has \(values.count)")
      }
      if path.isEmpty && name != "M" {
        throw command.unusable("must be a move (M), since the path begins there")
      }
      path.append(name, values)
    }
    return path
  }

  /// A named shape: `rect`, `roundedRect` (x, y, width, height, radius), `continuousRect`, `ellipse` or `circle`
  /// (centre and radius).
  static func shape(_ node: JSONNode) throws(JSONError) -> Outline {
    let members = try node.members()
    guard members.count == 1 else {
      throw node.unusable("must name one shape but names \(members.count)")
    }
    let (name, value) = members[0]
    switch name {
    case "rect": return .rect(try rect(value))
    case "ellipse": return .ellipse(try rect(value))
    case "roundedRect", "continuousRect":
      let v = try numbers(value, count: 5)
      let rect = Rect(x: v[0], y: v[1], width: v[2], height: v[3])
      return name == "roundedRect"
        ? .roundedRect(rect, radius: v[4])
        : .path(.continuousRoundedRectangle(rect, radius: v[4]))
    case "circle":
      let v = try numbers(value, count: 3)
      return .ellipse(Rect(x: v[0] - v[2], y: v[1] - v[2], width: 2 * v[2], height: 2 * v[2]))
    default:
      throw node.unusable(
        """
        names the shape "\(name)" but must name one of "rect", "roundedRect", \
        "continuousRect", "ellipse", "circle"
        """)
    }
  }

  /// A paint: an object with `color`, or with `stops` and one of `linear` (x₀, y₀, x₁, y₁), `radial` (x, y, start and
  /// end radius) and `angular` (x, y, start and end in degrees).
  static func paint(_ node: JSONNode) throws(JSONError) -> Paint {
    if let color = try node.optional("color") { return .color(try self.color(color)) }
    var gradient = Gradient(stops: [])
    for stop in try node.member("stops").array() {
      let parts = try stop.array()
      guard parts.count == 2 else { throw stop.unusable("must hold an offset and a color") }
      gradient.stops.append(
        .init(offset: try parts[0].number(), color: try color(parts[1])))
    }
    if let linear = try node.optional("linear") {
      let v = try numbers(linear, count: 4)
      return .linearGradient(
        gradient, from: Point(x: v[0], y: v[1]), to: Point(x: v[2], y: v[3]))
    }
    if let radial = try node.optional("radial") {
      let v = try numbers(radial, count: 4)
      return .radialGradient(
        gradient, center: Point(x: v[0], y: v[1]), startRadius: v[2], endRadius: v[3])
    }
    guard let angular = try node.optional("angular") else {
      throw node.unusable("must have one of \"color\", \"linear\", \"radial\", \"angular\"")
    }
    let v = try numbers(angular, count: 4)
    return .angularGradient(
      gradient, center: Point(x: v[0], y: v[1]), startDegrees: v[2], endDegrees: v[3])
  }

  /// A transform: `matrix`, or `scale`, then `rotate`, then `translate`.
  static func transform(_ node: JSONNode) throws(JSONError) -> AffineTransform {
    if let matrix = try node.optional("matrix") {
      let v = try numbers(matrix, count: 6)
      return AffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
    }
    var transform = AffineTransform.identity
    if let scale = try node.optional("scale") {
      if case .array = scale.value {
        let factors = try point(scale)
        transform = transform.followed(by: .scale(x: factors.x, y: factors.y))
      } else {
        let factor = try scale.number()
        transform = transform.followed(by: .scale(x: factor, y: factor))
      }
    }
    if let rotate = try node.optional("rotate") {
      transform = transform.followed(by: .rotation(degrees: try rotate.number()))
    }
    if let translate = try node.optional("translate") {
      let distance = try point(translate)
      transform = transform.followed(by: .translation(x: distance.x, y: distance.y))
    }
    return transform
  }

  /// A picture: `width`, `height` and `pixels`, hexadecimal straight RGBA.
  static func image(_ node: JSONNode) throws(JSONError) -> StraightPixmap {
    let width = Int(try number(node.member("width"), in: 1...16384))
    let height = Int(try number(node.member("height"), in: 1...16384))
    let pixelNode = try node.member("pixels")
    guard let bytes = Hexadecimal.bytes(try pixelNode.string()),
      bytes.count == width * height * 4
    else {
      throw pixelNode.unusable(
        "must be \(width * height * 8) hexadecimal digits, red, green, blue, alpha for each pixel")
    }
    return StraightPixmap(width: width, height: height, bytes: bytes)
  }
}

extension Path {
  /// Adds a command by its letter; the caller has counted the numbers.
  fileprivate mutating func append(_ name: String, _ v: [Double]) {
    switch name {
    case "M": move(to: Point(x: v[0], y: v[1]))
    case "L": line(to: Point(x: v[0], y: v[1]))
    case "Q": quad(to: Point(x: v[2], y: v[3]), control: Point(x: v[0], y: v[1]))
    case "C":
      cubic(
        to: Point(x: v[4], y: v[5]), control1: Point(x: v[0], y: v[1]),
        control2: Point(x: v[2], y: v[3]))
    default: close()
    }
  }
}
