public import Foundation

/// A dragging motion that invokes an action as the drag-event sequence changes.
public struct DragGesture: SystemGesture {
    /// The attributes of a drag gesture.
    public struct Value: Equatable, Sendable {
        /// The time associated with the current event.
        public var time: Date
        /// The location of the current event in points.
        public var location: CGPoint
        /// The location of the first event in points.
        public var startLocation: CGPoint
        /// The velocity in points per second.
        public var velocity: CGSize

        /// The translation from the first event to the current one, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Where the drag would end if it went on by its velocity, in points.
        ///
        /// Chosen: a quarter of a second of the velocity, about what a scroll view's deceleration leaves; confidence low.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        /// The translation at the end of the drag if it went on by its velocity, in points.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x,
                height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// The least distance in points before the gesture succeeds.
    public var minimumDistance: CGFloat
    /// The coordinate space of the locations.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture of a least distance in points.
    public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) { (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace.coordinateSpace) }

    /// Creates a gesture of a least distance in points.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }
}

extension DragGesture: PrimitiveGesture {
    package func phases(of event: PointerEvent, in element: LayoutElement) -> [GesturePhase<Value>] {
        func value(from start: CGPoint, _ velocity: CGSize) -> Value {
            Value(
                time: event.time, location: element.point(event.location, in: coordinateSpace),
                startLocation: element.point(start, in: coordinateSpace), velocity: velocity)
        }
        switch event.kind {
        case .tap where minimumDistance <= 0:
            // A finger that does not move is a drag of no distance.
            let value = value(from: event.location, .zero)
            return [.changed(value), .ended(value)]
        case .drag(let start, let velocity, let isEnded):
            let distance = hypot(event.location.x - start.x, event.location.y - start.y)
            guard distance >= minimumDistance else { return [] }
            let value = value(from: start, velocity)
            return isEnded ? [.changed(value), .ended(value)] : [.changed(value)]
        default: return []
        }
    }
}
