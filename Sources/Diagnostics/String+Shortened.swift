extension String {
    /// The text on one line, truncated to forty characters, for messages.
    package var shortened: String {
        let line = map { $0.isNewline ? " " : $0 }.prefix(41)
        return line.count > 40 ? String(line.prefix(39)) + "…" : String(line)
    }
}
