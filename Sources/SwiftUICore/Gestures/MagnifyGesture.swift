public import Foundation

/// A gesture that recognizes a magnification motion and tracks the amount of magnification.
public struct MagnifyGesture: SystemGesture {
    /// The attributes of a magnification.
    public struct Value: Equatable, Sendable {
        /// The time associated with the current event.
        public var time: Date
        /// The factor of the magnification.
        public var magnification: CGFloat
        /// The change of the factor per second: 0, where events have no history.
        public var velocity: CGFloat
        /// The middle of the fingers, in sizes of the view.
        public var startAnchor: UnitPoint
        /// The middle of the fingers, in points of the view.
        public var startLocation: CGPoint
    }

    /// The least change of the factor before the gesture starts.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture of a least change of the factor.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: PrimitiveGesture {
    package func phases(of event: PointerEvent, in element: LayoutElement) -> [GesturePhase<Value>] {
        guard case .magnify(let factor, let isEnded) = event.kind, abs(factor - 1) >= minimumScaleDelta
        else { return [] }
        let value = Value(
            time: event.time, magnification: factor, velocity: 0,
            startAnchor: element.unitPoint(of: event.location),
            startLocation: element.point(event.location, in: .local))
        return isEnded ? [.changed(value), .ended(value)] : [.changed(value)]
    }
}

/// A gesture that recognizes a magnification motion; its value is the factor.
public struct MagnificationGesture: SystemGesture {
    /// The factor of the magnification.
    public typealias Value = CGFloat
    /// The least change of the factor before the gesture starts.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture of a least change of the factor.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: PrimitiveGesture {
    package func phases(of event: PointerEvent, in element: LayoutElement) -> [GesturePhase<CGFloat>] {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).phases(of: event, in: element)
            .map { $0.map(\.magnification) }
    }
}

/// A gesture that recognizes a rotation motion and tracks the angle of the rotation.
public struct RotateGesture: SystemGesture {
    /// The attributes of a rotation.
    public struct Value: Equatable, Sendable {
        /// The time associated with the current event.
        public var time: Date
        /// The angle of the rotation.
        public var rotation: Angle
        /// The change of the angle per second: 0, where events have no history.
        public var velocity: Angle
        /// The middle of the fingers, in sizes of the view.
        public var startAnchor: UnitPoint
        /// The middle of the fingers, in points of the view.
        public var startLocation: CGPoint
    }

    /// The least angle before the gesture starts.
    public var minimumAngleDelta: Angle

    /// Creates a gesture of a least angle.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: PrimitiveGesture {
    package func phases(of event: PointerEvent, in element: LayoutElement) -> [GesturePhase<Value>] {
        guard case .rotate(let angle, let isEnded) = event.kind,
            abs(angle.radians) >= minimumAngleDelta.radians
        else { return [] }
        let value = Value(
            time: event.time, rotation: angle, velocity: .zero,
            startAnchor: element.unitPoint(of: event.location),
            startLocation: element.point(event.location, in: .local))
        return isEnded ? [.changed(value), .ended(value)] : [.changed(value)]
    }
}

/// A gesture that recognizes a rotation motion; its value is the angle.
public struct RotationGesture: SystemGesture {
    /// The angle of the rotation.
    public typealias Value = Angle
    /// The least angle before the gesture starts.
    public var minimumAngleDelta: Angle

    /// Creates a gesture of a least angle.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: PrimitiveGesture {
    package func phases(of event: PointerEvent, in element: LayoutElement) -> [GesturePhase<Angle>] {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).phases(of: event, in: element)
            .map { $0.map(\.rotation) }
    }
}

extension LayoutElement {
    /// A point of the host in sizes of the element.
    fileprivate func unitPoint(of point: CGPoint) -> UnitPoint {
        guard frame.width > 0, frame.height > 0 else { return .center }
        return UnitPoint(x: (point.x - frame.minX) / frame.width, y: (point.y - frame.minY) / frame.height)
    }
}
