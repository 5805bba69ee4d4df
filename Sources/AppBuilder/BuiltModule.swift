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
        let sources = build.units.filter { $0.source != $0.path }
        fileCount = build.target.sources.count
        completeFileCount = sources.count { $0.omitted.isEmpty }
        roundCount = build.roundCount
        omitted = sources.flatMap { unit in unit.omitted.map { (unit.source, $0) } }
        let codes = Dictionary(sources.map { ($0.source, $0.omitted) }) { $0 + $1 }
        let compiled = isCompiled
        classes = build.classes.map { BuiltClass($0, isCompiled: compiled, codes[$0.file] ?? []) }
            .sorted { $0.name < $1.name }
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
    /// Whether it runs.
    package var status: Status
    /// What is left out of it, and why.
    package var omitted: [OmittedCode]

    init(_ declared: PortedClass, isCompiled: Bool, _ codes: [OmittedCode]) {
        name = declared.name
        file = declared.file
        let isGone = codes.contains { code in
            switch code.kind {
            case .file: true
            case .type: [code.owner, code.name].compactMap(\.self).joined(separator: ".") == declared.name
            default: false
            }
        }
        omitted = codes.filter { code in
            code.kind == .file || code.owner == declared.name
                || code.kind == .type && code.name == declared.name
        }
        status = isGone || !isCompiled ? .omitted : omitted.isEmpty ? .complete : .partial
    }
}
