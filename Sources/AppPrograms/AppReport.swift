package import Diagnostics
import Files
import Foundation
import Maquette

/// What became of the classes of an app, as the build has written it.
package struct AppReport: Decodable, Sendable {
    private struct Module: Decodable, Sendable {
        var name: String
        var classes: [Class]
        var leftOut: [Omission]?
    }

    /// A piece of code that is left out.
    package struct Omission: Decodable, Sendable {
        /// The path of its source.
        package var file: String
        /// The line, counted from 1.
        package var line: Int
        /// What the compiler says.
        package var reason: String
        /// What is left out, such as `statement`; `mark` and `placeholder` for what is no loss.
        package var kind: String
    }

    /// What became of a class.
    package struct Class: Decodable, Sendable {
        /// The name, with those of the types around it.
        package var name: String
        /// The path of its source.
        package var file: String
        /// `complete`, `partial` or `leftOut`.
        package var status: String
        /// The line and the reason of each piece of code that is left out.
        package var leftOut: [String]
        /// The types of modules that are not there which it uses, with empty values; nil in reports of earlier versions.
        var placeholders: [String]?
        /// Whether it is a view or a view controller; nil in reports of earlier versions.
        var isShown: Bool?

        /// A warning that the class is shown in part, with the first reasons.
        func diagnostic(at place: Place) -> Diagnostic {
            let count = leftOut.count == 1 ? "a piece" : "\(leftOut.count) pieces"
            return Diagnostic(
                .appPartial,
                "\(name) is shown in part: \(count) of its code \(leftOut.count == 1 ? "is" : "are") left out",
                of: name, at: place,
                notes: leftOut.prefix(3).map { "\(file):\($0)" }
                    + (leftOut.count > 3 ? ["and \(leftOut.count - 3) more"] : []),
                hints: ["give the code what it needs in a file of the project's Stubs folder"])
        }
    }

    /// What is not shown of the project.
    private struct Contents: Decodable, Sendable {
        /// What brings its packages.
        var commands: [String]?
        /// The tools whose sources are not there.
        var generators: [Generator]?
    }

    /// A tool that would have written sources of the app.
    package struct Generator: Decodable, Sendable {
        /// The name of the tool.
        var name: String
        /// The types that it would have declared.
        var types: [String]
        /// How its sources are made.
        var command: String
    }

    /// A diagnostic of the build.
    private struct Problem: Decodable, Sendable {
        var code: String
        var hints: [String]?
    }

    private var modules: [Module]
    private var contents: Contents?
    private var diagnostics: [Problem]?
    /// What the program reads when it starts, besides its bundle: paths of files and folders.
    let readPaths: [String]?
    private var path = ""

    private enum CodingKeys: String, CodingKey { case modules, contents, diagnostics, readPaths }

    /// Reads the report in the folder of a build; nil if there is none.
    package init?(in folder: String) {
        let path = folder + "/report.json"
        guard let bytes = try? readFile(path, as: .report),
            let report = try? JSONDecoder().decode(AppReport.self, from: Data(bytes))
        else { return nil }
        self = report
        self.path = path
    }

    /// All pieces of code that are left out.
    package var omissions: [Omission] { modules.flatMap { $0.leftOut ?? [] } }

    /// The classes of all modules, in the order of the modules.
    package var classes: [Class] { modules.flatMap(\.classes) }

    /// The classes of which some code is left out.
    var partialClasses: [Class] { classes.filter { $0.status == "partial" } }

    /// Returns a warning about the classes of which some code is left out and that are no views or view controllers: which
    /// screens need them is not known.
    ///
    /// - Parameters:
    ///   - reported: The names of classes that are reported already.
    ///   - place: The screen with which it is reported.
    /// - Returns: The warning; nil if there is no such class.
    func problemOfOtherClasses(except reported: Set<String>, at place: Place) -> Diagnostic? {
        let others = partialClasses.filter { $0.isShown == false && !reported.contains($0.name) }
        guard !others.isEmpty else { return nil }
        let names = others.prefix(3).map(\.name).joined(separator: ", ")
        let rest = others.count > 3 ? " and \(others.count - 3) more" : ""
        return Diagnostic(
            .appPartial,
            "code is left out of \(names)\(rest), which screens may need: no views or view controllers",
            at: place,
            notes: others.prefix(3).flatMap { entry in entry.leftOut.prefix(1).map { "\(entry.file):\($0)" }
            },
            hints: [
                "give the code what it needs in a file of the project's Stubs folder; \(path) has all reasons"
            ])
    }

    /// The names of the classes that a file declares.
    ///
    /// - Parameter name: The name of the file without its folder.
    /// - Returns: The names; none for a file without classes.
    func classes(inFileNamed name: String) -> [String] {
        classes.filter {
            $0.file.split(separator: "/").last.map(String.init) == name && $0.status != "leftOut"
        }
        .map(\.name)
    }

    /// How many classes compile, where the reasons stand, and why code is left out: some lines. Those that stop as they run are
    /// reported with the screens.
    package var summary: String {
        let fetching = (diagnostics ?? []).filter { $0.code == "app.package" }.flatMap { $0.hints ?? [] }
        let causes = OmissionSummary(
            of: omissions, commands: fetching + (contents?.commands ?? []),
            generators: contents?.generators ?? []
        ).lines
        return ([counts] + causes).joined(separator: "\n")
    }

    /// How many classes compile, and where the reasons stand.
    private var counts: String {
        let complete = classes.count { $0.status == "complete" },
            partial = classes.count { $0.status == "partial" }
        return "\(complete + partial) of \(classes.count) classes compile, "
            + "\(partial) without some of their code\(placeholderCount); \(path) says why"
    }

    /// How many of the classes that run use types of modules that are not there.
    private var placeholderCount: String {
        let count = classes.count { $0.status != "leftOut" && !($0.placeholders ?? []).isEmpty }
        return count == 0
            ? "" : ", \(count) with empty values for types of modules that are not there"
    }

    /// What became of each class, with the first reasons.
    package var classLines: [String] {
        classes.map { entry in
            let word =
                switch entry.status {
                case "complete": "runs"
                case "partial": "runs in part"
                default: "left out"
                }
            let reasons = entry.leftOut.prefix(3).joined(separator: "; ")
            let more = entry.leftOut.count > 3 ? "; and \(entry.leftOut.count - 3) more" : ""
            let names = (entry.placeholders ?? []).joined(separator: ", ")
            return "\(entry.name): \(word)" + (names.isEmpty ? "" : ", with empty values for \(names)")
                + (reasons.isEmpty ? "" : " (\(entry.file): \(reasons)\(more))")
        }
    }
}
