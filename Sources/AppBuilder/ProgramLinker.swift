import Diagnostics
import Files
import Foundation
import SwiftPorting

/// Links the modules of an app with Maquette.
struct ProgramLinker {
    let installation: Installation
    let toolchain: Toolchain
    /// The folder of the build.
    let folder: String
    let targets: [AppTarget]
    let objects: [String]
    /// The classes of all modules.
    let classes: [BuiltClass]
    /// The names of the functions that list screens.
    let galleries: [String]

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
        let runtime = RuntimeLibrary(installation: installation, toolchain: toolchain)
        try runtime.make()
        let main = try compile(mainSource, named: "main")
        var linked = link([main], with: runtime, to: made)
        let missing = linked.succeeded ? [] : MissingSymbol.all(in: linked.output)
        let texts = names(of: missing)
        if !missing.isEmpty, missing.allSatisfy(\.isFunction) {
            let traps = try compile(MissingSymbol.traps(for: missing, texts: texts), named: "missing")
            linked = link([main, traps], with: runtime, to: made)
        }
        guard linked.succeeded else { throw failure(linked, missing, texts) }
        do throws(FileError) { try bundle.write(targets, program: made) } catch { throw AppBuildError(error) }
        return Linked(path: bundle.program, problems: problems(missing, texts))
    }

    /// Compiles a source of the builder, unless it has not changed; returns the path of the object file.
    private func compile(_ text: String, named name: String) throws(AppBuildError) -> String {
        let source = "\(folder)/\(name).swift", object = "\(folder)/\(name).o"
        // Written after the object, so that one that is not finished is compiled again.
        let record = "\(folder)/\(name).txt"
        let madeOf = ([text] + installation.versions).joined(separator: "\n")
        if FileType(at: object) == .file, (try? readText(record, as: .source)) == madeOf { return object }
        unlink(record)
        do throws(FileError) { try writeSourceIfChanged(Array(text.utf8), to: source) } catch {
            throw AppBuildError(error)
        }
        let run = ToolRun(
            installation.compiler,
            [
                "-c", "-Onone", source, "-o", object, "-module-name", "MaquetteApp_" + name, "-I",
                folder + "/Modules", "-module-cache-path",
                installation.moduleCache(orIn: folder + "/Modules"), "-suppress-warnings",
            ] + (name == "main" ? [] : ["-parse-as-library"]) + installation.moduleFlags)
        guard run.succeeded else { throw failure(run, [], []) }
        do throws(FileError) { try writeFile(Array(madeOf.utf8), to: record) } catch {
            throw AppBuildError(error)
        }
        return object
    }

    private func link(_ own: [String], with runtime: RuntimeLibrary, to path: String) -> ToolRun {
        let list = folder + "/objects.txt"
        do throws(FileError) {
            try writeFile(Array(ResponseFile.text(own + objects).utf8), to: list)
        } catch {
            return ToolRun(notRun: error.diagnostic.message)
        }
        // Not by way of 'swiftc', which first reads all objects for the libraries that they want: all are in the runtime.
        return ToolRun(
            toolchain.linker,
            [
                "-fuse-ld=lld", "-pie", "-o", path, toolchain.registration, "@" + list, runtime.path,
                "-Xlinker", "-rpath", "-Xlinker", directoryName(of: runtime.path), "-Xlinker",
                "--gc-sections", "-Xlinker", "--no-demangle", "-Xlinker", "--error-limit=0",
            ] + runtime.programLibraries)
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
        let own = zip(symbols, texts).filter { RuntimeLibrary.hasXML || !$0.0.isOfXMLLibrary }
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

    /// The source of the program: it answers requests for screens with the classes of all modules.
    private var mainSource: String {
        let modules = ["Maquette", "AppServer", "UIKit"]
        let names = targets.map(ModuleBuild.accessorName)
        // By its symbol: the program is not compiled again when the app's modules are.
        let declarations = names.map {
            "@_silgen_name(\(SwiftStringLiteral.text($0))) func \($0)() -> InterfaceClasses\n"
        }
        let lists = galleries.map {
            "@_silgen_name(\(SwiftStringLiteral.text($0))) func \($0)() -> [Screen]\n"
        }
        let accessors = names.map { $0 + "()" }.joined(separator: ", ")
        let byFile = Dictionary(grouping: classes) {
            $0.file.split(separator: "/").last.map(String.init) ?? $0.file
        }
        let entries = byFile.sorted { $0.key < $1.key }.map { file, classes in
            let names = classes.map { SwiftStringLiteral.text($0.name) }.joined(separator: ", ")
            return "\(SwiftStringLiteral.text(file)): [\(names)]"
        }
        let files = entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
        let accent = targets.last?.accentColorName.map(SwiftStringLiteral.text) ?? "nil"
        let incomplete = classes.filter { $0.status == .partial || !$0.placeholders.isEmpty }
            .map { SwiftStringLiteral.text($0.name) }
        let call =
            "serveScreens(of: AppClasses([\(accessors)], accentColorName: \(accent), classesByFile: \(files), "
            + "incompleteClasses: [\(incomplete.joined(separator: ", "))], "
            + "galleries: [\(galleries.joined(separator: ", "))]))\n"
        return (modules.map { "import \($0)\n" } + declarations + lists).joined() + call
    }
}
