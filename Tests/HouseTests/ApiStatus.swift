/// What is drawn, kept and without effect of the API of iOS, by module and class, as the sources declare it.
struct ApiStatus {
    /// The words by which a documentation comment declares that a member is accepted and does nothing.
    static let marker = "has no effect here"
    /// The words by which it declares that a value can be read back, and does nothing else.
    static let keptMarker = "kept, and has no effect here"

    /// The classes that draw a placeholder for what extends them.
    static let placeholders: Set<String> = [
        "PlaceholderViewController", "UndrawnView", "PicturePlaceholderView",
    ]

    /// A type and what is special about it.
    private struct Row {
        var isPlaceholder = false
        var kept: Set<String> = []
        var inert: Set<String> = []
        var isEmpty: Bool { !isPlaceholder && kept.isEmpty && inert.isEmpty }
    }

    /// The page of the documentation.
    static var documentation: String {
        let files = House.swiftFiles(under: "Sources")
        let stubs = Dictionary(
            grouping: files.filter { $0.path.hasPrefix("Sources/Frameworks/") }, by: \.module)
        let others = Dictionary(grouping: files.filter { stubs[$0.module] == nil }, by: \.module)
        let sections = stubs.sorted { $0.key < $1.key }
            .map { (name: $0.key, text: section($0.key, $0.value, isStub: true)) }
        let complete = sections.filter { $0.text == nil }.map(\.name)
        let rest = """
            ## Other stubs

            No member of \(list(Set(complete))) is kept or without effect.

            """
        let own = others.sorted { $0.key < $1.key }.compactMap { section($0.key, $0.value, isStub: false) }
        return ([introduction] + sections.compactMap(\.text) + [rest] + own).joined(separator: "\n")
    }

    private static let introduction = """
        # API status

        What code can rely on where a render differs from a device, by module and class.

        | status | meaning |
        | --- | --- |
        | placeholder | the class is drawn as a box or a picture that stands for its content, and `view.placeholder` names it |
        | kept | the value can be set and read back, and nothing else uses it |
        | no effect | the call is accepted and does nothing |

        What is not listed does what Apple documents, or its documentation says how it ends here, such as a request that fails.
        Content that a device would draw and that is left out is reported once a render as `content.undrawn`.
        For UIKit and the other modules that are no stubs, the page lists what their documentation says has no effect here.

        This page is generated from the source code by the tests.

        """

    /// The section of a module, with the classes that have a status; nil if none has.
    private static func section(_ module: String, _ files: [TextFile], isStub: Bool) -> String? {
        let types = files.flatMap { ApiReader($0).types }
        let used = isStub ? UsedNames(files) : nil
        var rows: [String: Row] = [:]
        for type in types where type.kind != "protocol" {
            var row = rows[type.name] ?? Row()
            if !placeholders.isDisjoint(with: type.inherited) { row.isPlaceholder = true }
            for member in type.members {
                if member.documentation.contains(keptMarker) {
                    row.kept.insert(member.name)
                } else if member.documentation.contains(marker) {
                    row.inert.insert(member.name)
                } else if let used, member.isStored, !used.contains(member.name) {
                    row.kept.insert(member.name)
                }
            }
            rows[type.name] = row
        }
        for name in drawnPlaceholders where types.contains(where: { $0.name == name }) {
            rows[name, default: Row()].isPlaceholder = true
        }
        let listed = rows.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
        guard !listed.isEmpty else { return nil }
        let table = listed.map { name, row in
            let status = row.isPlaceholder ? "placeholder" : ""
            let title = name.isEmpty ? "functions" : "`\(name)`"
            return "| \(title) | \(status) | \(list(row.kept)) | \(list(row.inert)) |"
        }
        return """
            ## \(module)

            | class | status | kept | no effect |
            | --- | --- | --- | --- |
            \(table.joined(separator: "\n"))

            """
    }

    /// Classes that draw a placeholder by a superclass or an extension of another module, or show one as their content.
    private static let drawnPlaceholders: Set<String> = [
        "ARSCNView", "ARSKView", "MKMapView", "WKWebView",
        "EKEventEditViewController", "MFMailComposeViewController", "MFMessageComposeViewController",
        "UIHostingConfiguration", "UIImagePickerController", "UIVideoEditorController",
    ]

    private static func list(_ names: Set<String>) -> String {
        names.sorted().map { "`\($0)`" }.joined(separator: ", ")
    }
}

/// The names that code of a module uses beyond declaring them and setting them in initializers.
private struct UsedNames {
    private var names: Set<String> = []

    init(_ files: [TextFile]) {
        let declarations = /\b(?:var|let) `?\w+|\bself\.\w+|\b\w+:/.wordBoundaryKind(.simple)
        for file in files {
            for line in file.lines {
                let text = line.drop { $0 == " " }
                guard !text.hasPrefix("//") else { continue }
                let code = text.replacing(declarations, with: "")
                for match in code.matches(of: /\w+/) { names.insert(String(match.0)) }
            }
        }
    }

    func contains(_ name: String) -> Bool { names.contains(name) }
}
