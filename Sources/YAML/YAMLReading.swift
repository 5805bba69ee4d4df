package import Diagnostics
import Yams

/// Parses a YAML or JSON file.
///
/// Reports all errors: invalid YAML, duplicate keys, nesting that exceeds the limit of the parser, and
/// anchors (components serve the same purpose more clearly, and aliases can expand a small file without
/// limit). For an empty file, returns nil without a report; the caller reports what is missing.
///
/// - Parameters:
///   - source: the text of the file.
///   - problems: receives the reports.
///   - nestingHint: a hint for files that nest too deep, such as how deep they may.
/// - Returns: the root; nil for an empty file, and after an error.
package func readYAML(_ source: SourceText, problems: ProblemList, nestingHint: String) -> YAMLNode? {
    // The text may be a value in a file that has other errors.
    let errorCount = problems.errorCount
    if let place = AliasGuard.firstDangerousAnchor(in: source) {
        problems.report(.anchorsNotSupported(at: place))
        return nil
    }
    do {
        let text = source.text.hasJSONShape ? source.text.joiningEscapedSurrogates : source.text
        let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
        guard let root = try parser.singleRoot() else { return nil }
        // Nodes hold anchors weakly, the parser holds them strongly.
        let node = withExtendedLifetime(parser) {
            YAMLConversion(source: source, problems: problems).node(root)
        }
        return problems.errorCount > errorCount ? nil : node
    } catch let error as YamlError {
        problems.report(.notYAML(error, in: source, nestingHint: nestingHint))
    } catch {
        problems.report(Diagnostic(.yamlSyntax, "this is not YAML: \(error)", at: Place(file: source.file)))
    }
    return nil
}

/// Converts the parser's nodes.
private struct YAMLConversion {
    let source: SourceText
    let problems: ProblemList

    /// The parser limits the depth of trees to 1,000, which also limits this recursion.
    func node(_ node: Node) -> YAMLNode {
        let place = Place(file: source.file, line: node.mark?.line, column: node.mark?.column)
        if node.anchor != nil { problems.report(.anchorsNotSupported(at: place)) }
        switch node {
        case .scalar(let scalar):
            return YAMLNode(
                content: .scalar(YAMLScalar(text: scalar.string, style: style(scalar))), place: place)
        case .sequence(let sequence):
            return YAMLNode(content: .sequence(sequence.map(self.node)), place: place)
        case .mapping(let mapping):
            return YAMLNode(content: .mapping(mapping.compactMap(entry)), place: place)
        case .alias:
            return .unknown(at: place)
        }
    }

    private func entry(_ pair: (key: Node, value: Node)) -> YAMLEntry? {
        let key = node(pair.key)
        guard let name = key.scalar?.text else {
            problems.report(
                Diagnostic(.yamlSyntax, "a key is text, found \(key.foundDescription)", at: key.place))
            return nil
        }
        return YAMLEntry(key: name, place: key.place, value: node(pair.value))
    }

    private func style(_ scalar: Node.Scalar) -> YAMLScalar.Style {
        switch scalar.style {
        case .any, .plain: .plain
        case .singleQuoted, .doubleQuoted: .quoted
        case .literal, .folded: .block
        }
    }
}

extension String {
    /// Whether the text is JSON, not YAML: the first character opens an object.
    fileprivate var hasJSONShape: Bool { first { !$0.isWhitespace } == "{" }

    /// JSON writes characters beyond U+FFFF as two escapes, which YAML does not support; they are replaced by
    /// one long escape.
    fileprivate var joiningEscapedSurrogates: String {
        guard contains("\\u") || contains("\\U") else { return self }
        return replacing(
            /\\u([Dd][89ABab][0-9A-Fa-f]{2})\\u([Dd][C-Fc-f][0-9A-Fa-f]{2})/
        ) { match in
            guard let high = UInt32(match.1, radix: 16), let low = UInt32(match.2, radix: 16) else {
                return String(match.0)
            }
            let scalar = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
            let digits = String(scalar, radix: 16)
            return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        }
    }
}

extension Diagnostic {
    fileprivate static func anchorsNotSupported(at place: Place) -> Diagnostic {
        Diagnostic(
            .yamlSyntax, "anchors and aliases (&name, *name) are not supported", at: place,
            hints: ["what repeats goes into components: or data:"])
    }

    fileprivate static func notYAML(
        _ error: YamlError, in source: SourceText, nestingHint: String
    ) -> Diagnostic {
        func place(_ mark: Mark) -> Place { Place(file: source.file, line: mark.line, column: mark.column) }
        switch error {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            if problem.contains("Maximum nesting level") {
                return Diagnostic(
                    .yamlSyntax, "the file nests more than 1000 lists and mappings in one another",
                    at: place(mark), hints: [nestingHint])
            }
            return .syntax(problem, context: context, at: place(mark), line: source.line(mark.line) ?? "")
        case .reader(let problem, let offset, _, _):
            let place = offset.map { source.place(ofCharacter: $0) }
            return Diagnostic(
                .yamlSyntax, "this is not YAML: \(problem)", at: place ?? Place(file: source.file))
        case .duplicatedKeysInMapping(let keys, let context):
            let names = keys.map { "'\($0.shortened)'" }.joined(separator: ", ")
            return Diagnostic(
                .yamlSyntax, "\(names) is given more than once in one mapping", at: place(context.mark))
        default:
            return Diagnostic(.yamlSyntax, "this is not YAML: \(error)", at: Place(file: source.file))
        }
    }

    private static func syntax(
        _ problem: String, context: YamlError.Context?, at place: Place, line: Substring
    ) -> Diagnostic {
        var hints: [String] = []
        if problem.contains("mapping values are not allowed") {
            hints.append("text with ': ' needs quotes, and keys of one mapping begin in one column")
        } else if problem.contains("cannot start any token") {
            hints.append("indent with spaces, not tabs, and quote text that begins with @, ` or %")
        } else if problem.contains("another document") {
            hints.append("a screen file holds one document; remove the '---' between")
        }
        if problem.contains("expected ','"), line.contains("${") || line.contains("[") {
            hints.append("between { and }, text with ${…} or [ ] needs quotes")
        }
        let whileDoing = context.map { " \($0.text)" } ?? ""
        return Diagnostic(
            .yamlSyntax, "this is not YAML:\(whileDoing) \(problem)".collapsed, at: place, hints: hints)
    }
}

extension String {
    /// The text with runs of whitespace collapsed to single spaces.
    fileprivate var collapsed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
