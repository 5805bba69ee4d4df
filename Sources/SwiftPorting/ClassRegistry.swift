/// The source of the list of the classes that storyboards may name.
struct ClassRegistry {
    private let importLine: String
    private var entries: [(name: String, type: String, conditions: [String])] = []
    /// The statements that say how objects of no storyboard are made.
    private var makers: [String] = []

    init(_ declarations: AppDeclarations, makesValues: Bool) {
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
        let values = EmptyValues(declarations)
        for entry in declarations.classes.sorted(by: { $0.name < $1.name })
        where entry.conditions.isEmpty && names.contains(entry.name) && declarations.isController(entry) {
            guard let text = values.object(of: entry) else { continue }
            makers.append("ported.nibOwners[\"\(entry.name)\"] = { \(text) }")
        }
        let given = Dictionary(grouping: declarations.givenProperties, by: \.owner)
        for (owner, properties) in given.sorted(by: { $0.key < $1.key }) where names.contains(owner) {
            for property in properties {
                guard let value = values.value(of: property) else { continue }
                makers.append(
                    "ported.emptyValues.append { if let object = $0 as? \(owner), object.\(property.name) == nil "
                        + "{ object.\(property.name) = \(value) } }")
            }
        }
        for type in declarations.types.sorted(by: { $0.name < $1.name }) where makesValues {
            guard let value = values.value(of: type) else { continue }
            makers.append("ported.valuesByType[ObjectIdentifier(\(type.name).self)] = { \(value) }")
        }
        if let delegate = declarations.applicationDelegate, names.contains(delegate.name),
            let text = values.object(of: delegate)
        {
            makers.append("ported.setApplicationDelegate(named: \"\(delegate.name)\") { \(text) }")
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
        if makers.isEmpty {
            lines.append("        return InterfaceClasses(classes)")
        } else {
            lines.append("        var ported = InterfaceClasses(classes)")
            lines += makers.map { "        " + $0 } + ["        return ported"]
        }
        lines += ["    }", "}", ""]
        return PortedSources.header + lines.joined(separator: "\n")
    }
}
