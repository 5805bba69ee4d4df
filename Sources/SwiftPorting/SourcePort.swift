package import Diagnostics
import SwiftParser
import SwiftSyntax

/// Writes Swift sources of an iOS app so that they compile without the Objective-C runtime, line for line.
///
/// All sources of a module are ported together: a class learns of its extensions, and a selector of its method.
package struct SourcePort {
    private var trees: [SourceFileSyntax?] = []
    private var sources: [SourceFile]
    private var declarations = AppDeclarations()
    private var diagnostics: [[Diagnostic]] = []

    /// Ports sources.
    ///
    /// - Parameters:
    ///   - sources: All sources of a module.
    ///   - makesValues: Whether the list also makes values for code that is left out, and has the previews. Not all of
    ///     them need compile, so that this is for a caller that leaves out what does not.
    ///   - omitsForeignFiles: Whether files that import modules of other platforms become empty. A caller
    ///     that leaves out what does not compile has no need of this.
    ///   - dependencies: The classes of the ported modules that the sources import.
    /// - Returns: Their texts, the list of their classes, and what could not be carried over.
    package static func port(
        _ sources: [SourceFile], makesValues: Bool = false, omitsForeignFiles: Bool = false,
        dependencies: ModuleClasses = ModuleClasses()
    ) -> PortedSources {
        SourcePort(sources, omitsForeignFiles: omitsForeignFiles, dependencies).result(
            makesValues: makesValues)
    }

    /// Returns the classes of sources, for those that import their module.
    ///
    /// - Parameters:
    ///   - sources: All sources of a module.
    ///   - dependencies: The classes of the ported modules that the sources import.
    /// - Returns: The classes, with those of the other modules.
    package static func classes(
        of sources: [SourceFile], dependencies: ModuleClasses = ModuleClasses()
    ) -> ModuleClasses {
        let port = SourcePort(sources, omitsForeignFiles: true, dependencies)
        return port.moduleClasses(port.connectionGenerator(ExtensionActions(port.declarations)))
    }

    /// Returns what of a source cannot be parsed, the first error; nil if all of it can.
    package static func syntaxProblem(in source: SourceFile) -> Diagnostic? {
        let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0, swiftVersion: .v5) }
        return SyntaxProblem.first(in: tree, path: source.path)
    }

    private init(_ sources: [SourceFile], omitsForeignFiles: Bool, _ dependencies: ModuleClasses) {
        self.sources = sources
        declarations.dependencies = dependencies
        for (index, source) in sources.enumerated() {
            // The older mode accepts what the newer one accepts, and spaces before the arguments of attributes.
            let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0, swiftVersion: .v5) }
            var problems: [Diagnostic] = []
            if let problem = SyntaxProblem.first(in: tree, path: source.path) {
                problems.append(problem)
                trees.append(nil)
            } else if omitsForeignFiles, let problem = ForeignFile.problem(in: tree, path: source.path) {
                problems.append(problem)
                // A plan of a build counts on a file for each source.
                trees.append(Parser.parse(source: ""))
                self.sources[index].bytes = []
            } else {
                trees.append(tree)
                collect(tree, file: index)
            }
            diagnostics.append(problems)
        }
        declarations.index()
    }

    private mutating func collect(_ tree: SourceFileSyntax, file: Int) {
        declarations.outermostTypes.formUnion(
            tree.statements.compactMap { $0.item.asProtocol((any NamedDeclSyntax).self)?.name.text })
        let collector = DeclarationCollector(file: file)
        collector.walk(tree)
        declarations.classes += collector.found.classes
        declarations.methods += collector.found.methods
        declarations.properties += collector.found.properties
        declarations.initializers += collector.found.initializers
        declarations.protocols += collector.found.protocols
        declarations.typeAliases.merge(collector.found.typeAliases) { first, _ in first }
        declarations.typeParameterBounds.merge(collector.found.typeParameterBounds) { first, _ in first }
        declarations.types += collector.found.types
        declarations.givenProperties += collector.found.givenProperties
        declarations.requirements += collector.found.requirements
        declarations.optionalProperties += collector.found.optionalProperties
        declarations.propertyNames.merge(collector.found.propertyNames) { $0.union($1) }
        declarations.conformances.merge(collector.found.conformances) { $0 + $1 }
        declarations.importsHaveLevels = declarations.importsHaveLevels || collector.found.importsHaveLevels
        declarations.importsXCTest = declarations.importsXCTest || collector.found.importsXCTest
        declarations.objectLists.formUnion(collector.found.objectLists)
        declarations.otherProperties.formUnion(collector.found.otherProperties)
        declarations.heldByProperties.merge(collector.found.heldByProperties) { $0.union($1) }
        declarations.heldByCases.merge(collector.found.heldByCases) { $0.union($1) }
        declarations.extensionMembers.merge(collector.found.extensionMembers) { $0.union($1) }
        declarations.extensionOverrides.merge(collector.found.extensionOverrides) { $0.union($1) }
        declarations.overrides.merge(collector.found.overrides) { $0.union($1) }
    }

    private func connectionGenerator(_ actions: ExtensionActions) -> ConnectionGenerator {
        ConnectionGenerator(declarations, hasExtensionActions: !actions.isEmpty)
    }

    /// Returns the classes of the sources and of the modules that they import.
    private func moduleClasses(_ generator: ConnectionGenerator) -> ModuleClasses {
        var own = ModuleClasses()
        for entry in declarations.classes where own.classes[entry.name] == nil {
            own.classes[entry.name] = entry
        }
        own.connectable =
            ConnectionGenerator(
                declarations, hasExtensionActions: !ExtensionActions(declarations).isEmpty
            ).connectableClasses
        own.initializers = Dictionary(grouping: declarations.initializers, by: \.owner)
        own.add(declarations.dependencies)
        return own
    }

    private func result(makesValues: Bool) -> PortedSources {
        var rewriters = zip(sources, trees).enumerated().map { index, pair in
            pair.1.map {
                SourceRewriter(
                    path: pair.0.path, tree: $0, declarations: declarations, file: index,
                    expandsPreviews: makesValues)
            }
        }
        var moved: [String: [String]] = [:]
        for rewriter in rewriters.compactMap(\.self) { moved.merge(rewriter.members) { $0 + $1 } }
        let actions = ExtensionActions(declarations)
        let generator = connectionGenerator(actions)
        addConnections(to: &rewriters, moved, actions, generator)
        let registry = ClassRegistry(
            declarations, extensionMethods: actions.registrations,
            previews: rewriters.flatMap { $0?.previews ?? [] },
            startedApp: rewriters.lazy.compactMap { $0?.startedApp }.first, makesValues: makesValues)
        for (file, lines) in registry.footers { rewriters[file]?.footer += lines }
        if makesValues {
            for (file, lines) in ProtocolStubs(declarations).footers { rewriters[file]?.footer += lines }
        }
        let texts = zip(sources, rewriters).map { source, rewriter in
            rewriter.map { text(of: source, $0) }
        }
        let found = zip(diagnostics, rewriters).flatMap { $0 + ($1?.diagnostics ?? []) }
        let classes = declarations.classes.filter(\.isNameable).map { entry in
            let kind = declarations.responderKind(of: entry.name)
            return PortedClass(
                name: entry.name, file: sources[entry.file].path,
                isShown: kind == .view || kind == .controller || declarations.isController(entry))
        }
        return PortedSources(
            texts: texts, registry: registry.text + actions.function, diagnostics: found,
            omitted: rewriters.map { $0?.omitted ?? [] }, classes: classes,
            moduleClasses: moduleClasses(generator))
    }

    private func addConnections(
        to rewriters: inout [SourceRewriter?], _ moved: [String: [String]], _ actions: ExtensionActions,
        _ generator: ConnectionGenerator
    ) {
        let optionals = OptionalImplementations(declarations)
        let registered = RegisteredInitializers(declarations)
        let instances = InstanceMakers(declarations)
        for (file, lines) in actions.footers { rewriters[file]?.footer += lines }
        var filled: Set<String> = []
        for entry in declarations.classes where filled.insert(entry.name).inserted {
            let connections = generator.result(for: entry)
            let members =
                (moved[entry.name] ?? []) + registered.members(of: entry) + instances.members(of: entry)
                + optionals.members(of: entry) + connections.members
            guard let rewriter = rewriters[entry.file], !members.isEmpty else { continue }
            rewriter.edits.insert(
                (entry.needsSeparator ? "; " : "") + members.joined(separator: "; ") + " ", at: entry.end)
            if !connections.conformance.isEmpty {
                let mark = entry.inherited.isEmpty ? ": " : ", "
                rewriter.edits.insert(mark + connections.conformance, at: entry.inheritanceEnd)
            }
            for (file, lines) in connections.footers {
                rewriters[file]?.footer += lines
            }
        }
    }

    private func text(of source: SourceFile, _ rewriter: SourceRewriter) -> [UInt8] {
        let name = SwiftStringLiteral.text(source.path)
        var text = Array((PortedSources.header + "#sourceLocation(file: \(name), line: 1)\n").utf8)
        text += rewriter.edits.applied(to: source.bytes)
        if text.last != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
        text += Array("#sourceLocation()\n".utf8)
        for line in rewriter.importLines + rewriter.footer {
            text += Array(line.utf8) + [UInt8(ascii: "\n")]
        }
        return text
    }
}
