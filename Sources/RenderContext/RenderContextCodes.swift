package import Diagnostics

extension DiagnosticCode {
    static let imageSymbol = DiagnosticCode(
        "image.symbol", .warning, "symbol not drawn",
        cause: "There is no outline for a symbol or a system item of this name; a marked box is drawn.",
        remedy: "Use one of the symbols in `docs/symbols.md`, or an image of your own.")
    static let timeUnsettled = DiagnosticCode(
        "time.unsettled", .note, "work pending when the picture was taken",
        cause: "Code schedules work or animations further ahead than a picture waits for.",
        remedy: "Capture the screen at the time that is wanted.")
    static let timeEndless = DiagnosticCode(
        "time.endless", .error, "work without end",
        cause: "Code on the main queue schedules itself again at once, without end.",
        remedy: "Let time pass between two runs, or end the repetition.")

    /// The codes of the clock, and of what the sink collects.
    package static let renderContextCodes: [DiagnosticCode] = [imageSymbol, timeUnsettled, timeEndless]
}
