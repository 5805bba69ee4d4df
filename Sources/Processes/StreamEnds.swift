import CProcesses
import Glibc

/// Where a program writes, or reads, and what this process reads of it.
struct StreamEnds {
    /// The descriptor that the program gets.
    let written: Int32
    /// What is read; nil if the output is not captured.
    var stream: CapturedStream?
    /// Whether the descriptor is one of this process itself.
    private let isOwn: Bool

    /// Opens what a stream of a program needs.
    ///
    /// - Parameters:
    ///   - kind: What becomes of the stream.
    ///   - standard: Its descriptor in the program.
    ///   - program: The program.
    /// - Throws: `ProgramError` if the system refuses it.
    init(_ kind: Program.Output, standard: Int32, of program: Program) throws(ProgramError) {
        isOwn = kind == .inherited
        let mayExceed: Bool, limit: Int
        switch kind {
        case .inherited:
            written = standard
            return
        case .discarded:
            written = try Self.opened("/dev/null", O_RDWR, for: program)
            return
        case .file(let path):
            written = try Self.opened(path, O_WRONLY | O_CREAT | O_TRUNC, for: program)
            return
        case .captured(let most): (limit, mayExceed) = (most, false)
        case .capturedStart(let most): (limit, mayExceed) = (most, true)
        }
        var ends: [Int32] = [-1, -1]
        guard maquette_program_pipe(&ends) == 0 else { throw ProgramError(program, cause: errno) }
        written = ends[1]
        stream = CapturedStream(standard: standard, descriptor: ends[0], limit: limit, mayExceed: mayExceed)
    }

    private static func opened(_ path: String, _ flags: Int32, for program: Program) throws(ProgramError)
        -> Int32
    {
        let descriptor = open(path, flags | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw ProgramError(program, cause: errno) }
        return descriptor
    }

    /// Closes the end of the program, which has its own copy.
    func closeWritten() { if !isOwn { close(written) } }
}
