public import Foundation

/// A set of gestures, by which views say which they recognize.
public struct GestureMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The gesture that is added, and those of the view.
    public static let all = GestureMask(rawValue: 3)
    /// The gesture that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the view.
    public static let subviews = GestureMask(rawValue: 2)
    /// No gestures at all.
    public static let none: GestureMask = []
}

/// A view with a gesture.
struct GestureModification: ElementModification {
    /// How a gesture stands to others.
    enum Precedence {
        /// After those of the views inside.
        case normal
        /// Before those of the views inside.
        case high
        /// Beside the others that are recognized.
        case simultaneous
    }

    let gesture: any Gesture
    let mask: GestureMask
    let precedence: Precedence

    func hit(_ point: CGPoint, _ child: LayoutElement, in context: ElementContext) -> HitPath? {
        guard var path = child.hit(point) else { return nil }
        if !mask.contains(.subviews) { path.responders = [] }
        if mask.contains(.gesture), context.environment.isEnabled {
            path.responders.append(
                HitResponder(precedence: precedence, element: context.element, gesture: gesture))
        }
        return path
    }
}

extension View {
    private func recognizing(
        _ gesture: some Gesture, _ mask: GestureMask, _ precedence: GestureModification.Precedence
    ) -> ModifiedView {
        modified(by: GestureModification(gesture: gesture, mask: mask, precedence: precedence))
    }

    /// Returns the view with a gesture, which those of the views inside precede.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        recognizing(gesture, mask, .normal)
    }
    /// Returns the view with a gesture, recognized or not.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        recognizing(gesture, isEnabled ? .all : .subviews, .normal)
    }
    /// Returns the view with a gesture that precedes those of the views inside.
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { recognizing(gesture, mask, .high) }
    /// Returns the view with a gesture that precedes those of the views inside, recognized or not.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        recognizing(gesture, isEnabled ? .all : .subviews, .high)
    }
    /// Returns the view with a gesture that is recognized beside those of the views inside.
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { recognizing(gesture, mask, .simultaneous) }
    /// Returns the view with a gesture that is recognized beside those of the views inside, or not.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        recognizing(gesture, isEnabled ? .all : .subviews, .simultaneous)
    }

    /// Returns the view with an action for a number of taps.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        recognizing(TapGesture(count: count).onEnded(action), .all, .normal)
    }
    /// Returns the view with an action for a number of taps, which gets their location in points.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        recognizing(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) },
            .all, .normal)
    }
    /// Returns the view with an action for a long press, of a least duration in seconds.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return recognizing(
            press.onChanged { onPressingChanged?($0) }.onEnded { _ in
                action()
                onPressingChanged?(false)
            }, .all, .normal)
    }
}
