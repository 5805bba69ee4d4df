import Diagnostics
import Files
import Foundation
import SwiftPorting

/// Links the modules of an app with Maquette.
struct ProgramLinker {
    let installation: Installation
    /// The folder of the build.
    let folder: String
    let targets: [AppTarget]
    let objects: [String]
    /// The classes of all modules.
    let classes: [BuiltClass]

    /// A program that was linked.
    struct Linked {
        var path: String
        /// What nothing in it defines.
        var problems: [Diagnostic]
    }

    /// Links the program.
    ///
    /// A function that nothing defines is replaced by one that stops, with a warning; a program that lacks data, such as
    /// the description of a type, is not linked.
    ///
    /// - Returns: The program.
    /// - Throws: `AppBuildError` if a file cannot be written, or the compiler or the linker fails.
    func link() throws(AppBuildError) -> Linked {
        let bundle = AppBundle(inBuildFolder: folder)
        let made = folder + "/program.\(getpid())"
        defer { unlink(made) }
        let whole = try installation.wholeObjects()
        let main = try compile(mainSource, named: "main")
        var linked = link([main] + whole, to: made)
        let missing = linked.succeeded ? [] : MissingSymbol.all(in: linked.output)
        let texts = names(of: missing)
        if !missing.isEmpty, missing.allSatisfy(\.isFunction) {
            let traps = try compile(MissingSymbol.traps(for: missing, texts: texts), named: "missing")
            linked = link([main, traps] + whole, to: made)
        }
        guard linked.succeeded else { throw failure(linked, missing, texts) }
        do throws(FileError) { try bundle.write(targets) } catch { throw AppBuildError(error) }
        guard rename(made, bundle.program) == 0 else {
            throw AppBuildError("'\(bundle.program)' cannot be written: \(String(cString: strerror(errno)))")
        }
        return Linked(path: bundle.program, problems: problems(missing, texts))
    }

    /// Compiles a source of the builder; returns the path of the object file.
    private func compile(_ text: String, named name: String) throws(AppBuildError) -> String {
        let source = "\(folder)/\(name).swift", object = "\(folder)/\(name).o"
        do throws(FileError) { try writeSourceIfChanged(Array(text.utf8), to: source) } catch {
            throw AppBuildError(error)
        }
        let run = ToolRun(
            installation.compiler,
            [
                "-c", "-Onone", source, "-o", object, "-module-name", "MaquetteApp_" + name, "-I",
                folder + "/Modules", "-module-cache-path", folder + "/Modules/Cache", "-suppress-warnings",
            ] + (name == "main" ? [] : ["-parse-as-library"]) + installation.moduleFlags)
        guard run.succeeded else { throw failure(run, [], []) }
        return object
    }

    private func link(_ own: [String], to path: String) -> ToolRun {
        let list = folder + "/objects.txt"
        // Parts of Foundation want libraries that need not be installed; code of apps has no network anyway, and what
        // Foundation calls of libcurl is in the library of this tool.
        let absent = Self.hasLibrary("xml2") ? ["curl"] : ["curl", "xml2"]
        do throws(FileError) {
            for library in absent {
                try writeSourceIfChanged(Array("!<arch>\n".utf8), to: folder + "/Libraries/lib\(library).a")
            }
            try writeFile(Array((own + objects).map { "\"\($0)\"\n" }.joined().utf8), to: list)
        } catch {
            return ToolRun(notRun: error.diagnostic.message)
        }
        return ToolRun(
            installation.compiler,
            [
                "-static-stdlib", "-use-ld=lld", "-o", path, "@" + list, installation.library, "-Xlinker",
                "--gc-sections", "-L", folder + "/Libraries", "-Xlinker", "--no-demangle", "-Xlinker",
                "--error-limit=0", "-lswiftSynchronization", "-l_CFURLSessionInterface", "-l_CFXMLInterface",
                "-l_FoundationICU",
                "-lCoreFoundation",
                "-l_FoundationCShims", "-l_FoundationCollections", "-Xlinker", "--as-needed", "-lxml2",
                "-Xlinker", "--no-as-needed",
            ] + Installation.systemLibraries.map { "-l" + $0 })
    }

