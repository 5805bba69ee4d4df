import Files
import SwiftPorting

/// A tool that writes Swift with the names of an app's resources, in a file that builds make and Git seldom has.
struct SourceGenerator {
    /// What a tool would have written that code needs.
    struct Need {
        /// The name of the tool.
        var tool: String
        /// The types that are missing, in alphabetical order.
        var types: [String]
        /// The number of pieces of code that were left out.
        var pieces: Int
        /// The number of sources that they were left out of.
        var files: Int
        /// How the file is made.
        var command: String
    }

    /// The name of the tool.
    private let name: String
    /// How its name stands in files of a project, in lower case.
    private let marks: [String]
    /// The types that it writes where nothing else is asked of it.
    private let types: Set<String>
    /// Returns how the file is made for a project in a folder.
    private let command: @Sendable (String) -> String

    /// Source: the documentation of R.swift, and the names of the templates that SwiftGen has.
    private static let all = [
        SourceGenerator(name: "R.swift", marks: ["rswift", "r.swift"], types: ["R"]) { _ in
            "a build in Xcode, or 'rswift generate' there, writes R.generated.swift; put it in the project's Stubs folder"
        },
        SourceGenerator(
            name: "SwiftGen", marks: ["swiftgen"],
            types: [
                "Asset", "ColorName", "Files", "FontFamily", "JSONFiles", "L10n", "PlistFiles",
                "StoryboardScene", "StoryboardSegue", "YAMLFiles",
            ]
        ) { "'cd \($0) && swiftgen config run' writes the sources" },
    ]

    /// Returns what tools would have written that code needs, as far as files of the project name the tools.
    ///
    /// - Parameters:
    ///   - root: The folder of the project.
    ///   - omitted: What was left out of the sources, by their paths.
    /// - Returns: A value for each tool, those with the most pieces first.
    static func needs(in root: String, omitted: [(file: String, code: OmittedCode)]) -> [Need] {
        let missing = omitted.compactMap { file, code in
            CompilerMessage.missingName(in: code.reason).map { (file: file, type: $0) }
        }
        guard !missing.isEmpty else { return [] }
        let settings = settings(in: root)
        return all.compactMap { $0.need(missing, in: root, settings) }
            .sorted { ($1.pieces, $0.tool) < ($0.pieces, $1.tool) }
    }

    private func need(
        _ missing: [(file: String, type: String)], in root: String, _ settings: [String]
    ) -> Need? {
        let naming = settings.filter { text in
            let text = text.lowercased()
            return marks.contains { text.contains($0) }
        }
        guard !naming.isEmpty else { return nil }
        let types = types.union(naming.flatMap(Self.ownNames))
        let found = missing.filter { types.contains($0.type) }
        guard !found.isEmpty else { return nil }
        return Need(
            tool: name, types: Set(found.map(\.type)).sorted(), pieces: found.count,
            files: Set(found.map(\.file)).count, command: command(root))
    }

    /// The names of types that a configuration of SwiftGen asks for.
    private static func ownNames(in settings: String) -> [String] {
        settings.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].hasSuffix("enumName") else { return nil }
            return String(parts[1].filter { $0.isLetter || $0.isNumber || $0 == "_" })
        }
    }

    /// The files in which a project names its tools: the name of each, and its text.
    private static func settings(in root: String) -> [String] {
        let names = [
            "Mintfile", "Package.swift", "Podfile", "project.pbxproj", "project.yml", "swiftgen.yml",
            ".swiftgen.yml",
        ]
        return FolderWalk(root: root).files { path in
            names.contains { path == $0 || path.hasSuffix("/" + $0) }
        }.files.compactMap { path in
            let text = (try? readFile(path, as: .source)).flatMap { String(validating: $0, as: UTF8.self) }
            return text.map { path.dropFirst(root.count) + "\n" + $0 }
        }
    }
}
