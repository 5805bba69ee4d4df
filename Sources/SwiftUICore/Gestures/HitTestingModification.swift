import CoreGraphics
public import Foundation

/// The kinds of content shapes.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Hit-testing and accessibility.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// Previews of what is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// Previews of context menus.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// Effects of pointers.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// Outlines of accessibility.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
    /// Outlines of the focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

/// A view that takes touches in a shape.
struct ContentShapeModification: ElementModification {
    let shape: any Shape
    let isEOFilled: Bool

    func hit(_ point: CGPoint, _ child: LayoutElement, in context: ElementContext) -> HitPath? {
        guard context.frame.isFiniteRect else { return nil }
        let path = shape.placedPath(in: context.frame, context.environment)
        guard path.contains(point, eoFill: isEOFilled) else { return nil }
        return child.hit(point) ?? HitPath()
    }
}

/// A view that takes part in hit testing or not.
struct HitTestingModification: ElementModification {
    let isEnabled: Bool

    func hit(_ point: CGPoint, _ child: LayoutElement, in context: ElementContext) -> HitPath? {
        isEnabled ? child.hit(point) : nil
    }
}

extension View {
    /// Returns the view with a shape in which it takes touches.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modified(by: ContentShapeModification(shape: shape, isEOFilled: eoFill))
    }

    /// Returns the view with a shape of some kinds; only that of interaction has an effect on what is here.
    public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        var view = AnyView(self)
        if kind.contains(.interaction) {
            view = AnyView(modified(by: ContentShapeModification(shape: shape, isEOFilled: eoFill)))
        }
        return view
    }

    /// Returns the view, which takes part in hit testing or not.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modified(by: HitTestingModification(isEnabled: enabled))
    }
}
