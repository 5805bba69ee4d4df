package import Diagnostics

extension DiagnosticCode {
    static let yamlSyntax = DiagnosticCode(
        "yaml.syntax", .error, "YAML cannot be parsed",
        cause:
            "The text is neither YAML nor JSON, repeats a key in one mapping, nests too deep, or has an anchor "
            + "(`&name`) or alias (`*name`), which screen files do not have.",
        remedy:
            "Correct the line; text with `: `, `#`, `[`, `{` or `@` needs quotes, indentation is by spaces, and what "
            + "repeats goes into `components:` or `data:`.")

    /// The codes of this module.
    package static let yamlCodes: [DiagnosticCode] = [yamlSyntax]
}
