import Testing

@Suite("Codes of diagnostics")
struct DiagnosticCodeTests {
    /// A code as it is declared.
    struct Declaration {
        var path: String
        var property: String
        var name: String
    }

    let files = House.swiftFiles(under: "Sources")

    private var declarations: [Declaration] {
        files.flatMap { file in
            let text = file.lines.joined(separator: "\n")
            return text.matches(of: /static let (\w+) = DiagnosticCode\(\s*"([\w.]+)"/).map {
                Declaration(path: file.path, property: String($0.1), name: String($0.2))
            }
        }
    }

    @Test("each is declared once, under one name")
    func unique() {
        #expect(!declarations.isEmpty)
        var properties: [String: String] = [:], names: [String: String] = [:]
        for declaration in declarations {
            let (path, name) = (declaration.path, declaration.name)
            if let other = properties.updateValue(path, forKey: declaration.property) {
                Issue.record("\(path): \(declaration.property) is declared in \(other) too")
            }
            if let other = names.updateValue(path, forKey: name) {
                Issue.record("\(path): the code \(name) is declared in \(other) too")
            }
        }
    }

    @Test("each is in the list of its module, and each list in the registry")
    func registered() {
        let registry = House.text("Sources/Maquette/Reports/DiagnosticRegistry.swift")
        for (path, declared) in Dictionary(grouping: declarations, by: \.path).sorted(by: { $0.key < $1.key })
        {
            let text = House.text(path)
            let list = text.firstMatch(of: /static let (\w+): \[DiagnosticCode\] = \[([^\]]*)\]/)
            guard let list else {
                Issue.record("\(path): has codes and no list of them")
                continue
            }
            let members = Set(list.2.matches(of: /\w+/).map { String($0.0) })
            for declaration in declared where !members.contains(declaration.property) {
                Issue.record("\(path): \(declaration.property) is not in \(list.1)")
            }
            #expect(
                registry.contains("DiagnosticCode.\(list.1)"), "\(path): the registry lacks \(list.1)")
        }
    }

    @Test("each is raised somewhere")
    func raised() {
        var used: Set<String> = []
        for file in files {
            for line in file.lines where !line.contains("DiagnosticCode(") {
                for match in line.matches(of: /\.(\w+)/) { used.insert(String(match.1)) }
            }
        }
        for declaration in declarations where !used.contains(declaration.property) {
            Issue.record("\(declaration.path): nothing raises \(declaration.name); remove it")
        }
    }

    @Test("no code compares the wording of messages")
    func wording() {
        let comparison =
            /\bmessages?\.(?:contains|hasPrefix|hasSuffix|starts|firstMatch|wholeMatch)\b|\bmessage\s*==\s*"/
        for file in files {
            for line in file.numbered where line.text.firstMatch(of: comparison) != nil {
                Issue.record("\(file.path):\(line.number): compares a message; compare the code")
            }
        }
    }
}
