// The codes of `maquette-port`. They are declared here and not in its module, so that the registry of all codes
// does not bring a Swift parser into the tool.
extension DiagnosticCode {
    package static let portSyntax = DiagnosticCode(
        "port.syntax", .error, "Swift file left out",
        cause: "The file cannot be parsed as Swift, or is one that a library cannot have.",
        remedy: "Compile the file with Xcode first; a newer syntax than the parser's is not read.")
    package static let portOmitted = DiagnosticCode(
        "port.omitted", .warning, "declaration or file left out",
        cause:
            "A declaration needs the Objective-C runtime, and there is no way to write it without, or a file imports what iOS or this tool does not have.",
        remedy: "Write the declaration as the hint says; the rest is carried over.")
    package static let portChanged = DiagnosticCode(
        "port.changed", .warning, "carried over with a difference",
        cause: "The code compiles here and may act in another way than on iOS.",
        remedy: "Write the code as the hint says if the difference can be seen on a screen.")
    package static let portOutput = DiagnosticCode(
        "port.output", .error, "ported file cannot be placed",
        cause:
            "Two sources have the same place in the output, or the place is outside it or a source itself.",
        remedy: "Name another output folder, or port the sources in two runs.")
    package static let portUnlisted = DiagnosticCode(
        "port.unlisted", .error, "source not among the inputs",
        cause: "A folder that is to be ported whole has a Swift file that was not named as an input.",
        remedy: "Name the file, leave it out with --except, or let the package manager plan the build again.")

    /// The codes of the porting of Swift sources.
    package static let portingCodes: [DiagnosticCode] = [
        portSyntax, portOmitted, portChanged, portOutput, portUnlisted,
    ]
}
