import Foundation
import Testing

@Suite("Imports follow the table in ARCHITECTURE.md")
struct ImportTests {
    let table = ImportTable(markdown: House.text("ARCHITECTURE.md"))
    let manifest = PackageManifest(text: House.text("Package.swift"))

    @Test("every import is allowed by its module's row")
    func imports() {
        let files = House.swiftFiles(under: "Sources")
        #expect(!files.isEmpty)
        for file in files {
            guard let row = table.rows[file.module] else { continue }
            for line in ImportLine.all(in: file)
            where !row.modules.contains(line.module) && !row.packages.contains(line.module) {
                Issue.record(
                    """
                    \(file.path):\(line.number): \(file.module) may not import \(line.module); \
                    move the code, or add the arrow to ARCHITECTURE.md:\(row.line) and Package.swift and say why
                    """)
            }
        }
    }

    @Test("every module has a row and every row a module")
    func rows() {
        #expect(!table.rows.isEmpty)
        for name in manifest.targets.keys.sorted() where table.rows[name] == nil {
            Issue.record("Package.swift: module \(name) has no row in ARCHITECTURE.md; add one")
        }
        for (name, row) in table.rows.sorted(by: { $0.key < $1.key }) where manifest.targets[name] == nil {
            Issue.record("ARCHITECTURE.md:\(row.line): \(name) is no target of Package.swift; remove the row")
        }
        for name in manifest.targets.keys.sorted()
        where !House.exists(
            "Sources/\(manifest.frameworks.contains(name) ? "Frameworks/" : "")\(name)"
        ) {
            Issue.record("Package.swift: target \(name) has no folder under Sources")
        }
    }

    /// All modules of a build are in one folder. What a package finds there it uses, without linking it.
    @Test("no package asks for a module that has a name of ours") func questionsOfPackages() throws {
        let names = manifest.frameworks.union([
            "UIKit", "UIKitCore", "MyLayout", "CoreGraphics", "CoreImage", "QuartzCore",
        ])
        let search = Process(), output = Pipe()
        search.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        search.arguments = [
            "grep", "-rnE", "--include=*.swift", "--exclude-dir=Tests", "--exclude-dir=Examples",
            #"^\s*#(if|elseif) .*canImport\("#, ".build/checkouts",
        ]
        search.currentDirectoryURL = House.root
        search.standardOutput = output
        try search.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        search.waitUntilExit()
        #expect(!text.isEmpty)
        for line in text.split(separator: "\n") {
            for question in line.matches(of: /canImport\((\w+)/) where names.contains(String(question.1)) {
                Issue.record(
                    "\(line): give our module another name, and rename imports in BuildCondition.renamedModules"
                )
            }
        }
    }

    @Test("a row and the target's dependencies say the same")
    func dependencies() {
        for (name, row) in table.rows.sorted(by: { $0.key < $1.key }) {
            guard let declared = manifest.targets[name] else { continue }
            for missing in row.modules.subtracting(declared).sorted() {
                Issue.record(
                    "ARCHITECTURE.md:\(row.line): \(name) may import \(missing), but Package.swift does not say so"
                )
            }
            for extra in declared.subtracting(row.modules).subtracting(row.packages).sorted() {
                Issue.record(
                    "Package.swift: \(name) depends on \(extra), which ARCHITECTURE.md:\(row.line) does not allow"
                )
            }
        }
    }

    @Test("no module reaches itself")
    func noCircles() {
        for name in table.rows.keys.sorted() {
            var reached: Set<String> = []
            var next = table.rows[name]?.modules ?? []
            while let module = next.subtracting(reached).min() {
                reached.insert(module)
                next.formUnion(table.rows[module]?.modules ?? [])
            }
            #expect(!reached.contains(name), "ARCHITECTURE.md: \(name) imports itself through others")
        }
    }

    @Test("every module with code has a test target")
    func testTargets() {
        let untested: Set<String> = [
            "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_QuartzCore", "_Testing_UIKit", "dev",
            "MaquetteTesting",
            "MaquetteCommand", "ReportServerCommand",
            "PreviewServerCommand", "PortCommand", "PortSwift", "AppBuilderCommand",
            // AppFenceTests are theirs.
            "AppBrokerCommand", "FenceProbe",
            "GuideExample", "LiveExample", "SwiftUIExample",
            "TestSupport",
            // It ends the process.
            "ProgramCommands",
            // UIKitTests are theirs.
            "UIKitCore", "PlaceholderViews", "Swift4Names", "UIKitDocuments", "UIKitDragAndDrop",
            "UIKitDynamics", "UIKitSharing",
        ]
        // The stubs of frameworks share one test target.
        #expect(manifest.tests.contains("AppFrameworksTests"))
        let tested = manifest.targets.keys.filter {
            !untested.contains($0) && !manifest.frameworks.contains($0)
        }
        for name in tested.sorted() where !table.isCLibrary(name) {
            #expect(
                manifest.tests.contains(name + "Tests"), "Package.swift: \(name) has no test target; add one")
        }
    }

