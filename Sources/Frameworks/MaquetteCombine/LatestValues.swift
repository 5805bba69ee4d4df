import OpenCombine

/// The latest value of one publisher.
final class LatestValue<Value> {
    var value: Value?
}

/// The subscription to the latest values of several publishers.
final class LatestValues<Downstream: Subscriber>: Subscription {
    private var downstream: Downstream?
    /// The publishers that have not finished.
    private var running: Int
    private var demand = Subscribers.Demand.none
    /// Whether there are values that the subscriber did not ask for yet.
    private var isPending = false
    private var sources: [any Subscription] = []
    private let combined: () -> Downstream.Input?

    /// Creates the subscription.
    ///
    /// - Parameters:
    ///   - downstream: The subscriber.
    ///   - count: The number of publishers.
    ///   - combined: Returns what is passed; nil while a publisher has no value.
    init(_ downstream: Downstream, count: Int, combined: @escaping () -> Downstream.Input?) {
        self.downstream = downstream
        running = count
        self.combined = combined
    }

    /// Subscribes, and then adds the publishers.
    func start(_ addPublishers: (LatestValues) -> Void) {
        downstream?.receive(subscription: self)
        addPublishers(self)
    }

    /// Adds a publisher, whose latest value is kept.
    func add<P: Publisher>(_ publisher: P, to latest: LatestValue<P.Output>)
    where P.Failure == Downstream.Failure {
        guard downstream != nil else { return }
        publisher.subscribe(
            AnySubscriber<P.Output, P.Failure>(
                receiveSubscription: { [self] source in
                    sources.append(source)
                    source.request(.unlimited)
                },
                receiveValue: { [self] value in
                    latest.value = value
                    isPending = true
                    passPending()
                    return .none
                },
                receiveCompletion: { [self] completion in end(completion) }))
    }

    private func passPending() {
        guard isPending, demand > 0, let downstream, let values = combined() else { return }
        isPending = false
        demand -= 1
        demand += downstream.receive(values)
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        running -= 1
        if case .finished = completion, running > 0 { return }
        let subscriber = downstream
        cancel()
        subscriber?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        passPending()
    }

    func cancel() {
        downstream = nil
        let ended = sources
        sources = []
        for source in ended { source.cancel() }
    }
}
