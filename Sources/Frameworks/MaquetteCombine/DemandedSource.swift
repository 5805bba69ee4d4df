import OpenCombine

/// A subscription whose values come from outside; those that the subscriber does not ask for are dropped.
final class DemandedSource<Value>: Subscription {
    /// Called when the subscription ends.
    var atEnd: (() -> Void)?
    /// Called when the subscriber asks for values for the first time.
    var atFirstDemand: (() -> Void)?

    private var demand = Subscribers.Demand.none
    private var receive: ((Value) -> Subscribers.Demand)?

    /// Creates the subscription of a subscriber, which is retained until the end.
    init<S: Subscriber>(_ subscriber: S) where S.Input == Value {
        receive = { subscriber.receive($0) }
    }

    /// Passes a value if it is asked for.
    func send(_ value: Value) {
        guard demand > 0, let receive else { return }
        demand -= 1
        demand += receive(value)
    }

    func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        guard demand > 0, let first = atFirstDemand else { return }
        atFirstDemand = nil
        first()
    }

    func cancel() {
        receive = nil
        atFirstDemand = nil
        let end = atEnd
        atEnd = nil
        end?()
    }
}
