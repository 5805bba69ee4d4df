/// The source of the list of the classes that storyboards may name.
struct ClassRegistry {
    private let importLine: String
    private var entries: [(name: String, type: String, conditions: [String])] = []

    init(_ declarations: AppDeclarations) {
        importLine = declarations.importLine(of: "UIKit")
        var names: Set<String> = []
        for entry in declarations.classes.sorted(by: { $0.name < $1.name }) {
            let isVisible = entry.access != "private" && entry.access != "fileprivate"
            guard entry.isNameable, isVisible, !entry.isGeneric else { continue }
            for name in [entry.name, entry.objectiveCName].compactMap(\.self)
            where names.insert(name).inserted {
                entries.append((name, entry.name, entry.conditions))
            }
        }
    }

    /// The text of the source.
    var text: String {
        var lines = [
            importLine, "", "extension InterfaceClasses {",
            "    /// The classes of the ported sources.",
            "    static var ported: InterfaceClasses {", "        var classes: [String: AnyClass] = [:]",
        ]
        for entry in entries {
            let line = "        classes[\"\(entry.name)\"] = \(entry.type).self"
            if entry.conditions.isEmpty {
                lines.append(line)
            } else {
                lines += [
                    "        #if \(entry.conditions.joined(separator: " && "))", line, "        #endif",
                ]
            }
        }
        if entries.isEmpty { lines[5] = "        let classes: [String: AnyClass] = [:]" }
        return PortedSources.header
            + (lines + ["        return InterfaceClasses(classes)", "    }", "}", ""]).joined(
                separator: "\n")
    }
}
