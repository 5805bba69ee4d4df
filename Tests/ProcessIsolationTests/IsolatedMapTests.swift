import CSandbox
import Glibc
import ProcessIsolation
import Testing

/// Forks this process, so the tests do not run at the same time as one another.
@Suite("Jobs in child processes", .serialized)
struct IsolatedMapTests {
    private static let limits = ProcessLimits(
        processorSeconds: 1, clockSeconds: 3, memory: 64 << 30, resultSize: 1 << 20)

    private static func outcomes(
        _ jobs: [() -> [UInt8]], workers: Int = 2, _ limits: ProcessLimits = limits
    ) -> [ProcessOutcome] {
        var found: [ProcessOutcome] = []
        isolatedMap(jobs, workers: workers, limits: limits, work: { $0() }) { index, outcome in
            #expect(index == found.count)
            found.append(outcome)
        }
        return found
    }

    @Test("deliver their results in order, whatever the number of processes")
    func results() {
        let jobs: [() -> [UInt8]] = (0..<5).map { number in
            {
                usleep(UInt32(5 - number) * 10_000)
                return Array(repeating: UInt8(number), count: number * 100_000)
            }
        }
        for workers in [1, 2, 8] {
            let ends = Self.outcomes(jobs, workers: workers).map(\.end)
            #expect(ends == (0..<5).map { .finished(Array(repeating: UInt8($0), count: $0 * 100_000)) })
        }
    }

    @Test("begin as copies and leave nothing behind")
    func copies() {
        var count = 0
        let jobs: [() -> [UInt8]] = (0..<3).map { _ in
            {
                count += 1
                return [UInt8(count)]
            }
        }
        #expect(Self.outcomes(jobs).map(\.end) == [.finished([1]), .finished([1]), .finished([1])])
        #expect(count == 0)
    }

    @Test("end with the reason, and the others go on")
    func ends() {
        let outcomes = Self.outcomes([
            { exit(0) },
            { fatalError("no water") },
            { while true {} },
            {
                sleep(60)
                return []
            },
            { Array(repeating: 0, count: 2 << 20) },
            { [7] },
            {
                let outlet: Int! = [1].first { $0 > 1 }
                return [UInt8(clamping: outlet)]
            },
        ])
        #expect(outcomes[6].fault?.reason == .missingValue)
        #expect(outcomes[0].end == .exited(status: 0))
        let fault = outcomes[1].fault
        #expect(fault?.reason == .fatalError && fault?.file == "IsolatedMapTests.swift")
        #expect(fault?.text?.hasSuffix("Fatal error: no water") == true)
        #expect(outcomes[2].end == .tookTooLong)
        #expect(outcomes[3].end == .tookTooLong)
        #expect(outcomes[4].end == .tookTooLong || outcomes[4].end == .exited(status: 1))
        #expect(outcomes[5].end == .finished([7]))
    }

    @Test("cannot have more memory than they may")
    func memory() {
        let limits = ProcessLimits(memory: 2 << 30)
        let outcomes = Self.outcomes(
            [{ Array(UnsafeMutableRawBufferPointer.allocate(byteCount: 10 << 30, alignment: 1).prefix(1)) }],
            limits)
        guard case .crashed = outcomes[0].end else {
            Issue.record("ended as \(outcomes[0].end)")
            return
        }
    }

    @Test("cannot write, connect, start programs or signal others")
    func sideEffects() {
        let path = "/tmp/maquette-isolation-\(getpid())"
        let own = getpid()
        let outcomes = Self.outcomes([
            { [UInt8(clamping: open(path, O_WRONLY | O_CREAT, 0o600) < 0 ? Int(errno) : 0)] },
            { [UInt8(clamping: mkdir(path, 0o700) < 0 ? Int(errno) : 0)] },
            { [UInt8(clamping: unlink("/tmp") < 0 ? Int(errno) : 0)] },
            { [UInt8(clamping: socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) < 0 ? Int(errno) : 0)] },
            { [UInt8(clamping: maquette_fork() < 0 ? Int(errno) : 0)] },
            { [UInt8(clamping: kill(own, 0) < 0 ? Int(errno) : 0)] },
            { [UInt8(clamping: open("/etc/passwd", O_RDONLY) >= 0 ? 0 : Int(errno))] },
        ])
        let refused = ProcessOutcome.End.finished([UInt8(EACCES)])
        #expect(outcomes.map(\.end) == Array(repeating: refused, count: 6) + [.finished([0])])
        #expect(access(path, F_OK) != 0)
    }

    @Test("within the fence keep what they print, each for itself, and go on to be fenced")
    func printed() {
        var found: [ProcessOutcome] = []
        let jobs: [() -> [UInt8]] = [
            {
                print("first")
                _ = "warning\n".withCString { write(STDERR_FILENO, $0, 8) }
                return [1]
            },
            {
                print(String(repeating: "x", count: 1 << 20))
                return [2]
            },
            { fatalError("no water") },
            {
                usleep(5_000_000)
                return [4]
            },
        ]
        let limits = ProcessLimits(processorSeconds: 5, clockSeconds: 1, memory: 64 << 30)
        fencedMap(jobs, workers: 4, limits: limits, work: { $0() }) { found.insert($1, at: $0) }
        #expect(found[0].end == .finished([1]))
        #expect(String(decoding: found[0].output, as: UTF8.self) == "first\n")
        #expect(String(decoding: found[0].errors, as: UTF8.self) == "warning\n")
        // The start is kept, and nobody waits for the rest.
        #expect(found[1].end == .finished([2]) && found[1].output.count == 256 << 10)
        #expect(found[2].fault?.text?.hasSuffix("Fatal error: no water") == true)
        #expect(found[2].output.isEmpty && !found[2].errors.isEmpty)
        #expect(found[3].end == .tookTooLong)
    }
}
