import Foundation
import Maquette

/// The context of a command: its console, and the screens written in Swift.
package struct ToolContext: Sendable {
    /// The console for results and messages.
    var console: Console
    /// The file descriptor of keys and answers.
    var input = STDIN_FILENO
    /// Screens written in Swift; nil for the tool that reads files.
    var screens: [Screen]?
    /// The apps that the command has opened.
    package var apps = OpenApps()
}
