/// The source of the list of the classes that storyboards may name.
struct ClassRegistry {
    private let importLine: String
    private var entries: [(name: String, type: String, conditions: [String])] = []
    /// The statements that say how objects of no storyboard are made, and what extensions of UIKit's classes have.
    private var makers: [String] = []
    /// What belongs to the ends of the sources, by their index.
    private(set) var footers: [Int: [String]] = [:]
    /// The statements that say which of two types of a name is meant.
    private let choices: [String]
    /// The previews of the sources.
    private let previews: [PortedPreview]

    /// Makes the list.
    ///
    /// - Parameters:
    ///   - declarations: What the sources declare.
    ///   - extensionMethods: The statements that add methods of extensions.
    ///   - previews: The previews of the sources.
    ///   - startedApp: The type of SwiftUI that the app starts with; nil for none.
    ///   - makesValues: Whether the list also makes values for code that is left out.
    init(
        _ declarations: AppDeclarations, extensionMethods: [String], previews: [PortedPreview] = [],
        startedApp: String? = nil, makesValues: Bool
    ) {
        self.previews = previews
        importLine = declarations.importLine(of: "UIKit")
        choices = declarations.importsXCTest ? ReplacedTypes.choices(except: declarations.outermostTypes) : []
        var names: Set<String> = []
        for entry in declarations.classes.sorted(by: { $0.name < $1.name }) {
            let isVisible = entry.access != "private" && entry.access != "fileprivate"
            guard entry.isNameable, isVisible, !entry.isGeneric else { continue }
            for name in [entry.name, entry.objectiveCName].compactMap(\.self)
            where names.insert(name).inserted {
                entries.append((name, entry.name, entry.conditions))
            }
        }
        let values = DefaultValues(declarations, asksForOthers: makesValues)
        for entry in declarations.classes.sorted(by: { $0.name < $1.name })
        where entry.conditions.isEmpty && names.contains(entry.name) && declarations.isController(entry) {
            // The last one that compiles stays.
            makers += values.objects(of: entry).reversed().map {
                "ported.nibOwners[\"\(entry.name)\"] = { \($0) }"
            }
        }
        let given = DefaultValueAssignments(declarations, values, names: names, asksForOthers: makesValues)
        makers += given.statements
        footers = given.footers
        for type in declarations.types.sorted(by: { $0.name < $1.name }) where makesValues {
            guard let value = values.value(of: type) else { continue }
            makers.append("ported.valuesByType[ObjectIdentifier(\(type.name).self)] = { \(value) }")
        }
        for (type, value) in values.genericValues where makesValues {
            makers.append("ported.valuesByType[ObjectIdentifier(\(type).self)] = { \(value) }")
        }
        let stubs = ProtocolStubs(declarations)
        for name in declarations.protocols.map(\.name).sorted() where makesValues {
            // The last one that compiles stays.
            for value in [stubs.value(ofProtocol: name), values.value(ofProtocol: name)]
                .compactMap(\.self)
            {
                makers.append("ported.valuesByType[ObjectIdentifier((any \(name)).self)] = { \(value) }")
            }
        }
        for entry in declarations.sceneDelegates where makesValues && names.contains(entry.name) {
            guard let text = values.objects(of: entry).first else { continue }
            makers.append("ported.sceneDelegates[\"\(entry.name)\"] = { \(text) }")
        }
        if let delegate = declarations.applicationDelegate, names.contains(delegate.name),
            let text = values.objects(of: delegate).first
        {
            makers.append("ported.setApplicationDelegate(named: \"\(delegate.name)\") { \(text) }")
        }
        if let startedApp {
            makers.append("ported.setApp(named: \"\(startedApp)\") { \(startedApp).main() }")
        }
        makers += extensionMethods
        makers += previews.flatMap { preview in
            let line = "ported.previews.append(\(preview.function)())"
            guard !preview.conditions.isEmpty else { return [line] }
            return ["#if \(preview.conditions.joined(separator: " && "))", line, "#endif"]
        }
    }

    /// The declarations that make previews of views of SwiftUI; none where there are no such previews.
    private var previewSupport: [String] {
        guard previews.contains(where: \.showsView) else { return [] }
        return [
            "#if canImport(SwiftUI)", "import SwiftUI", "extension InterfacePreview {",
            "    static func ofView<Content: View>(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., "
                + "file: String = #file, line: Int = #line, @ViewBuilder body: @escaping () -> Content"
                + ") -> InterfacePreview {",
            "        InterfacePreview(name, traits: traits, file: file, line: line) { "
                + "UIHostingController(rootView: body()) }",
            "    }", "}", "#endif", "",
        ]
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
        lines += ["    }", "}", ""] + choices + previewSupport
        return PortedSources.header + lines.joined(separator: "\n")
    }
}
