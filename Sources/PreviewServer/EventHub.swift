import Files
import FlyingSocks
import Synchronization

/// The streams of events to the pages that are open.
final class EventHub: Sendable {
    /// The maximum number of streams; the oldest gives way. Chosen: more pages than one person watches.
    static let streamLimit = 16
    /// How often something is sent, by which streams of closed pages are found.
    static let heartbeat = Duration.seconds(10)
    /// The maximum number of events that wait for a page; a page that misses some connects again. Chosen: those of a
    /// large project that is rendered while a page is not looked at.
    private static let bufferSize = 10_000

    private struct Streams {
        var open: [Int: AsyncStream<String>.Continuation] = [:]
        var count = 0
    }

    private let streams = Mutex(Streams())

    /// The number of open streams.
    var count: Int { streams.withLock { $0.open.count } }

    /// Opens a stream that begins with an event.
    func open(_ name: String, _ data: JSONValue) -> EventStream {
        let (stream, continuation) = AsyncStream.makeStream(
            of: String.self, bufferingPolicy: .bufferingOldest(EventHub.bufferSize))
        continuation.yield(EventHub.text(name, data))
        let (number, oldest) = streams.withLock { streams in
            streams.count += 1
            streams.open[streams.count] = continuation
            let isFull = streams.open.count > EventHub.streamLimit
            let first = isFull ? streams.open.keys.min() : nil
            return (streams.count, first.flatMap { streams.open.removeValue(forKey: $0) })
        }
        oldest?.finish()
        continuation.onTermination = { [weak self] _ in
            self?.streams.withLock { _ = $0.open.removeValue(forKey: number) }
        }
        return EventStream(events: stream)
    }

    /// Sends an event to all pages.
    func publish(_ name: String, _ data: JSONValue) { send(EventHub.text(name, data)) }

    /// Sends a comment to all pages.
    func publishHeartbeat() { send(":\n\n") }

    private func send(_ text: String) {
        let open = streams.withLock { Array($0.open.values) }
        for stream in open {
            if case .dropped = stream.yield(text) { stream.finish() }
        }
    }

    /// JSON texts have no line ends.
    private static func text(_ name: String, _ data: JSONValue) -> String {
        "event: \(name)\ndata: \(data.text)\n\n"
    }
}
