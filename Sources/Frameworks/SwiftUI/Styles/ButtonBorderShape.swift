public import Foundation
public import SwiftUICore

/// A shape used to draw a button's border.
public struct ButtonBorderShape: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case automatic
        case capsule
        case circle
        case rounded(CGFloat?)
    }

    private let kind: Kind

    /// A shape that defers to the system to determine an appropriate shape for the given context and platform.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A capsule shape.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circular shape.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// A rounded rectangle shape.
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
    /// A rounded rectangle shape with a corner radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius))
    }

    /// Returns the shape of a button of a size.
    ///
    /// Source: measured: rounded rectangles of 8 points up to iOS 18, 12 for large ones (medium confidence).
    func shape(for size: ControlSize) -> AnyShape {
        let usual: CGFloat = size == .large || size == .extraLarge ? 12 : 8
        switch kind {
        case .automatic: return AnyShape(RoundedRectangle(cornerRadius: usual))
        case .capsule: return AnyShape(Capsule())
        case .circle: return AnyShape(Circle())
        case .rounded(let radius): return AnyShape(RoundedRectangle(cornerRadius: radius ?? usual))
        }
    }
}

extension EnvironmentValues {
    private enum ShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

    /// The shape of the borders of buttons.
    var buttonBorderShape: ButtonBorderShape {
        get { self[ShapeKey.self] }
        set { self[ShapeKey.self] = newValue }
    }
}

extension View {
    /// Returns the view with a shape of the borders of its buttons.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
