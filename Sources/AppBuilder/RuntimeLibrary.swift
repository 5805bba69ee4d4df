import Files
import Foundation

/// The shared library that programs of apps are linked with: all of Maquette's runtime, Swift's and Foundation.
///
/// It is made of the objects of the release build, once for each of them, so that a program is linked in a tenth of a second
/// and is as large as the code of its app. Swift's libraries are linked into it from their static archives: the program
/// needs no toolchain when it runs, and nothing of libcurl.
///
/// References inside the library are bound when it is linked (`-Bsymbolic`). That leaves the loader 1,600 symbols to look
/// up, and an app may have a module of the name of one that is in the library.
struct RuntimeLibrary {
    let installation: Installation
    let toolchain: Toolchain

    /// The path of the library.
    var path: String { "\(installation.buildFolder)/lib\(Installation.libraryName).so" }

    /// The folder for what it is made of.
    private var folder: String { "\(installation.buildFolder)/\(Installation.libraryName).library" }

    private var recordPath: String { folder + "/made-of.txt" }

    /// The libraries of Swift that are a part of it, whole, since code of apps may call anything of them.
    private static let swiftLibraries = [
        "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser", "swiftGlibc",
        "swiftSynchronization", "swiftObservation", "swiftRegexBuilder", "swiftDistributed",
        "swiftSwiftOnoneSupport", "BlocksRuntime", "FoundationInternationalization", "_FoundationCShims",
        "_FoundationCollections", "_FoundationICU", "_CFURLSessionInterface",
    ]

    /// Those of them whose static archives hide symbols that others name.
    ///
    /// A subclass names the private methods of its superclass, since they have places in its table of methods, and code
    /// that uses queues calls functions in C, which are hidden where they are called as well.
    private static let hidingLibraries = [
        "dispatch", "swiftDispatch", "CoreFoundation", "Foundation", "FoundationEssentials",
        "FoundationNetworking",
    ]

    /// The libraries that read XML by libxml2. They are a part of the program instead, where that is not installed, so
    /// that the linker says which programs want it.
    private static let xmlLibraries = ["FoundationXML", "_CFXMLInterface"]

    /// The libraries of the system that it needs.
    private static let systemLibraries = [
        "expat", "harfbuzz", "freetype", "png16", "z", "stdc++", "m", "dl", "pthread",
    ]

    /// What else programs are linked with.
    var programLibraries: [String] {
        (Self.hasXML ? [] : Self.xmlLibraries.map(toolchain.staticLibrary)) + ["-lstdc++", "-lm"]
            // Only of programs that call it, as all others load faster without.
            + (Self.hasSQLite ? ["-Xlinker", "--as-needed", "-lsqlite3"] : [])
    }

    /// Makes the library, unless it is there and of the same objects.
    ///
    /// - Throws: `AppBuildError` if a file cannot be read or written, or the linker fails.
    func make() throws(AppBuildError) {
        let lock = try lock()
        defer { lock.release() }
        let sources = madeOf
        if FileType(at: path) == .file, (try? readText(recordPath, as: .source)) == sources { return }
        unlink(recordPath)
        let made = "\(folder)/made.so"
        try link(try objects(), to: made)
        guard rename(made, path) == 0 else {
            throw AppBuildError("'\(path)' cannot be written: \(String(cString: strerror(errno)))")
        }
        do throws(FileError) { try writeFile(Array(sources.utf8), to: recordPath) } catch {
            throw AppBuildError(error)
        }
    }

    /// Waits for others that make the library.
    private func lock() throws(AppBuildError) -> FolderLock {
        do throws(FileError) { return try FolderLock(folder, for: path) } catch {
            throw AppBuildError(error, hints: ["build in a clone of Maquette that can be written to"])
        }
    }

    /// The versions of what it is made of, as text.
    private var madeOf: String {
        let files = [installation.library, toolchain.staticLibrary("swiftCore")]
        return files.map { file in FileVersion(of: file).map { "\($0)\n" } ?? "" }.joined()
            + "\(path)\n\(Self.hasXML)\n\(Self.hasSQLite)\n"
    }

