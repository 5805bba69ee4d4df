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

    /// Links the program.
    ///
    /// - Returns: The path of the program, or why it cannot be linked.
    func link() -> Result<String, AppBuildError> {
        let source = folder + "/main.swift", main = folder + "/main.o"
        let list = folder + "/objects.txt", made = folder + "/program.\(getpid())"
        let bundle = AppBundle(inBuildFolder: folder)
        do throws(FileError) {
            try writeSourceIfChanged(Array(mainSource.utf8), to: source)
            // Parts of Foundation want libraries that need not be installed; code of apps has no network anyway, and what
            // Foundation calls of libcurl is in the library of this tool.
            let missing = Self.hasLibrary("xml2") ? ["curl"] : ["curl", "xml2"]
            for library in missing {
                try writeSourceIfChanged(Array("!<arch>\n".utf8), to: folder + "/Libraries/lib\(library).a")
            }
            try writeFile(Array(objects.map { "\"\($0)\"\n" }.joined().utf8), to: list)
        } catch {
            return .failure(AppBuildError(error.diagnostic.message))
        }
        let compiled = ToolRun(
            installation.compiler,
            [
                "-c", "-Onone", source, "-o", main, "-module-name", "MaquetteAppProgram", "-I",
                folder + "/Modules",
                "-module-cache-path", folder + "/Modules/Cache", "-suppress-warnings",
            ] + installation.moduleFlags)
        guard compiled.succeeded else { return .failure(failure(compiled)) }
        let linked = ToolRun(
            installation.compiler,
            [
                "-static-stdlib", "-use-ld=lld", "-o", made, main, "@" + list, installation.library,
                "-Xlinker",
                "--gc-sections",
                "-L", folder + "/Libraries", "-Xlinker", "--unresolved-symbols=ignore-all",
                "-l_CFXMLInterface", "-l_FoundationICU", "-lCoreFoundation", "-l_FoundationCShims",
                "-l_FoundationCollections", "-Xlinker", "--as-needed", "-lxml2", "-Xlinker", "--no-as-needed",
            ] + Installation.systemLibraries.map { "-l" + $0 })
        guard linked.succeeded, (try? bundle.write(targets)) != nil, rename(made, bundle.program) == 0
        else {
            unlink(made)
            return .failure(failure(linked))
        }
        return .success(bundle.program)
    }

    /// Whether a library can be linked, in the folders of the distributions that Swift is made for.
    private static func hasLibrary(_ name: String) -> Bool {
        ["/usr/lib64", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib"]
            .contains { FileType(at: "\($0)/lib\(name).so") == .file }
    }

    private func failure(_ run: ToolRun) -> AppBuildError {
        let line = run.output.split(separator: "\n").first { $0.contains("error:") } ?? run.output.prefix(400)
        return AppBuildError("the app's program cannot be linked: \(line.prefix(400))")
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
