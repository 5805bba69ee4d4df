import SwiftParser
import SwiftSyntax

/// Leaves out of a ported source what the compiler refuses: the smallest statement, member or declaration around each
/// error, so that the rest runs.
///
/// Lines stay lines. One pass leaves out what one run of the compiler reports; what needed it is reported by the
/// next run, so callers repeat until there are no errors.
package struct SourceReduction {
    /// The text without what is left out.
    package private(set) var text: [UInt8]
    /// What is left out.
    package private(set) var omitted: [OmittedCode] = []

    /// The function that stands for a value that is left out.
    package static let placeholder = "omittedCode()"
    /// The function that stands for a part of an expression that is left out. It has only values that can be made, so that
    /// a larger part is left out where it has none.
    package static let piecePlaceholder = "omittedPiece()"
    /// The function that returns the empty values of stubs, and of objects that the list of the classes makes. It is not
    /// overloaded, so that the compiler finds its type at once: measured, the others took it half of a run for the list.
    package static let stubPlaceholder = "stubbedValue()"
    /// The declaration of the placeholders, for one file of each module.
    package static let placeholderDeclarations = """
        private func reportOmittedCode(_ file: StaticString, _ line: UInt) -> Never {
            preconditionFailure("this code was left out, because it does not compile here", file: file, line: line)
        }
        func stubbedValue<T>(file: StaticString = #file, line: UInt = #line) -> T {
            if let value = InterfaceClasses.emptyValue(of: T.self) ?? (() as? T) { return value }
            reportOmittedCode(file, line)
        }
        @_disfavoredOverload
        func omittedCode<T>(file: StaticString = #file, line: UInt = #line) -> T { stubbedValue(file: file, line: line) }
        func omittedCode<T>(file: StaticString = #file, line: UInt = #line) -> T? { nil }
        func omittedCode(file: StaticString = #file, line: UInt = #line) -> Any { () }
        func omittedCode<T: ExpressibleByIntegerLiteral>(file: StaticString = #file, line: UInt = #line) -> T { 0 }
        func omittedCode<T: ExpressibleByStringLiteral>(file: StaticString = #file, line: UInt = #line) -> T { "" }
        func omittedCode<T: ExpressibleByArrayLiteral>(file: StaticString = #file, line: UInt = #line) -> T { [] }
        func omittedCode<K, V>(file: StaticString = #file, line: UInt = #line) -> [K: V] { [:] }
        func omittedCode(file: StaticString = #file, line: UInt = #line) -> Bool { false }
        func omittedCode(file: StaticString = #file, line: UInt = #line) {}
        func omittedCode(file: StaticString = #file, line: UInt = #line) -> CGRect { .zero }
        func omittedCode(file: StaticString = #file, line: UInt = #line) -> CGSize { .zero }
        func omittedCode(file: StaticString = #file, line: UInt = #line) -> CGPoint { .zero }
        func omittedCode(file: StaticString = #file, line: UInt = #line) -> UIEdgeInsets { .zero }
        func omittedCode(file: StaticString = #file, line: UInt = #line) -> UIColor { .systemGray }
        func omittedCode(file: StaticString = #file, line: UInt = #line) -> CGColor { UIColor.systemGray.cgColor }
        func omittedCode(file: StaticString = #file, line: UInt = #line) -> UIFont { .systemFont(ofSize: UIFont.labelFontSize) }
        func omittedCode(file: StaticString = #file, line: UInt = #line) -> UIImage { UIImage() }
        func omittedCode(file: StaticString = #file, line: UInt = #line) -> NSAttributedString { NSAttributedString(string: "") }
        func omittedCode(file: StaticString = #file, line: UInt = #line) -> UIView { UIView() }
        func omittedCode(file: StaticString = #file, line: UInt = #line) -> UIViewController { UIViewController() }
        func omittedPiece<T>() -> T? { nil }
        func omittedPiece() -> Any { () }
        func omittedPiece<T: ExpressibleByIntegerLiteral>() -> T { 0 }
        func omittedPiece<T: ExpressibleByStringLiteral>() -> T { "" }
        func omittedPiece<T: ExpressibleByArrayLiteral>() -> T { [] }
        func omittedPiece<K, V>() -> [K: V] { [:] }
        func omittedPiece() -> Bool { false }
        func omittedPiece() -> CGRect { .zero }
        func omittedPiece() -> CGSize { .zero }
        func omittedPiece() -> CGPoint { .zero }
        func omittedPiece() -> UIEdgeInsets { .zero }
        func omittedPiece() -> UIColor { .systemGray }
        func omittedPiece() -> CGColor { UIColor.systemGray.cgColor }
        func omittedPiece() -> UIFont { .systemFont(ofSize: UIFont.labelFontSize) }
        func omittedPiece() -> UIImage { UIImage() }
        func omittedPiece() -> NSAttributedString { NSAttributedString(string: "") }
        func omittedPiece() -> UIView { UIView() }
        func omittedPiece() -> () -> Void { {} }

        """

    init(text: [UInt8], omitted: [OmittedCode]) {
        self.text = text
        self.omitted = omitted
    }

    /// Leaves out what errors are about.
    ///
    /// - Parameters:
    ///   - text: The text of a ported source.
    ///   - messages: The errors, with lines and columns of the text itself.
    ///   - lineOffset: The number of lines of the text before the first line of the source.
    ///   - isAboutSuperclasses: Whether only types after the colon of classes are left out or replaced.
    ///   - hasMissingNames: Whether then also names are left out that are missing whatever becomes of these.
    package init(
        _ text: [UInt8], _ messages: [CompilerMessage], lineOffset: Int, isAboutSuperclasses: Bool = false,
        hasMissingNames: Bool = false
    ) {
        self.text = text
        let messages =
            isAboutSuperclasses
            ? messages.filter { Omission.isMissingType($0.text) || hasMissingNames && $0.isCertain }
            : messages
        guard !messages.isEmpty else { return }
        let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let lines = LineOffsets(text)
        var edits = TextEdits()
        // A place is changed once, however many messages are about it.
        var done: Set<Range<Int>> = []
        var pending: [(token: TokenSyntax, message: String, line: Int)] = []
        for message in messages {
            let offset = min(
                lines.offset(ofLine: message.line, column: message.column), max(0, text.count - 1))
            let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) ?? tree.endOfFileToken
            guard
                !isAboutSuperclasses || hasMissingNames && message.isCertain
                    || Omission.isSuperclass(token, message.text)
            else { continue }
            pending.append((token, message.text, message.line))
        }
        var index = 0
        while index < pending.count {
            let (token, message, line) = pending[index]
            index += 1
            let omission = Omission(around: token, message) ?? Omission(wholeFile: tree)
            guard done.isDisjoint(with: omission.changes.map(\.range)) else { continue }
            done.formUnion(omission.changes.map(\.range))
            omission.apply(to: &edits)
            // What the compiler would say next.
            for use in LostVariables(omission, around: token)?.uses ?? [] {
                let place = use.token.textRange.lowerBound
                guard !done.contains(where: { $0.contains(place) }) else { continue }
                pending.append((use.token, use.message, lines.line(at: place)))
            }
            // No code of the sources is in the classes that stand for those of protocols.
            guard ![omission.ownerName, omission.name].contains(where: ProtocolStubs.isStub) else { continue }
            omitted.append(
                OmittedCode(
                    kind: omission.kind, owner: omission.ownerName, name: omission.name,
                    line: max(1, line - lineOffset), reason: message))
        }
        self.text = edits.applied(to: text)
    }
}

/// The offsets of the lines of a text.
struct LineOffsets {
    private var starts = [0]

    init(_ text: [UInt8]) {
        for (offset, byte) in text.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    }

    /// The number of lines.
    var count: Int { starts.count }

    /// Returns the offset of a place; columns count bytes.
    func offset(ofLine line: Int, column: Int) -> Int {
        guard starts.indices.contains(line - 1) else { return starts.last ?? 0 }
        return starts[line - 1] + column - 1
    }

    /// Returns the line of an offset, from 1.
    func line(at offset: Int) -> Int {
        var low = 0, high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }
}
