/// A protocol for showing a picture in a terminal.
package enum TerminalProtocol: String, CaseIterable, Hashable, Sendable {
    /// kitty's graphics protocol, which takes PNG.
    case kitty
    /// iTerm2's inline images, which take PNG.
    case iterm2
    /// DEC sixels: up to 256 colors.
    case sixel
    /// Half blocks in 24-bit color, two pixels per character: supported wherever colors are.
    case blocks

    /// Returns the protocol that the terminal supports according to the environment, without querying the
    /// terminal.
    ///
    /// Returns half blocks inside tmux and screen, which do not pass the other protocols through.
    package static func known(from environment: [String: String]) -> TerminalProtocol {
        func value(_ name: String) -> String { environment[name]?.lowercased() ?? "" }
        let term = value("TERM"), program = value("TERM_PROGRAM")
        if !value("TMUX").isEmpty || !value("STY").isEmpty || term.hasPrefix("screen")
            || term.hasPrefix("tmux")
        {
            return .blocks
        }
        if !value("KITTY_WINDOW_ID").isEmpty || term.contains("kitty") || term.contains("ghostty")
            || program == "ghostty" || !value("KONSOLE_VERSION").isEmpty
        {
            return .kitty
        }
        if program == "iterm.app" || program == "wezterm" || program == "mintty"
            || !value("ITERM_SESSION_ID").isEmpty || !value("LC_TERMINAL").isEmpty
        {
            return .iterm2
        }
        let sixelTerminals = ["sixel", "foot", "mlterm", "yaft", "contour"]
        return sixelTerminals.contains(where: term.contains) ? .sixel : .blocks
    }
}
