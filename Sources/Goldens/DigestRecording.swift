package import Diagnostics
import Files
import Synchronization

/// The digests that a run records, gathered: their file holds all of them, so writing it for each would take time that
/// grows with the square of their number.
///
/// A digest is recorded once `write` has returned without an error.
package final class DigestRecording: Sendable {
    private let store: GoldenStore
    private let interval: Duration
    private let state: Mutex<State>

    private struct State {
        /// By the goldens' names: those that are not written yet.
        var digests: [String: String] = [:]
        /// Why they could not be written. Nothing is written after that.
        var problem: FileError?
        /// When they are to be written.
        var due: ContinuousClock.Instant
    }

    /// Chosen: what a run that is killed may lose.
    private static let standardInterval = Duration.seconds(1)
    /// Chosen: writing takes at most one part in as many of a run's time.
    private static let share = 20

    /// Creates a recording without digests.
    ///
    /// - Parameters:
    ///   - store: The goldens they belong to.
    ///   - interval: The time after which they are to be written, at least.
    package init(to store: GoldenStore, interval: Duration? = nil) {
        self.store = store
        self.interval = interval ?? DigestRecording.standardInterval
        state = Mutex(State(due: .now + self.interval))
    }

    /// Adds the line that a golden consists of.
    func add(_ line: [UInt8], as name: String) {
        let digest = GoldenLock.digest(in: line)
        state.withLock { $0.digests[name] = digest }
    }

    /// Whether it is time to write what was added.
    package var isDue: Bool { state.withLock { $0.due <= .now } }

    /// Writes what was added; returns why that failed, or a write before.
    package func write() -> Diagnostic? {
        state.withLock { state in
            if state.problem == nil, !state.digests.isEmpty {
                let start = ContinuousClock.now
                do throws(FileError) { try store.write(digests: state.digests) } catch {
                    state.problem = error
                }
                state.digests = [:]
                state.due = .now + max(interval, (.now - start) * DigestRecording.share)
            }
            return state.problem?.diagnostic
        }
    }
}

extension DigestRecording: Hashable {
    package static func == (first: DigestRecording, second: DigestRecording) -> Bool { first === second }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
