import LayoutEngine

/// A control for a value in a range.
public nonisolated struct Slider<Label: View, Bounds: View>: View {
  let share: Double
  let label: Label
  let bounds: (minimum: Bounds, maximum: Bounds)

  /// A slider with a label and views at its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> Bounds,
    @ViewBuilder maximumValueLabel: () -> Bounds,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    let extent = Double(range.upperBound - range.lowerBound)
    let place = Double(value.wrappedValue - range.lowerBound)
    share = extent > 0 ? Swift.min(Swift.max(place / extent, 0), 1) : 0
    self.label = label()
    bounds = (minimumValueLabel(), maximumValueLabel())
  }

  /// A track as wide as its room, its part up to the thumb in the tint.
  @MainActor
  public var body: some View {
    ControlRow(
      label: label,
      content: HStack(spacing: CGFloat(Theme.labelGap)) {
        bounds.minimum
        SliderTrack(share: share)
        bounds.maximum
      })
  }
}

extension Slider where Bounds == EmptyView {
  /// A slider with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: range, step: step, label: label) {
      EmptyView()
    } maximumValueLabel: {
      EmptyView()
    }
  }
}

extension Slider where Label == EmptyView, Bounds == EmptyView {
  /// A slider.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: range, step: step) { EmptyView() }
  }
}

/// The track and thumb of a slider.
nonisolated struct SliderTrack: View {
  let share: Double

  @MainActor
  func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let thumb = CGFloat(Theme.sliderThumb)
    let track = Capsule().fill(Color(Theme.control)).frame(height: CGFloat(Theme.sliderTrack))
    let filled = SliderFill(share: share, thumb: thumb).fill(TintShapeStyle())
      .frame(height: CGFloat(Theme.sliderTrack))
    let look = BarGround()
      .overlay { track }
      .overlay { filled }
      .overlay {
        ThumbPlace(share: share, side: thumb).fill(Color.white)
      }
      .overlay {
        ThumbPlace(share: share, side: thumb).stroke(Color(Theme.label, opacity: 0.2))
      }
      .modifier(DimmedModifier())
    let child = look.resolved(in: inputs).single(in: inputs)
    return ViewOutputs(
      LayoutNode("Slider", rule: PassThroughRule(), children: [child], wraps: true))
  }
}

/// Room of a slider.
nonisolated struct BarGround: View {
  @MainActor
  func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let rule = BarRule(
      idealWidth: Theme.sliderWidth, minimumWidth: Theme.sliderThumb, height: Theme.sliderThumb)
    return ViewOutputs(inputs.node("track", rule: rule))
  }
}

/// The part of a slider's track up to the middle of its thumb.
nonisolated struct SliderFill: Shape {
  let share: Double
  let thumb: CGFloat

  func path(in rect: CGRect) -> Path {
    var filled = rect
    filled.size.width = thumb / 2 + (rect.width - thumb) * CGFloat(share)
    return Path(roundedRect: filled, cornerRadius: rect.height / 2, style: .circular)
  }
}

/// The thumb of a slider at its place.
nonisolated struct ThumbPlace: Shape {
  let share: Double
  let side: CGFloat

  func path(in rect: CGRect) -> Path {
    let x = rect.minX + (rect.width - side) * CGFloat(share)
    return Path(ellipseIn: CGRect(x: x, y: rect.midY - side / 2, width: side, height: side))
  }
}
