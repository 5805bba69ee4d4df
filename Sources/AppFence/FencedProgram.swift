import CProcesses
import Glibc

/// A program within the fence that the broker has made, and the socket to it.
///
/// It ends with this object, with all that it has started.
package final class FencedProgram {
    /// The process of the broker.
    let broker: pid_t
    private let channel: MessageChannel
    /// The socket to the broker; -1 once closed.
    private var control: Int32
    private let streams: ProgramOutput
    /// How it ended; nil while it runs, as far as this process knows.
    package private(set) var knownEnd: FencedProgramEnd?

    /// Starts a program. It runs once the first message comes; why it does not is known then.
    ///
    /// - Parameters:
    ///   - plan: The program, and what it may do.
    ///   - broker: The path of the executable `maquette-app-broker`.
    /// - Returns: The program.
    /// - Throws: `FenceError.notStarted` if the broker cannot be started.
    package static func start(_ plan: FencedProgramPlan, broker: String) throws(FenceError) -> FencedProgram {
        try start(plan, command: [broker])
    }

    /// Starts a program by a command.
    ///
    /// - Parameters:
    ///   - plan: The program, and what it may do.
    ///   - command: The broker, as a command that its arguments are added to.
    /// - Returns: The program.
    /// - Throws: `FenceError.notStarted` if the command cannot be started.
    package static func start(
        _ plan: FencedProgramPlan, command: [String]
    ) throws(FenceError) -> FencedProgram {
        guard let pairs = DescriptorPairs.open() else { throw .notStarted(String(cString: strerror(errno))) }
        defer { pairs.closeFar() }
        var process: pid_t = 0
        let failure = start(command + plan.brokerArguments, pairs, &process)
        guard failure == 0 else {
            pairs.closeNear()
            throw .notStarted("'\(command[0])': \(String(cString: strerror(failure)))")
        }
        return FencedProgram(process, pairs, plan)
    }

    private init(_ broker: pid_t, _ pairs: DescriptorPairs, _ plan: FencedProgramPlan) {
        self.broker = broker
        control = pairs.control.near
        channel = MessageChannel(descriptor: pairs.socket.near, limit: plan.messageSize)
        streams = ProgramOutput(
            output: pairs.output.near, errors: pairs.errors.near, limit: plan.outputSize)
    }

    deinit { end() }

    private static func start(
        _ arguments: [String], _ pairs: DescriptorPairs, _ process: inout pid_t
    ) -> Int32 {
        let texts = arguments.map { strdup($0) } + [nil]
        defer { for text in texts { free(text) } }
        let none: [UnsafeMutablePointer<CChar>?] = [nil]
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(null) }
        return texts.withUnsafeBufferPointer { texts in
            none.withUnsafeBufferPointer { none in
                arguments[0].withCString { path in
                    var description = maquette_program(
                        location: path, arguments: texts.baseAddress, environment: none.baseAddress,
                        folder: nil, descriptors: (null, pairs.output.far, pairs.errors.far),
                        sockets: (pairs.socket.far, pairs.control.far), leads_group: 1, memory: .max,
                        processor_seconds: .max, file_size: .max, open_files: .max)
                    return maquette_start(&description, &process)
                }
            }
        }
    }

    // MARK: Messages

    /// Sends a message.
    ///
    /// - Parameters:
    ///   - message: The bytes.
    ///   - timeout: The seconds within which the program must have read it; nil for the limit of the clock.
    /// - Throws: `FenceError.ended` if the program has ended, and what `MessageChannel.send` throws.
    package func send(_ message: [UInt8], timeout: Double? = nil) throws(FenceError) {
        do { try channel.send(message, timeout: timeout, reading: streams) } catch { throw cause(of: error) }
    }

    /// Receives a message.
    ///
    /// - Parameter timeout: The seconds within which it must be there; nil for the limit of the clock.
    /// - Returns: The bytes.
    /// - Throws: `FenceError.ended` if the program has ended, and what `MessageChannel.receive` throws.
    package func receive(timeout: Double? = nil) throws(FenceError) -> [UInt8] {
        do { return try channel.receive(timeout: timeout, reading: streams) } catch { throw cause(of: error) }
    }

    /// A socket that is closed is one whose program has ended.
    private func cause(of error: FenceError) -> FenceError {
        error == .closed ? .ended(end()) : error
    }

    /// Says that a request begins: the limits of processor time and clock count from now on.
    package func beginRequest() { notifyBroker("b") }

    /// Says that no request is carried out: the clock is not limited until the next begins.
    package func endRequest() { notifyBroker("e") }

    private func notifyBroker(_ word: String) {
        guard control >= 0 else { return }
        _ = Array(word.utf8).withUnsafeBytes {
            Glibc.send(control, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
        }
    }

    /// Returns what the program has written to its standard output and error since this was called last, or the end of it.
    package func takeOutput() -> (output: [UInt8], errors: [UInt8]) { streams.take() }

    // MARK: The end

    /// Ends the program with all that it has started, if it has not ended.
    ///
    /// - Returns: How it ended.
    @discardableResult package func end() -> FencedProgramEnd {
        if let knownEnd { return knownEnd }
        // A program that has closed its socket and runs on is ended with this.
        shutdown(channel.descriptor, Int32(SHUT_RDWR))
        close(channel.descriptor)
        shutdown(control, Int32(SHUT_WR))
        var report: [UInt8] = [], piece = [UInt8](repeating: 0, count: 64)
        while report.count < 1024 {
            var polled = [control, streams.descriptors.first ?? -1, streams.descriptors.last ?? -1].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            guard poll(&polled, 3, -1) >= 0 || errno == EINTR else { break }
            streams.read(polled.dropFirst().filter { $0.revents != 0 }.map(\.fd))
            guard polled[0].revents != 0 else { continue }
            let count = read(control, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            report += piece[..<count]
        }
        close(control)
        control = -1
        var state: Int32 = 0
        while waitpid(broker, &state, 0) < 0, errno == EINTR {}
        streams.read(streams.descriptors)
        let end = FencedProgramEnd(
            report: String(decoding: report, as: UTF8.self),
            status: state & 0x7F == 0 ? Int(state >> 8) & 0xFF : nil,
            errors: String(decoding: streams.errors, as: UTF8.self))
        knownEnd = end
        return end
    }
}
