package import Diagnostics
import Files
package import SwiftPorting

/// What a project has beside the code that is built: what is not shown, and why.
package struct ProjectContents: Sendable {
    /// A preview and the path of its source.
    package typealias Preview = (file: String, preview: SourceSurvey.Preview)

    /// The number of sources in Objective-C, without those of third parties.
    package private(set) var objectiveCFiles = 0
    /// The number of sources with views of SwiftUI.
    package private(set) var viewFiles = 0
    /// The names of the types that are views of SwiftUI, in the order of the sources.
    package private(set) var views: [String] = []
    /// The names of those that are shown without some of their code.
    package private(set) var partialViews: [String] = []
    /// The names of those that are left out.
    package private(set) var leftOutViews: [String] = []
    /// The previews, in the order of the sources.
    package private(set) var previews: [Preview] = []
    /// The modules that sources import and that are not there, with the numbers of those sources; the most used first.
    package private(set) var missingModules: [(name: String, files: Int)] = []
    /// What tools would have written that code needs.
    private(set) var generators: [SourceGenerator.Need] = []

    private let root: String

    /// Looks through a project.
    ///
    /// - Parameters:
    ///   - root: The folder of the project.
    ///   - sources: The Swift sources of the app and its frameworks.
    ///   - omitted: What was left out of them, by their paths.
    init(in root: String, _ sources: [SourceFile], omitted: [(file: String, code: OmittedCode)]) {
        self.root = root
        let walked = FolderWalk(root: root).files { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
        objectiveCFiles = walked.files.count { path in
            !path.dropFirst(root.count).split(separator: "/").contains { $0.hasSuffix("Tests") }
        }
        for source in sources where Self.isOwn(source.path, in: root) {
            let survey = SourceSurvey(source.bytes)
            views += survey.views
            viewFiles += survey.views.isEmpty ? 0 : 1
            sort(survey.views, of: source.path, omitted.filter(\.code.isLoss))
            previews += survey.previews.map { (source.path, $0) }
        }
        var files: [String: Set<String>] = [:]
        for (file, code) in omitted where code.kind == .module {
            if let name = code.name { files[name, default: []].insert(file) }
        }
        missingModules = files.map { ($0.key, $0.value.count) }
            .sorted { ($1.files, $0.name) < ($0.files, $1.name) }
        generators = SourceGenerator.needs(in: root, omitted: omitted)
    }

    /// Notes which views of a source are shown in part or not at all.
    private mutating func sort(
        _ views: [String], of file: String, _ lost: [(file: String, code: OmittedCode)]
    ) {
        func last(_ name: String?) -> String? { name?.split(separator: ".").last.map(String.init) }
        for view in views {
            let isLeftOut = lost.contains { path, code in
                path == file && (code.kind == .file || code.kind == .type && last(code.name) == view)
            }
            if isLeftOut {
                leftOutViews.append(view)
            } else if lost.contains(where: { last($0.code.owner) == view }) {
                partialViews.append(view)
            }
        }
    }

    /// Whether a source is one of the app's own, and not of a package or a library that is checked in.
    private static func isOwn(_ path: String, in root: String) -> Bool {
        guard path.hasPrefix(root + "/") else { return root.isEmpty || !path.hasPrefix("/") }
        return !path.dropFirst(root.count).split(separator: "/").contains {
            ["Pods", "Carthage"].contains($0)
        }
    }

    /// A note for each thing that is not shown.
    package var diagnostics: [Diagnostic] {
        var found: [Diagnostic] = []
        if objectiveCFiles > 0 {
            found.append(
                Diagnostic(
                    .appContent,
                    "\(Self.count(objectiveCFiles, "source")) in Objective-C \(Self.are(objectiveCFiles)) not compiled",
                    hints: ["classes that they declare can stand in Swift in the project's Stubs folder"]))
        }
        let lost = partialViews.count + leftOutViews.count
        if lost > 0 {
            found.append(
                Diagnostic(
                    .appContent,
                    "\(Self.count(views.count, "view")) of SwiftUI in \(Self.count(viewFiles, "source")): \(views.count - lost) complete, \(partialViews.count) without some of the code, \(leftOutViews.count) left out"
                ))
        }
        if !previews.isEmpty {
            let macros = previews.count { $0.preview.isMacro }
            found.append(
                Diagnostic(
                    .appContent,
                    "\(Self.count(previews.count, "preview")) \(Self.are(previews.count)) shown where asked for by name: \(macros) of #Preview, \(previews.count - macros) of types that provide them",
                    hints: ["--scene 'preview-*' shows all of them"]))
        }
        if let missing = missingDiagnostic { found.append(missing) }
        return found + generators.map(Self.diagnostic)
    }

    private static func diagnostic(_ need: SourceGenerator.Need) -> Diagnostic {
        let types = need.types.map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            .appContent,
            "what \(need.tool) writes is not there: \(count(need.pieces, "piece")) of code in \(count(need.files, "source")) \(need.pieces == 1 ? "needs" : "need") \(types)",
            hints: [need.command])
    }

    private var missingDiagnostic: Diagnostic? {
        guard !missingModules.isEmpty else { return nil }
        let names = missingModules.prefix(Self.nameLimit).map {
            "\($0.name) (\(Self.count($0.files, "source")))"
        }
        let more = missingModules.count > names.count ? " and \(missingModules.count - names.count) more" : ""
        return Diagnostic(
            .appContent, "modules that are not there: \(names.joined(separator: ", "))\(more)",
            hints: commands + [
                "sources in the project's Stubs folder can stand for a module: Stubs/NAME/*.swift"
            ])
    }

    /// How many modules a line names. Chosen: what is read at a glance.
    private static let nameLimit = 8

    /// What brings modules that the project's managers of packages name.
    var commands: [String] {
        func has(_ name: String) -> Bool { FileType(at: joinedPath(root, name)) != nil }
        var found: [String] = []
        if has("Podfile"), !has("Pods") {
            found.append("'pod install --project-directory=\(root)' brings the pods")
        }
        if has(PackagePin.carthageFile), !has("Carthage/Checkouts") {
            found.append("--fetch-packages fetches what Cartfile.resolved pins, once")
        } else if has("Cartfile"), !has("Carthage/Checkouts") {
            found.append("'carthage checkout --project-directory \(root)' brings the sources of the Cartfile")
        }
        return found
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    private static func are(_ number: Int) -> String { number == 1 ? "is" : "are" }
}
