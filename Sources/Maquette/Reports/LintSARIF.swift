import Files

/// The layout findings of screens in the Static Analysis Results Interchange Format, which code hosts and
/// editors show next to the source. Source: SARIF 2.1.0, OASIS Standard.
public struct LintSARIF: Sendable {
    /// The screens in the order of the run.
    public var screens: [RenderedScreen]
    /// The diagnostics of inputs without screens.
    public var diagnostics: [Diagnostic]

    /// Creates a log of screens.
    public init(screens: [RenderedScreen], diagnostics: [Diagnostic] = []) {
        self.screens = screens
        self.diagnostics = diagnostics
    }

    /// The log as JSON on one line. A finding that many variants of a screen share is one result.
    public var json: String {
        let findings = UniqueFindings(diagnostics + screens.flatMap(\.findings).map(\.diagnostic))
        return JSONValue.members([
            "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
            "version": .string("2.1.0"),
            "runs": .array([
                .members([
                    "tool": .members([
                        "driver": .members([
                            "name": .string("Maquette"), "version": .string(LibraryVersions.maquette),
                            "rules": .array(findings.codes.map(\.sarifRule)),
                        ])
                    ]),
                    // Columns of diagnostics count characters.
                    "columnKind": .string("unicodeCodePoints"),
                    "results": .array(findings.results),
                ])
            ]),
        ]).text
    }
}

/// Findings without repetitions, and without notes, which are not findings.
private struct UniqueFindings {
    /// The codes of the findings, in the order of the first of each.
    private(set) var codes: [DiagnosticCode] = []
    /// The results, in order.
    private(set) var results: [JSONValue] = []

    init(_ diagnostics: [Diagnostic]) {
        var known: Set<Diagnostic> = [], indexByCode: [String: Int] = [:]
        for diagnostic in diagnostics where diagnostic.severity > .note && known.insert(diagnostic).inserted {
            let index = indexByCode[diagnostic.code.name] ?? codes.count
            if index == codes.count {
                codes.append(diagnostic.code)
                indexByCode[diagnostic.code.name] = index
            }
            results.append(diagnostic.sarifResult(ruleIndex: index))
        }
    }
}

extension DiagnosticCode {
    fileprivate var sarifRule: JSONValue {
        .members([
            "id": .string(name), "shortDescription": .members(["text": .string(title)]),
            "fullDescription": .members(["text": .string(cause)]),
            "help": .members(["text": .string(remedy)]),
            "defaultConfiguration": .members(["level": .string((lintSeverity ?? severity).description)]),
        ])
    }
}

extension Diagnostic {
    fileprivate func sarifResult(ruleIndex: Int) -> JSONValue {
        let text = ([message] + notes.map { "note: \($0)" } + hints.map { "hint: \($0)" })
            .joined(separator: "\n")
        let identity = [code.name, place?.file ?? "", view ?? "", message].joined(separator: "\u{1F}")
        let digest = SHA256.digest(of: Array(identity.utf8))
        return .members([
            "ruleId": .string(code.name), "ruleIndex": .integer(ruleIndex),
            "level": .string(severity.description), "message": .members(["text": .string(text)]),
            "locations": .array(sarifLocations),
            // Recognizes a finding whose line has moved.
            "partialFingerprints": .members(["finding/v1": .string(Base64.encode(digest))]),
        ])
    }

    private var sarifLocations: [JSONValue] {
        guard let place else { return [] }
        var physical = [
            JSONValue.Member(
                name: "artifactLocation",
                value: .members(["uri": .string(Diagnostic.sarifAddress(of: place.file))]))
        ]
        if let line = place.line {
            let column = place.column.map { [JSONValue.Member(name: "startColumn", value: .integer($0))] }
            physical.append(
                .init(
                    name: "region",
                    value: .object([.init(name: "startLine", value: .integer(line))] + (column ?? []))))
        }
        var location = [JSONValue.Member(name: "physicalLocation", value: .object(physical))]
        if let view {
            location.append(
                .init(
                    name: "logicalLocations",
                    value: .array([.members(["fullyQualifiedName": .string(view)])])))
        }
        return [.object(location)]
    }

    /// Returns the address of a file: a URL if its path is absolute, otherwise a reference that viewers
    /// resolve against the root of the source. Source: SARIF 2.1.0, section 3.4.3.
    private static func sarifAddress(of path: String) -> String {
        if path.hasPrefix("/") { return "file://" + path.pathPercentEncoded }
        return (path.hasPrefix("./") ? String(path.dropFirst(2)) : path).pathPercentEncoded
    }
}
