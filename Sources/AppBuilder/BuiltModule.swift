import Files
package import SwiftPorting

/// What became of the sources of a module.
package struct BuiltModule: Sendable {
    /// The name of the module.
    package var name: String
    /// Whether it was compiled.
    package var isCompiled: Bool
    /// The number of sources.
    package var fileCount: Int
    /// The number of sources without anything left out.
    package var completeFileCount: Int
    /// How often the compiler was run.
    package var roundCount: Int
    /// The classes, sorted by name.
    package var classes: [BuiltClass]
    /// What was left out, by the path of the source.
    package var omitted: [(file: String, code: OmittedCode)]

    init(_ build: ModuleBuild) {
        name = build.target.moduleName
        isCompiled = !build.objects.isEmpty
        let sources = build.units.filter {
            $0.source != $0.path && !$0.source.hasSuffix(AssetSymbols.fileName)
        }
        fileCount = build.target.sources.count { !$0.hasSuffix(AssetSymbols.fileName) }
        completeFileCount = sources.count { unit in !unit.omitted.contains(where: \.isLoss) }
        roundCount = build.roundCount
        omitted =
            build.unparsed
            + sources.flatMap { unit in Self.withoutRepeats(unit.omitted).map { (unit.source, $0) } }
        let compiled = isCompiled, lost = omitted.filter(\.code.isLoss)
        let placeholders = omitted.filter { $0.code.kind == .placeholder }.map(\.code)
        classes = build.classes.map { BuiltClass($0, isCompiled: compiled, lost, placeholders) }
            .sorted { $0.name < $1.name }
    }
}

extension BuiltModule {
    /// Returns what is left out without the pieces of what was left out as a whole afterwards.
    private static func withoutRepeats(_ codes: [OmittedCode]) -> [OmittedCode] {
        let whole = Set(
            codes.filter { ![.piece, .mark, .value, .placeholder].contains($0.kind) }.map(\.line))
        return codes.filter { ![.piece, .mark].contains($0.kind) || !whole.contains($0.line) }
    }
}

/// What became of a class.
package struct BuiltClass: Sendable {
    /// Whether a class runs.
    package enum Status: String, Sendable {
        /// All of its code runs.
        case complete
        /// It runs without some of its code.
        case partial
        /// It does not run; scenes show the class of UIKit that it extends.
        case omitted = "leftOut"
    }

    /// The name, with those of the types around it.
    package var name: String
    /// The path of its source.
    package var file: String
    /// Whether it is a view or a view controller.
    package var isShown: Bool
    /// Whether it runs.
    package var status: Status
    /// What is left out of it and of its extensions, also of those in other sources, and why.
    package var omitted: [(file: String, code: OmittedCode)]

    /// The types of modules that are not there which its code uses: with empty values, as others are declared for them.
    package var placeholders: [String]

    /// Describes a class of a module.
    ///
    /// - Parameters:
    ///   - declared: The class.
    ///   - isCompiled: Whether the module was compiled.
    ///   - lost: All that is left out of the sources of the module, by their paths.
    ///   - placeholders: All uses of types that stand for those of modules which are not there.
    init(
        _ declared: PortedClass, isCompiled: Bool, _ lost: [(file: String, code: OmittedCode)],
        _ placeholders: [OmittedCode] = []
    ) {
        name = declared.name
        file = declared.file
        isShown = declared.isShown
        let isGone = lost.contains { file, code in
            guard file == declared.file else { return false }
            return switch code.kind {
            case .file: true
            case .type: [code.owner, code.name].compactMap(\.self).joined(separator: ".") == declared.name
            default: false
            }
        }
        omitted = lost.filter { file, code in
            code.owner == declared.name
                || file == declared.file
                    && (code.kind == .file || code.kind == .type && code.name == declared.name)
        }
        let used = placeholders.filter { $0.owner == declared.name }.compactMap(\.placeholderName)
        self.placeholders = Set(used).sorted()
        status = isGone || !isCompiled ? .omitted : omitted.isEmpty ? .complete : .partial
    }

    /// The places and reasons of what is left out, with the name of the source where it is not that of the class.
    package var reasons: [String] {
        omitted.map { file, code in
            let source = file == self.file ? "" : "\(file.split(separator: "/").last ?? ""):"
            return "\(source)\(code.line): \(code.reason)"
        }
    }
}
