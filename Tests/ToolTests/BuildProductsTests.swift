import Foundation
import TestSupport
import Testing

/// `scripts/build-products` in a clone of three modules, beside a `swift` that prints what the real one would.
@Suite("build of products") struct BuildProductsTests {
    private let clone: ScriptClone

    init() throws {
        clone = try ScriptClone(scripts: ["build-products", "build-progress.awk"])
        try clone.directory.write(
            """
            | module | one job | may import | packages, C |
            | --- | --- | --- | --- |
            | `Base` | the base | - | - |
            | `Middle` | the middle | Base | Foundation |
            | `Top` | the top | Middle Base | - |

            """, to: "ARCHITECTURE.md")
        try clone.directory.write(
            "# Seconds.\nBase 10\nMiddle 30\nTop 50\nlink 10\n", to: "scripts/build-times")
        for module in ["Base", "Middle", "Top"] {
            try clone.directory.write("", to: "Sources/\(module)/\(module).swift")
        }
    }

    /// Writes a program named `swift` whose builds run a script, and whose package has the given dependencies.
    private func writeCompiler(_ build: String, dependencies: String = "no external dependencies found")
        throws
    {
        try clone.writeProgram(
            """
            [ "$1" = build ] || { echo "\(dependencies)"; exit 0; }
            echo "$*" >>calls
            \(build)
            """, to: "bin/swift")
    }

    private func build(_ arguments: [String]) throws -> ScriptClone.Run {
        try clone.run(["scripts/build-products"] + arguments)
    }

    @Test("says what it builds, how far it is and how long it takes") func progress() throws {
        try writeCompiler(
            """
            echo "[1/4] Compiling Base Base.swift"
            echo "[2/4] Compiling Middle Middle.swift"
            echo "/clone/Sources/Top/Top.swift:1:1: warning: odd"
            sleep 3
            echo "[3/4] Compiling Top Top.swift"
            """)
        let run = try build(["release", "which a test wants", "Top", "--", "--option"])
        #expect(run.status == 0, "\(run.errors)")
        try #require(run.lines.count == 3, "\(run.errors)")
        #expect(
            run.lines[0] == "maquette: building Top (release), which a test wants: 3 modules, about 2 minutes"
        )
        // 40 of 100 seconds' work, and what has passed since.
        #expect(
            run.lines[1].contains(/^maquette: 4\d %, 2 of 3 modules, about (a minute|[0-9]+ seconds) left$/),
            "\(run.errors)")
        #expect(run.lines[2].contains(/^maquette: built in 0 min \d s$/))
        #expect(
            try clone.text("calls")
                == "build -c release --product Top --option\n")
    }

    @Test("counts what has changed and what imports it") func changedModules() throws {
        try writeCompiler("true")
        for module in ["Base", "Middle", "Top"] {
            try clone.directory.write("", to: ".build/release/Modules/\(module).swiftmodule")
        }
        let later = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: 60)]
        for file in ["Sources/Middle/Middle.swift", ".build/release/Modules/Top.swiftmodule"] {
            try FileManager.default.setAttributes(later, ofItemAtPath: clone.path + "/" + file)
        }
        let run = try build(["release", "because Sources/Middle has changed", "Top"])
        #expect(
            run.errors.contains("Sources/Middle has changed: 2 modules, about 2 minutes\n"), "\(run.errors)")
    }

    @Test("prints the errors of a build that fails, and nothing else of it") func failure() throws {
        try writeCompiler(
            #"""
            cat <<'END'
            Building for production...
            [1/4] Compiling Base Base.swift
            /a clone/Sources/Middle/Middle.swift:1:8: warning: public import was not used
             1 | public import Base
               |        `- warning: public import was not used

            /a clone/Sources/Middle/Middle.swift:4:2: error: cannot find 'x' in scope
             4 | x
               | `- error: cannot find 'x' in scope
            [2/4] Compiling Middle Middle.swift
            error: fatalError
            END
            exit 1
            """#)
        let run = try build(["debug", "which a test wants", "Top", "Base"])
        #expect(run.status == 5)
        #expect(
            run.lines.dropFirst().map(String.init) == [
                "/a clone/Sources/Middle/Middle.swift:4:2: error: cannot find 'x' in scope",
                " 4 | x",
                "   | `- error: cannot find 'x' in scope",
                "error: fatalError",
                "maquette: error: Top cannot be built; all that the compiler says is in .build/debug-build.log",
            ])
        #expect(try clone.text("calls") == "build -c debug --product Top\n")
    }

    @Test(
        "removes the modules of a parser that the package does not use any more",
        arguments: [("no external dependencies found", false), ("└── swift-syntax<https://…@603.0.1>", true)])
    func parserModules(dependencies: String, isKept: Bool) throws {
        try writeCompiler("true", dependencies: dependencies)
        let folders = [
            "x86_64-unknown-linux-gnu/debug/Modules", "x86_64-unknown-linux-gnu/release/Modules-tool",
        ]
        for folder in folders {
            for name in ["SwiftSyntax", "SwiftSyntax603", "SwiftParser", "SwiftPorting", "SwiftUI"] {
                try clone.directory.write("", to: ".build/\(folder)/\(name).swiftmodule")
            }
        }
        #expect(try build(["release", "which a test wants", "Top"]).status == 0)
        for folder in folders {
            let names = try FileManager.default.contentsOfDirectory(atPath: "\(clone.path)/.build/\(folder)")
            #expect(
                names.sorted()
                    == (isKept
                    ? ["SwiftParser", "SwiftPorting", "SwiftSyntax", "SwiftSyntax603", "SwiftUI"]
                    : ["SwiftPorting", "SwiftUI"]).map { $0 + ".swiftmodule" })
        }
    }

    @Test(
        "knows the modules of every product",
        arguments: [
            ("maquette", 40), ("maquette-report-server", 10), ("maquette-preview-server", 45),
            ("maquette-app-builder", 8), ("maquette-port", 5), ("MaquetteRuntime", 90),
            ("MaquettePackageTests", 150), ("GuideExample", 40), ("dev", 45),
        ])
    func modules(product: String, least: Int) throws {
        try clone.directory.write("", to: "log")
        try clone.directory.write(
            """
            home=$PWD
            cd "$1" && find Sources Tests -name '*.swift' -printf '%T@ %s %p\n' >"$home/files"
            awk -f scripts/build-progress.awk -v products=\(product) -v folder=.build/debug -v cores=2 \\
                -v elapsed=0 -v known=-1 -v at=0 file=1 ARCHITECTURE.md file=2 scripts/build-times \\
                file=3 "$home/files" file=4 "$home/log" >&2

            """, to: "count")
        let run = try clone.run(["count", PackageFiles.root.path])
        let numbers = run.errors.split(whereSeparator: \.isWhitespace)
        try #require(numbers.count == 6, "\(run.errors)")
        #expect(try #require(Int(numbers[3])) >= least, "\(product): \(run.errors)")
    }
}
