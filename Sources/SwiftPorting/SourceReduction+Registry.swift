// The list of the classes of an app, which the porter writes.
extension SourceReduction {
    /// Leaves out the lines of the list of classes that errors are in and that the program can do without: values in place of
    /// those that other code would give. Nothing of the app's own code is lost by that.
    ///
    /// - Parameters:
    ///   - text: The text of the list.
    ///   - messages: The errors in it.
    package init(ofList text: [UInt8], _ messages: [CompilerMessage]) {
        var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for message in messages where lines.indices.contains(message.line - 1) {
            let line = lines[message.line - 1]
            let code = line.drop { $0 == UInt8(ascii: " ") }
            if Self.starts.contains(where: code.starts) { lines[message.line - 1] = [] }
        }
        self.init(text: Array(lines.joined(separator: [UInt8(ascii: "\n")])), omitted: [])
    }

    /// How these lines begin.
    private static let starts = [
        "ported.valuesByType[", "ported.emptyValues.append", "ported.previews.append", "ported.setApp(",
    ].map { Array($0.utf8) }
}
