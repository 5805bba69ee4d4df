package import Foundation

/// An instance that matches a sequence of events to a gesture, and returns a stream of values for each of its states.
public protocol Gesture<Value> {
    /// The type representing the gesture's value.
    associatedtype Value
    /// The type of gesture representing the body of this one.
    associatedtype Body: Gesture
    /// The content and behavior of the gesture.
    var body: Body { get }
    /// The type of the value, by which that of an app's gesture is found to be its body's.
    static var _valueType: Value.Type { get }
}

extension Gesture where Value == Body.Value {
    /// The type of the body's value.
    public static var _valueType: Body.Value.Type { Body.Value.self }
}

extension Never: Gesture {
    /// There is no value.
    public typealias Value = Never
}

/// A gesture that SwiftUI itself recognizes, so that it consists of no others.
public protocol SystemGesture: Gesture where Body == Never {}

extension SystemGesture {
    /// The type of the value.
    public static var _valueType: Value.Type { Value.self }
    /// Such a gesture consists of no others: the program stops, as on iOS.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A gesture that this module recognizes.
package protocol PrimitiveGesture: SystemGesture {
    /// Returns the states that an event leads to, in order; none where the gesture does not recognize it.
    func phases(of event: PointerEvent, in element: LayoutElement) -> [GesturePhase<Value>]
}

/// A state of a gesture.
package enum GesturePhase<Value> {
    /// The gesture goes on with a value.
    case changed(Value)
    /// The gesture has ended with a value.
    case ended(Value)

    /// The value of the state.
    var value: Value {
        switch self {
        case .changed(let value), .ended(let value): value
        }
    }

    /// Returns the state with another value.
    func map<Other>(_ change: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .changed(let value): .changed(change(value))
        case .ended(let value): .ended(change(value))
        }
    }
}

extension PrimitiveGesture {
    fileprivate func anyPhases(of event: PointerEvent, in element: LayoutElement) -> Any {
        phases(of: event, in: element)
    }
}

extension Gesture {
    /// Returns the states that an event leads to, in order; none where the gesture does not recognize it.
    func recognized(_ event: PointerEvent, in element: LayoutElement) -> [GesturePhase<Value>] {
        if let gesture = self as? any PrimitiveGesture {
            return gesture.anyPhases(of: event, in: element) as? [GesturePhase<Value>] ?? []
        }
        // The value of an app's gesture is that of its body.
        return body.recognized(event, in: element) as Any as? [GesturePhase<Value>] ?? []
    }
}

/// What a finger does on a host.
package struct PointerEvent {
    /// The kinds of what a finger does.
    package enum Kind {
        /// It has tapped for a number of times in a row.
        case tap(count: Int)
        /// It rests for seconds.
        case press(duration: Double)
        /// It has moved from a point, with a velocity in points per second.
        case drag(from: CGPoint, velocity: CGSize, isEnded: Bool)
        /// Two fingers have changed their distance by a factor.
        case magnify(CGFloat, isEnded: Bool)
        /// Two fingers have turned by an angle.
        case rotate(Angle, isEnded: Bool)
    }

    /// What the finger does.
    package var kind: Kind
    /// Where it is, in points of the host.
    package var location: CGPoint
    /// When, as a date.
    package var time: Date

    /// Creates an event.
    package init(_ kind: Kind, at location: CGPoint, time: Date = RenderClock.date) {
        (self.kind, self.location, self.time) = (kind, location, time)
    }
}

extension LayoutElement {
    /// Returns a point of the host in a coordinate space, in points.
    func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: point
        case .local: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        case .named(let name):
            element(ofSpaceNamed: name).map {
                CGPoint(x: point.x - $0.frame.minX, y: point.y - $0.frame.minY)
            } ?? point
        }
    }
}
