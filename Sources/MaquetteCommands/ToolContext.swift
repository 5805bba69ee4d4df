import Maquette

/// What a command meets: where it prints, and the screens it may name beside files.
struct ToolContext: Sendable {
    /// Where results and messages go.
    var console: Console
    /// Screens written in Swift; nil for the tool that reads files.
    var screens: [Screen]?
}
