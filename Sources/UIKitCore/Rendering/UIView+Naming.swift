import Synchronization

extension UIView {
    /// The class name as authors write it.
    package var className: String { ClassNames.name(of: type(of: self)) }

    /// The name in messages: the input's identifier, or the accessibility identifier, or the class name.
    package var displayName: String { identifier ?? accessibilityIdentifier ?? className }

    /// The name in sentences: the author's name of the view, or its text, or its class.
    package var spokenName: String {
        if let name = authorName ?? readableIdentifier { return name }
        let kind = className.hasPrefix("UI") ? className.dropFirst(2).spacedWords : className
        guard let text = displayedText?.split(whereSeparator: \.isWhitespace).joined(separator: " "),
            !text.isEmpty
        else { return "the \(kind)" }
        return "“\(text.count > 30 ? text.prefix(29) + "…" : text)” \(kind)"
    }

    /// The identifier, unless it is one that Interface Builder has made up.
    private var readableIdentifier: String? {
        guard let identifier, !identifier.contains("/") else { return nil }
        let parts = identifier.prefix { $0 != "#" }.split(separator: "-", omittingEmptySubsequences: false)
        let isObjectID =
            parts.map(\.count) == [3, 2, 3] || identifier.allSatisfy(\.isNumber)
        return isObjectID ? nil : identifier
    }
}

extension Substring {
    /// The words of a name in camel case: `image view`.
    fileprivate var spacedWords: String {
        reduce(into: "") { words, character in
            if character.isUppercase, !words.isEmpty { words += " " }
            words += character.lowercased()
        }
    }
}

/// Caches class names: describing a type searches its conformances every time.
private enum ClassNames {
    private static let known = Mutex<[ObjectIdentifier: String]>([:])

    static func name(of type: UIView.Type) -> String {
        known.withLock { known in
            if let name = known[ObjectIdentifier(type)] { return name }
            // What `String(describing:)` gives for a type, without its search for conformances.
            let described = _typeName(type, qualified: false)
            let name = described.hasPrefix("_") ? String(described.dropFirst()) : described
            known[ObjectIdentifier(type)] = name
            return name
        }
    }
}