    @Test("the pipeline is what the plan says")
    func pipeline() {
        let names = [
            "Geometry", "Diagnostics", "Constraints", "ConstraintSolver", "Scene", "Devices", "Typography",
            "ImageCodec", "VectorImages", "Layout", "Compositor", "Bezels", "Raster", "Parallel", "Files",
            "XML",
            "Scripts", "ResultCache", "Pages", "Gallery", "SceneMap", "ScreenDocuments", "SwiftPorting",
            "YAML",
            "AppBrokerCommand", "AppFence", "FenceProbe", "Processes", "PropertyLists", "Wire",
            // The references that the pipeline is compared with.
            "SeededRandom", "ReferenceRenderer", "RandomDrawings", "HostileMessages",
        ]
        #expect(table.pipeline == Set(names))
    }
}

@Suite("Reading imports and tables")
struct ImportReadingTests {
    @Test func importLines() {
        let text = """
            import A
            public import B
            @testable import C
            @_exported public import struct D.Thing
            @preconcurrency import E // why
              internal import F
            // import G
            let important = 1
            """
        let found = ImportLine.all(in: TextFile(path: "Sources/X/Y.swift", text: text))
        #expect(found.map(\.module) == ["A", "B", "C", "D", "E", "F"])
        #expect(found.map(\.number) == [1, 2, 3, 4, 5, 6])
    }

    @Test func tableRows() {
        let table = ImportTable(
            markdown: """
                | other | table |
                | `Z` | no | - | - |

                | module | one job | may import | packages, C |
                | --- | --- | --- | --- |
                | `A` | job | - | - |
                | `B` | job | A C | CThing Foundation |

                | `D` | job | - | - |
                """)
        #expect(table.rows.keys.sorted() == ["A", "B"])
        #expect(table.rows["B"]?.modules == ["A", "C"])
        #expect(table.rows["B"]?.packages == ["CThing", "Foundation"])
        #expect(table.rows["B"]?.line == 7)
        #expect(table.pipeline == ["A"])
        #expect(table.touchesC("B") && !table.touchesC("A"))
    }

    @Test func manifestTargets() {
        let manifest = PackageManifest(
            text: """
                let package = Package(
                    targets: [
                        // module("Commented"),
                        module("A"),
                        module(
                            "B",
                            ["A", .product(name: "Yams", package: "yams")]),
                        .executableTarget(name: "C", dependencies: ["A", "B"], swiftSettings: settings),
                        library("CThing", pkgConfig: "thing", apt: "libthing-dev"),
                        .target(name: "CLink", linkerSettings: [.linkedLibrary("link")]),
                        tests("ATests", ["A"]),
                    ])
                """)
        #expect(
            manifest.targets == ["A": [], "B": ["A", "Yams"], "C": ["A", "B"], "CThing": [], "CLink": []])
        #expect(manifest.tests == ["ATests"])
    }
}
