/// The look of buttons.
public protocol ButtonStyle {
    /// The type of a button's view.
    associatedtype Body: View
    /// What is known of a button.
    typealias Configuration = ButtonStyleConfiguration
    /// Returns the view of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a button.
public struct ButtonStyleConfiguration {
    /// The view of the label.
    public struct Label: SystemView {}
    /// The label of the button.
    public let label = Label()
    /// Whether it is pressed.
    public let isPressed = false
}

/// The look of switches.
public protocol ToggleStyle {
    /// The type of a switch's view.
    associatedtype Body: View
    /// What is known of a switch.
    typealias Configuration = ToggleStyleConfiguration
    /// Returns the view of a switch.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a switch.
public struct ToggleStyleConfiguration {
    /// The view of the label.
    public struct Label: SystemView {}
    /// The label of the toggle.
    public let label = Label()
    /// Whether it is on.
    public var isOn = false
}

/// A value that views further in give.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none is given.
    static var defaultValue: Value { get }
    /// Joins the values of two views.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

/// The outline of a shape.
public struct Path {
    /// The outline in Core Graphics.
    public let cgPath = CGMutablePath()
    /// Creates an empty outline.
    public init() {}
    /// Creates an outline.
    public init(_ path: CGPath) { cgPath.addPath(path) }
    /// Creates an outline in a function.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }
    /// Begins a subpath.
    public mutating func move(to point: CGPoint) { cgPath.move(to: point) }
    /// Appends a line.
    public mutating func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
    /// Appends a rectangle.
    public mutating func addRect(_ rect: CGRect) { cgPath.addRect(rect) }
    /// Appends an ellipse.
    public mutating func addEllipse(in rect: CGRect) { cgPath.addEllipse(in: rect) }
    /// Appends a curve.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        cgPath.addQuadCurve(to: end, control: control)
    }
    /// Appends a curve.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        cgPath.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Appends an arc of a circle.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        cgPath.addArc(
            center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
            clockwise: clockwise)
    }
    /// Closes the subpath.
    public mutating func closeSubpath() { cgPath.closeSubpath() }
}

/// A shape that is drawn as a view.
public protocol Shape: View where Body == Never {
    /// Returns the outline in a rectangle.
    func path(in rect: CGRect) -> Path
}

extension Shape {
    /// Such a view consists of no others.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
