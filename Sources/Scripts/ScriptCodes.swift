package import Diagnostics

extension DiagnosticCode {
    package static let scriptSyntax = DiagnosticCode(
        "script.syntax", .error, "step cannot be read",
        cause:
            "A line under `steps:` is none of the steps of scripts, or lacks a part of it; or two pictures of a script "
            + "have one name.",
        remedy: "Correct the line where the message points; `docs/scripts.md` lists the steps.")
    package static let scriptLimit = DiagnosticCode(
        "script.limit", .error, "script too long",
        cause: "A script has more steps, takes more pictures or lasts longer than is carried out.",
        remedy: "Divide it into several states.")

    /// The codes of scripts as they are written.
    package static let scriptCodes: [DiagnosticCode] = [scriptSyntax, scriptLimit]
}
