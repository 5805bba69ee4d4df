import Diagnostics
import Files
import Processes

extension BuiltApp {
    /// Finds the call of the app's own code that was under way when it stopped.
    ///
    /// The program has the lines of its sources, see the flags of its compiler; `addr2line` of the linker's package reads
    /// them. Calls of libraries, such as that which reports an index out of range, are passed over.
    ///
    /// - Parameters:
    ///   - addresses: Where the program's file has the code of the calls, innermost first.
    ///   - reported: The name of the file and the line in the message of Swift's runtime; nil where it has none.
    /// - Returns: The source file, from the project's folder on, and the line; nil if none is found or `addr2line` is missing.
    func place(of addresses: [UInt64], reported: (file: String?, line: Int?)) -> Place? {
        var reader = Program(
            "addr2line", ["-e", program] + addresses.map { "0x" + String($0, radix: 16) })
        reader.output = .captured(atMost: 1 << 18)
        reader.limits = ResourceLimits(memory: 4 << 30, processorSeconds: 20)
        reader.timeout = 20
        guard let result = try? reader.run(), result.succeeded else { return nil }
        let root = folder.project + "/"
        for line in result.text.split(separator: "\n") {
            // `path:line`, with a remark in parentheses after some lines, and `?` for what is not known.
            let parts = line.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count >= 2, let last = parts.last?.split(separator: " ").first else { continue }
            let path = parts.dropLast().joined(separator: ":")
            guard path.hasPrefix(root) else { continue }
            // What the compiler adds to a line, such as the check of a value, has none: the message says which it is.
            let isReported = path.split(separator: "/").last.map(String.init) == reported.file
            let number = Int(last).flatMap { $0 > 0 ? $0 : nil } ?? (isReported ? reported.line : nil)
            if let number { return Place(file: String(path.dropFirst(root.count)), line: number) }
        }
        return nil
    }
}
