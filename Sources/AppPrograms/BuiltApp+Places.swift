import Diagnostics
import Files
import Processes

extension BuiltApp {
    /// Finds the call of the app's own code that was under way when it stopped.
    ///
    /// The program has the lines of its sources, see the flags of its compiler; `addr2line` of the linker's package reads
    /// them. Calls of libraries, such as that which reports an index out of range, are passed over.
    ///
    /// - Parameter addresses: Where the program's file has the code of the calls, innermost first.
    /// - Returns: The source file, from the project's folder on, and the line; nil if none is found or `addr2line` is missing.
    func place(of addresses: [UInt64]) -> Place? {
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
            guard parts.count >= 2, let last = parts.last?.split(separator: " ").first,
                let number = Int(last), number > 0
            else { continue }
            let path = parts.dropLast().joined(separator: ":")
            if path.hasPrefix(root) { return Place(file: String(path.dropFirst(root.count)), line: number) }
        }
        return nil
    }
}
