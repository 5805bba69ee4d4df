extension DiagnosticCode {
    static let fileProblems = DiagnosticCode(
        "file.problems", .error, "more problems in the file",
        cause: "The file has more problems than are listed.",
        remedy: "Correct the problems that are listed, then run the tool again.")

    /// The codes of lists of problems.
    package static let problemListCodes: [DiagnosticCode] = [fileProblems]
}
