package import Diagnostics

extension DiagnosticCode {
    static let goldenEvidence = DiagnosticCode(
        "golden.evidence", .warning, "evidence cannot be written",
        cause: "The folder for expected, actual and difference pictures cannot be written.",
        remedy: "Name another folder with `-o` or with `output:` in the configuration.")
    static let goldenMode = DiagnosticCode(
        "golden.mode", .error, "unknown record mode",
        cause: "`SNAPSHOT_TESTING_RECORD` has a value that is not a record mode.",
        remedy: "Set it to `all`, `changed`, `missing` or `never`.")
    package static let goldenEnvironment = DiagnosticCode(
        "golden.environment", .error, "goldens made with something else",
        cause:
            "The goldens were made by a version of Maquette that draws differently, or with other fonts: any of them might "
            + "differ, whatever the screens are.",
        remedy:
            "Use the version and the fonts that made them, or make all of them anew with `maquette test --record all`."
    )
    package static let goldenReport = DiagnosticCode(
        "golden.report", .error, "report of the last run cannot be used",
        cause:
            "The report is missing or not one of `maquette test`, or files have changed since it was written.",
        remedy: "Run `maquette test` again.")
    package static let goldenBase = DiagnosticCode(
        "golden.base", .warning, "a golden that is only a digest cannot be shown",
        cause: "The screens of the revision that the digests were recorded in cannot be read or rendered.",
        remedy: "Name the revision with `--base`. In a shallow clone, fetch the history first.")
    package static let goldenShared = DiagnosticCode(
        "golden.shared", .error, "golden shared by two comparisons",
        cause: "Two screens or two assertions would be compared with the same golden.",
        remedy: "Rename one of the screens, or give one of the assertions a name of its own.")

    package static let goldenNames = DiagnosticCode(
        "golden.names", .warning, "goldens that are one file on other systems",
        cause:
            "The names of goldens differ in nothing but case or the composition of their characters. File systems of macOS "
            + "and Windows keep only one of them: a checkout there has lost the others.",
        remedy:
            "Delete what `maquette prune` lists. If all of them are wanted, rename screens, or names of snapshots."
    )

    /// The codes of this module.
    package static let goldenCodes: [DiagnosticCode] = [
        goldenEvidence, goldenMode, goldenEnvironment, goldenReport, goldenBase, goldenShared, goldenNames,
    ]
}
