/// Git, as this package runs it: without questions, with messages that can be passed on.
package enum Git {
    /// Returns a run of Git.
    ///
    /// - Parameters:
    ///   - arguments: Its arguments.
    ///   - environment: Variables in addition to those of this process.
    ///   - removed: The names of variables of this process that it does not get.
    /// - Returns: The program, whose messages are captured, and which writes in English.
    package static func program(
        _ arguments: [String], environment: [String: String] = [:], removing removed: Set<String> = []
    ) -> Program {
        var program = Program("git", arguments)
        let fixed = ["LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0"]
        program.environment = .inherited(adding: environment.merging(fixed) { $1 }, removing: removed)
        program.errors = .capturedStart(bytes: 16 << 10)
        program.remedy = "install Git, or add it to PATH"
        return program
    }

    /// Returns why a run has failed.
    ///
    /// - Parameter messages: What Git has written to its standard error.
    /// - Returns: One line without Git's `fatal: ` or `error: `, which warnings may precede; nil if it has written nothing.
    package static func reason(in messages: [UInt8]) -> String? {
        let lines = lines(of: messages)
        let line = lines.first { $0.hasPrefix("fatal: ") } ?? lines.first { $0.hasPrefix("error: ") }
        return line?.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? lines.first
    }

    /// Returns the lines of messages without the spaces around them.
    package static func lines(of messages: [UInt8]) -> [String] {
        String(decoding: messages, as: UTF8.self).split(whereSeparator: \.isNewline).map { line in
            let start = line.drop(while: \.isWhitespace)
            return String(start.reversed().drop(while: \.isWhitespace).reversed())
        }
    }
}