    private func link(_ objects: [String], to made: String) throws(AppBuildError) {
        var own: [String] = []
        for name in Self.hidingLibraries + (Self.hasXML ? Self.xmlLibraries : []) {
            own.append(try withVisibleSymbols(name))
        }
        let list = folder + "/objects.txt"
        do throws(FileError) {
            try writeFile(Array(ResponseFile.text(objects).utf8), to: list)
            // What Foundation calls of libcurl is in the library of this tool.
            try writeFile(Array("!<arch>\n".utf8), to: folder + "/Libraries/libcurl.a")
        } catch {
            throw AppBuildError(error)
        }
        let system =
            Self.systemLibraries + (Self.hasXML ? ["xml2"] : []) + (Self.hasSQLite ? ["sqlite3"] : [])
        let run = ToolRun(
            toolchain.linker,
            [
                "-shared", "-fuse-ld=lld", "-o", made, "-Wl,-soname,lib\(Installation.libraryName).so",
                "-Wl,-Bsymbolic", toolchain.registration, "@" + list, "-Wl,--whole-archive",
            ] + own + Self.swiftLibraries.map(toolchain.staticLibrary) + [
                "-Wl,--no-whole-archive",
                // Functions that the static libraries have twice.
                "-Wl,-z,muldefs", "-Wl,-z,defs", "-Wl,--strip-all", "-Wl,--as-needed", "-L",
                folder + "/Libraries",
            ] + system.map { "-l" + $0 })
        guard run.succeeded else {
            let line = run.output.split(separator: "\n").first { $0.contains("error:") } ?? run.output[...]
            throw AppBuildError(
                "the library of Maquette's runtime cannot be linked: \(line.prefix(400))",
                hints: ["'scripts/build-release maquette-app-builder' builds its objects"])
        }
    }

    /// Copies a static library, so that symbols of Swift and of Dispatch can be named from outside; returns the path.
    private func withVisibleSymbols(_ name: String) throws(AppBuildError) -> String {
        let copy = "\(folder)/lib\(name).a"
        let run = ToolRun(
            toolchain.objectCopier,
            ["--wildcard"] + ["$s*", "*dispatch_*"].map { "--set-symbol-visibility=\($0)=default" }
                + [toolchain.staticLibrary(name), copy])
        guard run.succeeded else {
            throw AppBuildError("'\(toolchain.objectCopier)' fails: \(run.output.prefix(400))")
        }
        return copy
    }

    /// Returns the paths of the objects of the release build.
    private func objects() throws(AppBuildError) -> [String] {
        let folder = installation.buildFolder
        let path = "\(folder)/\(Installation.libraryName).product/Objects.LinkFileList"
        do throws(FileError) {
            return Self.objects(in: try readText(path, as: .installedData), buildFolder: folder)
        } catch {
            throw AppBuildError(
                error, hints: ["'scripts/build-release maquette-app-builder' builds the library"])
        }
    }

    /// Returns the objects of the library.
    ///
    /// - Parameters:
    ///   - list: Their paths when they were built, one in a line, in quotes where they have spaces.
    ///   - buildFolder: The folder that they are in now.
    /// - Returns: Their paths.
    static func objects(in list: String, buildFolder: String) -> [String] {
        list.split(separator: "\n").compactMap { line in
            let quotes: Set<Character> = ["'", "\""]
            let parts = line.filter { !quotes.contains($0) }.split(separator: "/")
            guard let index = parts.lastIndex(where: { $0.hasSuffix(".build") }) else { return nil }
            return ([buildFolder[...]] + parts[index...]).joined(separator: "/")
        }
    }

    /// Whether libxml2 can be linked.
    static let hasXML = isInstalled("libxml2.so")
    /// Whether SQLite can be linked, which the module `SQLite3` needs.
    static let hasSQLite = isInstalled("libsqlite3.so")

    /// Whether a library is in the folders of the distributions that Swift is made for.
    private static func isInstalled(_ library: String) -> Bool {
        ["/usr/lib64", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib"]
            .contains { FileType(at: "\($0)/\(library)") == .file }
    }

    /// What a program that is linked with it reads when it starts, besides the system's libraries, which every program may.
    var readPaths: [String] { [path] }
}