    // MARK: What nothing defines

    /// Returns symbols as people write them, or as they are if the toolchain does not say.
    private func names(of symbols: [MissingSymbol]) -> [String] {
        let mangled = symbols.map(\.name).filter { $0.hasPrefix("$s") }
        guard !mangled.isEmpty else { return symbols.map(\.name) }
        // Others may be anything that a source gives a name, such as an option.
        let tool = directoryName(of: installation.compiler) + "/swift-demangle"
        let run = ToolRun(tool, ["-compact", "-simplified"] + mangled)
        let lines = run.output.split(separator: "\n").map(String.init)
        guard run.succeeded, lines.count == mangled.count else { return symbols.map(\.name) }
        let texts = Dictionary(zip(mangled, lines)) { first, _ in first }
        return symbols.map { texts[$0.name] ?? $0.name }
    }

    /// Returns a warning for each symbol, and one for all that Foundation requires of a library that is not installed.
    private func problems(_ symbols: [MissingSymbol], _ texts: [String]) -> [Diagnostic] {
        let hasXML = Self.hasLibrary("xml2")
        let own = zip(symbols, texts).filter { hasXML || !$0.0.isOfXMLLibrary }
        let absent =
            own.count == symbols.count
            ? []
            : [
                Diagnostic(
                    .appSymbol, "libxml2 is not installed: code that reads XML by Foundation stops there",
                    hints: ["install libxml2-dev, and build the app again"])
            ]
        return absent
            + own.map { symbol, text in
                symbol.diagnostic(text, of: classes.filter { $0.file == symbol.file }.map(\.name))
            }
    }

    private func failure(_ run: ToolRun, _ missing: [MissingSymbol], _ texts: [String]) -> AppBuildError {
        if let index = missing.firstIndex(where: { !$0.isFunction }) {
            let user = missing[index].file.map { ", which '\($0)' uses" } ?? ""
            return AppBuildError(
                "the app's program cannot be linked: nothing defines '\(texts[index])'\(user)",
                hints: ["add a source that defines it to the project's Stubs folder"])
        }
        let line = run.output.split(separator: "\n").first { $0.contains("error:") } ?? run.output.prefix(400)
        return AppBuildError("the app's program cannot be linked: \(line.prefix(400))")
    }

    /// Whether a library can be linked, in the folders of the distributions that Swift is made for.
    private static func hasLibrary(_ name: String) -> Bool {
        ["/usr/lib64", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib"]
            .contains { FileType(at: "\($0)/lib\(name).so") == .file }
    }

    /// The source of the program: the tool, with the classes of all modules.
    private var mainSource: String {
        let modules = ["Maquette", "MaquetteCommands"] + targets.map(\.moduleName)
        let accessors = targets.map { ModuleBuild.accessorName(of: $0) + "()" }.joined(separator: ", ")
        let byFile = Dictionary(grouping: classes) {
            $0.file.split(separator: "/").last.map(String.init) ?? $0.file
        }
        let entries = byFile.sorted { $0.key < $1.key }.map { file, classes in
            let names = classes.map { SwiftStringLiteral.text($0.name) }.joined(separator: ", ")
            return "\(SwiftStringLiteral.text(file)): [\(names)]"
        }
        let files = entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
        let accent = targets.last?.accentColorName.map(SwiftStringLiteral.text) ?? "nil"
        let incomplete = classes.filter { $0.status == .partial }.map { SwiftStringLiteral.text($0.name) }
        let call =
            "runCommandLine(app: AppClasses([\(accessors)], accentColorName: \(accent), classesByFile: \(files), "
            + "incompleteClasses: [\(incomplete.joined(separator: ", "))]))\n"
        return modules.map { "import \($0)\n" }.joined() + call
    }
}
