import SwiftParser
import SwiftSyntax

// What is left out before the compiler runs, because of the names of modules and types.
extension SourceReduction {
    /// Leaves out the imports of modules that are not there, where they may be compiled.
    ///
    /// - Parameters:
    ///   - text: The text of a ported source.
    ///   - lineOffset: The number of lines of the text before the first line of the source.
    ///   - isKnown: Whether there is a module of a name.
    package init(_ text: [UInt8], lineOffset: Int, keepingImportsWhere isKnown: (String) -> Bool) {
        // Most sources import what is there, and need not be parsed to know that.
        guard !Self.wordsAfterImport(in: text).allSatisfy(isKnown) else {
            self.init(text: text, omitted: [])
            return
        }
        let finder = ImportFinder(text)
        self.init(
            text, lineOffset,
            finder.found.compactMap { node in
                guard let module = node.path.first?.name.text, !isKnown(module) else { return nil }
                return (node.textRange, .module, module, "no such module '\(module)'")
            })
    }

    /// Leaves out the types that stubs declare as well.
    ///
    /// - Parameters:
    ///   - text: The text of a ported source.
    ///   - lineOffset: The number of lines of the text before the first line of the source.
    ///   - names: The names of the types.
    package init(_ text: [UInt8], lineOffset: Int, replacing names: Set<String>) {
        let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
        self.init(
            text, lineOffset,
            tree.statements.compactMap { item in
                guard let name = Self.typeName(of: item), names.contains(name) else { return nil }
                return (item.textRange, .type, name, "a stub declares '\(name)'")
            })
    }

    private init(
        _ text: [UInt8], _ lineOffset: Int,
        _ pieces: [(range: Range<Int>, kind: OmittedCode.Kind, name: String, reason: String)]
    ) {
        var edits = TextEdits()
        let lines = LineOffsets(text)
        let omitted = pieces.map { piece in
            edits.blank(piece.range)
            let line = lines.line(at: piece.range.lowerBound) - lineOffset
            return OmittedCode(kind: piece.kind, name: piece.name, line: max(1, line), reason: piece.reason)
        }
        self.init(text: pieces.isEmpty ? text : edits.applied(to: text), omitted: omitted)
    }

    /// Returns the names of the types that a source declares outside other types.
    ///
    /// - Parameter text: The text of the source.
    /// - Returns: The names, in the order of the source.
    package static func typeNames(in text: [UInt8]) -> [String] {
        let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
        return tree.statements.compactMap(typeName)
    }

    private static func typeName(of item: CodeBlockItemSyntax) -> String? {
        guard let declaration = item.item.as(DeclSyntax.self), !declaration.is(ExtensionDeclSyntax.self)
        else {
            return nil
        }
        return declaration.asProtocol((any NamedDeclSyntax).self).flatMap { node in
            declaration.isType || declaration.is(TypeAliasDeclSyntax.self) ? node.name.text : nil
        }
    }

    /// Returns the names of the modules that sources import for iOS.
    ///
    /// - Parameter texts: The texts of the sources.
    /// - Returns: The names, sorted.
    package static func moduleNames(in texts: [[UInt8]]) -> [String] {
        let names = texts.flatMap { ImportFinder(Array(importPart(of: $0))).moduleNames }
        return Set(names).sorted()
    }

    /// Returns the words that follow the word `import` and the kind of a declaration, also in comments and texts: the names
    /// of all modules that a source imports are among them.
    static func wordsAfterImport(in text: [UInt8]) -> Set<String> {
        let mark = Array("import".utf8)
        var found: Set<String> = []
        var start = 0
        while let first = text[start...].firstIndex(of: mark[0]) {
            start = first + 1
            guard text[first...].starts(with: mark),
                first == 0 || !text[first - 1].isPartOfWord,
                let name = word(in: text, from: first + mark.count)
            else { continue }
            found.insert(name)
        }
        return found
    }

    /// Returns the first word of a text from a place on that is not the kind of a declaration; empty where something else
    /// stands there, such as a comment, and nil if the place is in a word.
    private static func word(in text: [UInt8], from place: Int) -> String? {
        guard place < text.count, !text[place].isPartOfWord else { return nil }
        var rest = text[place...]
        while true {
            rest = rest.drop { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "`") }
            let word = rest.prefix(while: \.isPartOfWord)
            let name = String(decoding: word, as: UTF8.self)
            guard kinds.contains(name) else { return name }
            rest = rest[word.endIndex...]
        }
    }

    /// The words that an import may have before the name of a module.
    private static let kinds: Set = [
        "typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "actor", "macro",
    ]

    /// Returns a text up to the end of the last line that may have an import: what follows, most of a source, need not be
    /// parsed for its imports.
    static func importPart(of text: [UInt8]) -> ArraySlice<UInt8> {
        let word = Array("import".utf8), end = UInt8(ascii: "\n")
        guard text.count >= word.count else { return [] }
        for start in stride(from: text.count - word.count, through: 0, by: -1)
        where text[start] == word[0] && text[start..<start + word.count].elementsEqual(word) {
            return text[..<(text[start...].firstIndex(of: end) ?? text.endIndex)]
        }
        return []
    }
}
