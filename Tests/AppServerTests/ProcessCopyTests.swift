import Glibc
import Maquette
import Testing

@testable import AppServer

@Suite("A copy of a process", .serialized)
struct ProcessCopyTests {
    /// Makes a copy that does some work and ends.
    ///
    /// - Returns: This process's side, and the message that the copy has sent; nil for none.
    private func run(_ work: (OriginalProcess) -> Void) throws -> (process: ProcessCopy, message: [UInt8]?) {
        switch ProcessCopy.make(takingRequests: false, without: []) {
        case .failure(let reason): throw MissingCopy(reason: reason)
        case .copy(let original):
            work(original)
            _exit(0)
        case .original(let process):
            let message = process.receive()
            process.waitForEnd()
            return (process, message)
        }
    }

    private struct MissingCopy: Error {
        var reason: String
    }

    @Test("sends a message, and what it has printed")
    func message() throws {
        let (process, message) = try run { original in
            print("hello")
            write(STDERR_FILENO, "oh\n", 3)
            _ = original.send(Array(repeating: 7, count: 300_000))
        }
        #expect(message == Array(repeating: 7, count: 300_000))
        let outcome = process.outcome(.finished)
        #expect(outcome.output == "hello\n" && outcome.errors == "oh\n")
    }

    @Test("that leaves or stops says how")
    func ends() throws {
        let left = try run { _ in exit(7) }
        #expect(left.message == nil && left.process.outcome.end == .exited(status: 7))
        let stopped = try run { _ in kill(getpid(), SIGKILL) }
        #expect(stopped.message == nil && stopped.process.outcome.end == .tookTooLong)
    }

    @Test("changes nothing for the next one, and keeps the end of long texts")
    func isolation() throws {
        var value: UInt8 = 1
        let first = try run { original in
            value = 2
            _ = original.send([value])
        }
        let second = try run { original in _ = original.send([value]) }
        #expect(first.message == [2] && second.message == [1])
        let long = try run { original in
            print(String(repeating: "a", count: 2 * SourceOutcome.textLimit) + "z")
            _ = original.send([])
        }
        let output = long.process.outcome(.finished).output
        #expect(output.count == SourceOutcome.textLimit && output.hasSuffix("z\n"))
    }

    @Test("takes requests, answers each, and ends with this process's side")
    func requests() throws {
        switch ProcessCopy.make(takingRequests: true, without: []) {
        case .failure(let reason): throw MissingCopy(reason: reason)
        case .copy(let original):
            while let request = original.receive() {
                guard original.send(request.reversed()) else { break }
            }
            _exit(3)
        case .original(let process):
            for size in [0, 1, 100_000] {
                let request = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
                #expect(process.send(request))
                #expect(process.receive() == request.reversed())
            }
            process.terminate()
            #expect(process.ownDescriptors.isEmpty && !process.send([1]))
        }
    }
}
