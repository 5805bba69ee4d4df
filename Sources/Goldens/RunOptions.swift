/// The options of a test run that other commands need to find its configuration and its output folder.
package struct RunOptions: Hashable, Sendable {
    /// The configuration file; nil for that in the current folder.
    package var configuration: String?
    /// The output folder; nil for that of the configuration.
    package var output: String?

    /// Creates the options of a run; without values those of one that was given none.
    package init(configuration: String? = nil, output: String? = nil) {
        (self.configuration, self.output) = (configuration, output)
    }

    /// The options as arguments of a command line, not quoted.
    package var optionArguments: [String] {
        RunOptions.option("-c", "--config", configuration) + RunOptions.option("-o", "--output", output)
    }

    /// A value that begins with a hyphen is only read behind an equals sign.
    private static func option(_ short: String, _ long: String, _ value: String?) -> [String] {
        guard let value else { return [] }
        return value.hasPrefix("-") ? ["\(long)=\(value)"] : [short, value]
    }

    /// Returns a command line with these options.
    ///
    /// - Parameters:
    ///   - command: The command and its own options, as words that are not quoted.
    ///   - arguments: What follows the options, not quoted: names or files, which may begin with a hyphen.
    /// - Returns: The line, quoted for shells.
    package func line(_ command: [String], _ arguments: [String] = []) -> String {
        let separator = arguments.contains { $0.hasPrefix("-") } ? ["--"] : []
        return (["maquette"] + command + optionArguments + separator + arguments).map(\.quotedForShell)
            .joined(separator: " ")
    }
}
