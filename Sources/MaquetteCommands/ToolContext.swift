import Foundation
import Maquette

/// The context of a command: its console, and the screens written in Swift.
struct ToolContext: Sendable {
    /// The console for results and messages.
    var console: Console
    /// The file descriptor of keys and answers.
    var input = STDIN_FILENO
    /// Screens written in Swift; nil for the tool that reads files.
    var screens: [Screen]?
    /// The classes of the app that this is the program of; nil for the tool.
    var app: AppClasses?
    /// The controllers of the app that are shown instead of files; `*` in a name matches any part.
    var controllers: [String] = []
}
