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
