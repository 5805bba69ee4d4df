// The list of the classes of an app, which the porter writes.
extension SourceReduction {
    /// Leaves out the lines of the list of classes that errors are in and that the program can do without: values in place of
    /// those that other code would give, and objects that it makes. Nothing of the app's own code is lost by that.
    ///
    /// An object that is made with an argument too many stays: the argument is left out as elsewhere.
    ///
    /// - Parameters:
    ///   - text: The text of the list.
    ///   - messages: The errors in it.
    package init(ofList text: [UInt8], _ messages: [CompilerMessage]) {
        var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        // What is wrong beside an argument too many may follow from that.
        let kept = Set(messages.filter(\.isOfExtraArgument).map(\.line))
        for message in messages where lines.indices.contains(message.line - 1) {
            let line = lines[message.line - 1]
            let code = line.drop { $0 == UInt8(ascii: " ") }
            let isMade = !kept.contains(message.line) && Self.makers.contains(where: code.starts)
            if isMade || Self.starts.contains(where: code.starts) { lines[message.line - 1] = [] }
        }
        self.init(text: Array(lines.joined(separator: [UInt8(ascii: "\n")])), omitted: [])
    }

    /// How these lines begin.
    private static let starts = [
        "ported.valuesByType[", "ported.emptyValues.append", "ported.previews.append", "ported.setApp(",
    ].map { Array($0.utf8) }

    /// How the lines with objects begin.
    private static let makers = [
        "ported.nibOwners[", "ported.sceneDelegates[", "ported.setApplicationDelegate(",
    ].map { Array($0.utf8) }

    /// Returns the messages about lines that are not left out.
    ///
    /// - Parameter messages: The messages.
    /// - Returns: Those about lines with code.
    package func messagesLeft(of messages: [CompilerMessage]) -> [CompilerMessage] {
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return messages.filter { lines.indices.contains($0.line - 1) && !lines[$0.line - 1].isEmpty }
    }
}

extension CompilerMessage {
    /// Whether a call has more arguments than its function has parameters.
    fileprivate var isOfExtraArgument: Bool {
        text.hasPrefix("extra argument") || text.hasPrefix("incorrect argument label")
            || text.hasPrefix("argument passed to call that takes no")
    }
}
