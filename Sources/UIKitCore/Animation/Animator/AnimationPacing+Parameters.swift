extension AnimationPacing {
    /// The pacing that an object describes, for a duration in seconds.
    init(_ parameters: any UITimingCurveProvider, duration: TimeInterval) {
        if let spring = parameters.springTimingParameters {
            self = .spring(spring.spring(for: duration))
        } else if let cubic = parameters.cubicTimingParameters {
            let (one, two) = (cubic.controlPoint1, cubic.controlPoint2)
            self = .curve(UnitBezier(one.x, one.y, two.x, two.y))
        } else {
            self = .curve(.easeInEaseOut)
        }
    }
}
