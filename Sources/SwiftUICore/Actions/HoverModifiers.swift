public import Foundation

/// The phases of a pointer's hovering.
public enum HoverPhase: Equatable, Sendable {
    /// The pointer is at a location, in points.
    case active(CGPoint)
    /// The pointer is elsewhere.
    case ended
}

/// An effect of pointers above a view.
public struct HoverEffect: Hashable, Sendable {
    private let name: String
    /// As the system decides.
    public static let automatic = HoverEffect(name: "automatic")
    /// The pointer becomes a light behind the view.
    public static let highlight = HoverEffect(name: "highlight")
    /// The view is raised.
    public static let lift = HoverEffect(name: "lift")
}

extension View {
    /// Returns the view; an action for a pointer above it has no effect here, where there is no pointer.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

    /// Returns the view; an action for a pointer above it has no effect here, where there is no pointer.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }

    /// Returns the view; an effect of pointers has no effect here, where there is no pointer.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }

    /// Returns the view; an effect of pointers has no effect here, where there is no pointer.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
