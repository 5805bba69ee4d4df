/// The names that Xcode gives the symbols of assets.
///
/// Source: what Xcode 15 and later write (`GeneratedAssetSymbols.swift` in public repositories): "AccentColor" is `accent`,
/// "wexlo_chat_send_image" is `wexloChatSend`, "Image" is `image`, "CFConfezione" is `cfConfezione`, "Empty man PP" is
/// `emptyManPP`, "A319neo" is `a319Neo`, "IMG02" is `IMG_02`, "AL-0" is `AL_0`, "BMR" is `BMR`, "121212" is `_121212`.
enum AssetSymbolName {
    /// What an asset is, whose name may end with it.
    enum Kind: String {
        case color
        case image
    }

    /// Returns the name of the symbol of an asset.
    ///
    /// - Parameters:
    ///   - name: The name of the asset without the namespaces around it.
    ///   - kind: What it is; the last word is left out where it says the same.
    /// - Returns: The name, not yet in backticks; nil for one without letters and digits.
    static func property(of name: String, _ kind: Kind) -> String? {
        var parts = words(of: name)
        if parts.count > 1, parts.last?.lowercased() == kind.rawValue { parts.removeLast() }
        guard let first = parts.first else { return nil }
        if !parts.contains(where: { $0.contains(where: \.isLowercase) }) {
            return escaped(parts.joined(separator: "_"))
        }
        return escaped(first.lowercased() + parts.dropFirst().map(capitalized).joined())
    }

    /// Returns the name of the type of a folder that provides a namespace; nil for one without letters and digits.
    static func type(of name: String) -> String? {
        let text = words(of: name).map(capitalized).joined()
        return text.isEmpty ? nil : escaped(text)
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    private static func escaped(_ text: String) -> String { text.first?.isNumber ?? true ? "_" + text : text }

    /// Returns the words of a name: runs of letters and of digits, where a capital letter begins a word behind a small one, and
    /// before a small one.
    static func words(of name: String) -> [String] {
        let characters = Array(name)
        var found: [String] = [], word = ""
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                if !word.isEmpty { found.append(word) }
                word = ""
                continue
            }
            if let last = word.last,
                begins(character, behind: last, before: characters.dropFirst(index + 1).first)
            {
                found.append(word)
                word = ""
            }
            word.append(character)
        }
        return word.isEmpty ? found : found + [word]
    }

    private static func begins(_ character: Character, behind last: Character, before next: Character?)
        -> Bool
    {
        if last.isNumber != character.isNumber { return true }
        guard character.isUppercase else { return false }
        return last.isLowercase || next?.isLowercase ?? false
    }
}
