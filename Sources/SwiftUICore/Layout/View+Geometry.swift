import Foundation

extension View {
    /// Adds an action to be performed when a value, created from a geometry proxy, changes.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View { onGeometryChange(for: type, of: transform) { _, new in action(new) } }

    /// Adds an action to be performed when a value, created from a geometry proxy, changes.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        background {
            GeometryReader { proxy in
                Color.clear.onChange(of: transform(proxy), initial: true, action)
            }
            .allowsHitTesting(false)
        }
    }

    /// Sets whether this view mirrors its contents horizontally when the layout direction is right-to-left.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(MirroringModifier(isEnabled: enabled))
    }
}

/// A view that is mirrored where the layout direction is right-to-left.
struct MirroringModifier: ViewModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
    }
}
