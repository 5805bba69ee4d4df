import CProcesses
import Glibc

/// A program that runs, and what it has written so far.
struct RunningProgram {
    private let program: Program
    private let process: pid_t
    private let start = monotonicSeconds()
    private var streams: [CapturedStream] = []
    /// Why it was killed; nil while it was not.
    private var killed: ProgramResult.End?
    private var observedKilobytes = 0

    /// How often a program that is being written is tried, every 5 milliseconds.
    private static let startAttempts = 20
    /// The microseconds between two looks at a program whose memory is observed or whose time is limited.
    private static let interval: UInt32 = 2000

    /// Starts a program.
    init(_ program: Program) throws(ProgramError) {
        self.program = program
        let input = try StreamEnds(.discarded, standard: STDIN_FILENO, of: program)
        defer { input.closeWritten() }
        let output = try StreamEnds(program.output, standard: STDOUT_FILENO, of: program)
        defer { output.closeWritten() }
        if let stream = output.stream { streams.append(stream) }
        var failure: Int32 = 0, process: pid_t = 0
        do throws(ProgramError) {
            var errors: StreamEnds?
            if let kind = program.errors {
                errors = try StreamEnds(kind, standard: STDERR_FILENO, of: program)
            }
            defer { errors?.closeWritten() }
            if let stream = errors?.stream { streams.append(stream) }
            let written = (input.written, output.written, errors?.written ?? output.written)
            program.withDescription(descriptors: written) { description in
                for _ in 0..<Self.startAttempts {
                    failure = maquette_start(&description, &process)
                    // A program that was just written is busy while another process, started meanwhile, has it open.
                    guard failure == ETXTBSY else { return }
                    usleep(5000)
                }
            }
            if failure != 0 { throw ProgramError(program, cause: failure) }
        } catch {
            for index in streams.indices { streams[index].close() }
            throw error
        }
        self.process = process
    }

    /// Waits for the end of the program.
    mutating func result() -> ProgramResult {
        while streams.contains(where: \.isOpen), killed == nil { readStreams() }
        for index in streams.indices { streams[index].close() }
        var state: Int32 = 0, usage = rusage()
        while true {
            observe()
            if timeLeft <= 0 { kill(.timedOut(seconds: program.timeout ?? 0)) }
            let mustLook = killed == nil && (program.timeout != nil || program.observesMemory)
            let ended = wait4(process, &state, mustLook ? WNOHANG : 0, &usage)
            if ended == process || ended < 0 && errno != EINTR { break }
            if mustLook { usleep(Self.interval) }
        }
        let signal = Int(state & 0x7F)
        let own: ProgramResult.End = signal != 0 ? .signaled(signal) : .exited(status: Int(state >> 8) & 0xFF)
        return ProgramResult(
            end: killed ?? own, output: bytes(of: STDOUT_FILENO), errors: bytes(of: STDERR_FILENO),
            usage: ResourceUsage(
                usage, seconds: monotonicSeconds() - start, observedKilobytes: observedKilobytes))
    }

    private func bytes(of standard: Int32) -> [UInt8] {
        streams.first { $0.standard == standard }?.bytes ?? []
    }

    private var timeLeft: Double {
        program.timeout.map { $0 - (monotonicSeconds() - start) } ?? .infinity
    }

    /// Reads what is there, or waits for it.
    private mutating func readStreams() {
        let left = timeLeft
        guard left > 0 else { return kill(.timedOut(seconds: program.timeout ?? 0)) }
        var polled = streams.filter(\.isOpen).map {
            pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0)
        }
        let milliseconds = program.observesMemory ? Double(Self.interval) / 1000 : min(left, 1000) * 1000 + 1
        let ready = poll(&polled, nfds_t(polled.count), Int32(milliseconds))
        observe()
        guard ready > 0 else { return }
        for index in streams.indices where streams[index].isOpen {
            if let limit = streams[index].read() { kill(.wroteTooMuch(limit: limit)) }
        }
    }

    private mutating func observe() {
        guard program.observesMemory else { return }
        observedKilobytes = max(observedKilobytes, ResourceUsage.peakKilobytes(of: process))
    }

    private mutating func kill(_ reason: ProgramResult.End) {
        guard killed == nil else { return }
        killed = reason
        _ = Glibc.kill(program.timeout != nil ? -process : process, SIGKILL)
    }
}

/// Returns monotonic seconds; they limit the time of programs and are never part of an image.
private func monotonicSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
