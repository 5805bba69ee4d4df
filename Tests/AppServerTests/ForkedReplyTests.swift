import Glibc
import Maquette
import Testing

@testable import AppServer

@Suite("A copy of a process that answers", .serialized)
struct ForkedReplyTests {
    @Test("sends its result, and what it has printed")
    func result() {
        let (outcome, reply) = ForkedReply.outcome(without: -1) {
            print("hello")
            write(STDERR_FILENO, "oh\n", 3)
            return Array(repeating: 7, count: 300_000)
        }
        #expect(outcome.end == .finished)
        #expect(outcome.output == "hello\n" && outcome.errors == "oh\n")
        #expect(reply == Array(repeating: 7, count: 300_000))
    }

    @Test("that leaves or stops says how")
    func ends() {
        #expect(ForkedReply.outcome(without: -1) { exit(7) }.outcome.end == .exited(status: 7))
        let stopped = ForkedReply.outcome(without: -1) {
            kill(getpid(), SIGKILL)
            return []
        }
        #expect(stopped.outcome.end == .tookTooLong)
        #expect(stopped.reply.isEmpty)
    }

    @Test("changes nothing for the next one, and keeps the end of long texts")
    func isolation() {
        var value = 1
        let first = ForkedReply.outcome(without: -1) {
            value = 2
            return [UInt8(value)]
        }
        let second = ForkedReply.outcome(without: -1) { [UInt8(value)] }
        #expect(first.reply == [2] && second.reply == [1])
        let long = ForkedReply.outcome(without: -1) {
            print(String(repeating: "a", count: 2 * SourceOutcome.textLimit) + "z")
            return []
        }
        #expect(long.outcome.output.count == SourceOutcome.textLimit && long.outcome.output.hasSuffix("z\n"))
    }
}
