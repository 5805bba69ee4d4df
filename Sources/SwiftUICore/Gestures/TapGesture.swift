public import Foundation

/// A gesture that recognizes one or more taps.
public struct TapGesture: SystemGesture, Sendable {
    /// The value of the gesture: none.
    public typealias Value = ()
    /// The number of taps.
    public var count: Int

    /// Creates a gesture of a number of taps.
    public init(count: Int = 1) { self.count = count }
}

extension TapGesture: PrimitiveGesture {
    package func phases(of event: PointerEvent, in element: LayoutElement) -> [GesturePhase<()>] {
        guard case .tap(let taps) = event.kind, count > 0, taps.isMultiple(of: count) else { return [] }
        return [.ended(())]
    }
}

/// A gesture that recognizes one or more taps and reports their location.
public struct SpatialTapGesture: SystemGesture {
    /// The attributes of a tap gesture.
    public struct Value: Equatable, Sendable {
        /// The location of the tap in points.
        public var location: CGPoint
    }

    /// The number of taps.
    public var count: Int
    /// The coordinate space of the location.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture of a number of taps.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
    }

    /// Creates a gesture of a number of taps.
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace)
    }
}

extension SpatialTapGesture: PrimitiveGesture {
    package func phases(of event: PointerEvent, in element: LayoutElement) -> [GesturePhase<Value>] {
        TapGesture(count: count).phases(of: event, in: element)
            .map { _ in .ended(Value(location: element.point(event.location, in: coordinateSpace))) }
    }
}

/// A gesture that succeeds when the user performs a long press.
public struct LongPressGesture: SystemGesture, Sendable {
    /// The value of the gesture: whether the finger rests.
    public typealias Value = Bool
    /// The least duration of the press in seconds.
    public var minimumDuration: Double
    /// The farthest that the finger may move, in points.
    public var maximumDistance: CGFloat

    /// Creates a gesture of a least duration in seconds and a farthest distance in points.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }
}

extension LongPressGesture: PrimitiveGesture {
    package func phases(of event: PointerEvent, in element: LayoutElement) -> [GesturePhase<Bool>] {
        guard case .press(let duration) = event.kind, duration >= minimumDuration else { return [] }
        return [.changed(true), .ended(true)]
    }
}
