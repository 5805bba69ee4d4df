import Glibc

/// Why a program cannot be started.
package struct ProgramError: Error, Hashable, Sendable {
    /// The causes that there are.
    package enum Cause: Hashable, Sendable {
        /// There is no such program.
        case missing
        /// The system refuses, for the reason that it gives.
        case refused(String)
    }

    /// The path or the name of the program.
    package var program: String
    /// Whether it is missing or refused.
    package var cause: Cause
    /// What the user can do about it.
    package var remedy: String

    init(_ program: Program, cause number: Int32) {
        self.program = program.location
        let isMissing = number == ENOENT && program.folder.map(Self.isFolder) ?? true
        cause = isMissing ? .missing : .refused(String(cString: strerror(number)))
        remedy =
            isMissing
            ? program.remedy ?? "install it, or add it to PATH"
            : "check its permissions and the folder it runs in"
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}

extension ProgramError: CustomStringConvertible {
    /// The program and the reason, as in "'git' is not installed".
    package var description: String {
        switch cause {
        case .missing: program.contains("/") ? "'\(program)' does not exist" : "'\(program)' is not installed"
        case .refused(let reason): "'\(program)' cannot be started: \(reason)"
        }
    }
}
