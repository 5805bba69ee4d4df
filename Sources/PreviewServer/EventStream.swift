import FlyingSocks

/// The bytes of a stream of events, each event in a piece of its own.
struct EventStream: AsyncBufferedSequence {
    typealias Element = UInt8

    let events: AsyncStream<String>

    func makeAsyncIterator() -> Iterator { Iterator(events: events.makeAsyncIterator()) }

    /// Waits for events.
    struct Iterator: AsyncBufferedIteratorProtocol {
        fileprivate var events: AsyncStream<String>.Iterator
        private var rest: ArraySlice<UInt8> = []

        fileprivate init(events: AsyncStream<String>.Iterator) { self.events = events }

        mutating func next() async -> UInt8? {
            while rest.isEmpty {
                guard let event = await events.next() else { return nil }
                rest = Array(event.utf8)[...]
            }
            return rest.popFirst()
        }

        mutating func nextBuffer(suggested count: Int) async -> [UInt8]? {
            guard rest.isEmpty else {
                defer { rest = [] }
                return Array(rest)
            }
            return await events.next().map { Array($0.utf8) }
        }
    }
}
