/// A public type of a module, as its file declares or extends it.
struct ApiType {
    /// A public member of a type.
    struct Member {
        /// The name, for a function with its argument labels.
        var name: String
        /// The text of the documentation comment in one line.
        var documentation: String
        /// Whether it is a stored variable that nothing observes and that code of apps can set.
        var isStored = false
        /// Whether it is a function whose body is empty.
        var isEmpty = false
        /// The number of the line, counted from 1.
        var line: Int
    }

    /// The name; for a nested type with the names of those around it.
    var name: String
    /// What it is: `class`, `struct`, `enum`, `protocol`, `actor` or `extension`.
    var kind: String
    /// The names after the colon: a superclass and protocols.
    var inherited: [String]
    /// The path of the file.
    var path: String
    /// The members with documentation.
    var members: [Member] = []
}

/// Reads the public types and members of a file, which `swift-format` has laid out.
struct ApiReader {
    private struct Scope {
        var indentation: Int
        /// The index among the types that were found.
        var type: Int
    }

    private let file: TextFile
    private(set) var types: [ApiType] = []
    private var scopes: [Scope] = []

    /// Reads a file.
    init(_ file: TextFile) {
        self.file = file
        var documentation: [String] = []
        for (index, line) in file.lines.enumerated() {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("///") {
                documentation.append(String(text.dropFirst(3).drop { $0 == " " }))
            } else if text.isEmpty {
                documentation = []
            } else if !text.hasPrefix("//") {
                read(text, at: index, documentation.joined(separator: " "))
                // An attribute on a line of its own belongs to the declaration below.
                if !text.hasPrefix("@") || text.contains(" ") { documentation = [] }
            }
        }
    }

    private mutating func read(_ text: Substring, at index: Int, _ documentation: String) {
        let indentation = file.lines[index].prefix { $0 == " " }.count
        scopes.removeAll { $0.indentation >= indentation }
        if let match = text.firstMatch(of: typePattern) {
            let outer = scopes.last.map { types[$0.type].name + "." } ?? ""
            let inherited = match.3.map { $0.split(separator: ",") } ?? []
            types.append(
                ApiType(
                    name: outer + match.2, kind: String(match.1),
                    inherited: inherited.map {
                        String($0.drop { $0 == " " }.prefix { $0 != " " && $0 != "{" })
                    },
                    path: file.path))
            scopes.append(Scope(indentation: indentation, type: types.count - 1))
        } else if let match = text.firstMatch(of: memberPattern), !documentation.isEmpty,
            let type = owner(at: indentation)
        {
            let declaration = declaration(at: index), kind = match.2
            let isPrivateSet = text.contains("(set)")
            types[type].members.append(
                ApiType.Member(
                    name: Self.name(String(match.3 ?? match.2), kind: String(kind), declaration),
                    documentation: documentation,
                    isStored: kind == "var" && !isPrivateSet && !declaration.contains("{"),
                    isEmpty: kind == "func" && declaration.contains(/\{\s*\}$/), line: index + 1))
        }
    }

    /// The index of the type that a member belongs to; functions of no type belong to one without a name.
    private mutating func owner(at indentation: Int) -> Int? {
        if let scope = scopes.last { return indentation == scope.indentation + 4 ? scope.type : nil }
        guard indentation == 0 else { return nil }
        if let index = types.firstIndex(where: { $0.name.isEmpty }) { return index }
        types.append(ApiType(name: "", kind: "file", inherited: [], path: file.path))
        return types.count - 1
    }

    private let typePattern =
        /^(?:@\w+(?:\(.*?\))? )*(?:(?:open|public|final|indirect) )*(class|struct|enum|protocol|actor|extension) (\w[\w.]*)(?:<[^>]*>)?(?:: ([^{]*))?/
    private let memberPattern =
        /^(?:@\w+(?:\(.*?\))? )*(?:(?:open|public) )((?:(?:final|static|class|override|convenience|required|mutating|nonmutating|lazy|weak|nonisolated|private\(set\)|fileprivate\(set\)|internal\(set\)) )*)(func|var|init|subscript)\b[?!]? ?`?(\w+)?`?/

    /// The text of a declaration, up to the end of its body.
    private func declaration(at index: Int) -> String {
        var text = "", depth = 0
        for line in file.lines[index...] {
            text += line
            for character in line {
                if "({[".contains(character) { depth += 1 }
                if ")}]".contains(character) { depth -= 1 }
            }
            let next = index + 1 < file.lines.count ? file.lines[index + 1].drop { $0 == " " } : ""
            if depth <= 0, line.contains("}") || !(next.hasPrefix("->") || next.hasPrefix("{")) { break }
        }
        return text
    }

    /// The name of a member with the labels of its arguments.
    private static func name(_ name: String, kind: String, _ declaration: String) -> String {
        guard kind != "var" else { return name }
        guard let start = declaration.firstIndex(of: "(") else { return name }
        var labels: [String] = [], depth = 0, label = ""
        for character in declaration[start...] {
            if "([{<".contains(character) { depth += 1 }
            if ")]}>".contains(character) { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, character == ":" {
                labels.append(String(label.split(separator: " ").first ?? ""))
                label = ""
            } else if depth == 1, character == "," || character == "(" {
                label = ""
            } else if depth == 1 {
                label.append(character)
            }
        }
        return name + "(" + labels.map { $0 + ":" }.joined() + ")"
    }
}
