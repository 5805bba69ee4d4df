/// Where code stopped, as a process says it before a signal ends it: the addresses of the calls under way in the file of its
/// program.
package struct TrapReport {
    /// What the line of standard error begins with; the addresses follow in hexadecimal digits, innermost first.
    package static let mark = "maquette: stack"
    /// The most addresses that are read. Chosen: deeper than most code calls.
    private static let limit = 128

    /// The addresses, innermost first; empty if there is no such line.
    package let addresses: [UInt64]
    /// What else the process has written.
    package let text: String

    /// Reads what a process has written to standard error, which may be anything.
    package init(_ errors: String) {
        guard errors.contains(Self.mark) else {
            (addresses, text) = ([], errors)
            return
        }
        let lines = errors.split(separator: "\n")
        let report = lines.last { $0.hasPrefix(Self.mark) }?.dropFirst(Self.mark.count) ?? ""
        addresses = report.split(separator: " ").prefix(Self.limit).compactMap { UInt64($0, radix: 16) }
        text = lines.filter { !$0.hasPrefix(Self.mark) }.map { $0 + "\n" }.joined()
    }
}
