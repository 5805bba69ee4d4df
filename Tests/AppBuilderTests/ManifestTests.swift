import AppBuilder
import Diagnostics
import Foundation
import TestSupport
import Testing

/// The targets of projects without an Xcode project.
@Suite("Manifests of XcodeGen, Tuist and the package manager")
struct ManifestTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        for name in [
            "App/A.swift", "App/main.swift", "App/Old/B.swift", "App/Parts/C.swift", "Kit/K.swift",
            "AppTests/T.swift", "Sources/Core/D.swift", "Sources/Core/Skipped/E.swift",
            "Sources/Tool/F.swift",
        ] { try directory.write("", to: name) }
    }

    /// The modules with their sources, from the folder.
    private func modules(target: String? = nil, problems: [DiagnosticCode] = []) -> [String] {
        let finder = AppTargetFinder(project: directory.path, target: target)
        #expect(finder.diagnostics.map(\.code) == problems)
        return finder.targets.map { target in
            let files = target.sources.map { $0.dropFirst(directory.path.count + 1) }
            return "\(target.moduleName)\(target.isApp ? " (app)" : ""): \(files.joined(separator: " "))"
        }
    }

    @Test("reads the targets of XcodeGen")
    func xcodeGen() throws {
        try directory.write(
            """
            name: Shop
            settings:
              base: { ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME: Brand }
            targets:
              Shop:
                type: application
                platform: iOS
                sources:
                  - path: App
                    excludes: ["Old/**"]
                settings:
                  base: { PRODUCT_NAME: My Shop }
                  configs:
                    Debug: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: "$(inherited) DEBUG STAGING" }
                dependencies:
                  - target: Kit
                  - sdk: MapKit.framework
              Kit: { type: framework, platform: [iOS, macOS], sources: Kit }
              ShopTests: { type: bundle.unit-test, platform: iOS, sources: [AppTests] }
              Mac: { type: application, platform: macOS, sources: [AppTests] }
            """, to: "project.yml")
        #expect(modules() == ["Kit: Kit/K.swift", "My_Shop (app): App/A.swift App/Parts/C.swift"])
        let app = try #require(AppTargetFinder(project: directory.path, target: nil).targets.last)
        #expect(app.conditions == ["DEBUG", "STAGING"])
        #expect(app.accentColorName == "Brand")
        #expect(modules(target: "Kit") == ["Kit (app): Kit/K.swift"])
        let unknown = AppTargetFinder(project: directory.path, target: "Shp")
        #expect(unknown.diagnostics.first?.hints == ["did you mean 'Shop'?"])
    }

    @Test("reads the targets of Tuist")
    func tuist() throws {
        try directory.write(
            """
            import ProjectDescription
            let project = Project(
                name: "Shop",
                targets: [
                    .target(name: "Kit", destinations: .iOS, product: .framework, bundleId: "k",
                        sources: ["Kit/**"]),
                    .target(name: "Shop", destinations: .iOS, product: .app, bundleId: "s",
                        sources: ["App/*.swift", "App/Parts/**/*.swift"],
                        dependencies: [.target(name: "Kit"), .external(name: "Other")]),
                    .target(name: "ShopTests", destinations: .iOS, product: .unitTests, bundleId: "t",
                        sources: ["AppTests/**"], dependencies: [.target(name: "Shop")]),
                ])
            """, to: "Project.swift")
        let found = modules()
        #expect(found.first == "Kit: Kit/K.swift")
        #expect(found.last?.hasPrefix("Shop (app): App/A.swift") == true)
        #expect(found.last?.hasSuffix("App/Parts/C.swift") == true)
    }

    /// Source: `Destination` of `ProjectDescription`, and Xcode's `TARGETED_DEVICE_FAMILY`.
    @Test(
        "an app for iPad alone says so",
        arguments: [("[.iPad]", [2]), ("[.iPhone, .iPad]", nil), (".iOS", nil)])
    func families(destinations: String, expected: [Int]?) throws {
        try directory.write(
            """
            let project = Project(name: "Shop", targets: [
                .target(name: "Shop", destinations: \(destinations), product: .app, bundleId: "s", sources: ["App/**"]),
            ])
            """, to: "Project.swift")
        let app = try #require(AppTargetFinder(project: directory.path, target: nil).targets.last)
        let list = try PropertyListSerialization.propertyList(
            from: Data(app.informationList), options: [], format: nil)
        #expect((list as? [String: Any])?["UIDeviceFamily"] as? [Int] == expected)
    }

    @Test("reads the targets of a package")
    func package() throws {
        try directory.write(
            """
            // swift-tools-version:6.0
            import PackageDescription
            let package = Package(
                name: "Shop",
                products: [.library(name: "Core", targets: ["Core"])],
                targets: [
                    .target(name: "Core", dependencies: [.product(name: "X", package: "x")], exclude: ["Skipped"]),
                    .target(name: "Kit", path: "Kit"),
                    .executableTarget(name: "Tool", dependencies: ["Core", .target(name: "Kit")]),
                    .testTarget(name: "AppTests", dependencies: ["Tool"], path: "AppTests"),
                ])
            """, to: "Package.swift")
        #expect(
            modules() == [
                "Core: Sources/Core/D.swift", "Kit: Kit/K.swift", "Tool (app): Sources/Tool/F.swift",
            ])
        let tool = try #require(AppTargetFinder(project: directory.path, target: nil).targets.last)
        #expect(tool.conditions == ["DEBUG", "SWIFT_PACKAGE"])
    }

    @Test("comes before Xcode projects in folders below, if it declares an app")
    func projectsBelow() throws {
        try directory.write(Self.exampleProject, to: "Packages/Kit/Example/Demo.xcodeproj/project.pbxproj")
        try directory.write("", to: "Packages/Kit/Example/Demo.swift")
        let demo = "Demo (app): Packages/Kit/Example/Demo.swift"
        #expect(modules() == [demo])
        func declare(_ type: String) throws {
            try directory.write(
                "targets: { Shop: { type: \(type), platform: iOS, sources: [App/Parts] } }", to: "project.yml"
            )
        }
        try declare("framework")
        #expect(modules() == [demo])
        try declare("application")
        #expect(modules() == ["Shop (app): App/Parts/C.swift"])
        #expect(modules(target: "Shop") == ["Shop (app): App/Parts/C.swift"])
        #expect(modules(target: "Demo") == [demo])
        // A project in the folder itself is made from the manifest, or comes before it.
        try directory.write(Self.exampleProject, to: "Shop.xcodeproj/project.pbxproj")
        try directory.write("", to: "Demo.swift")
        #expect(modules() == ["Demo (app): Demo.swift"])
    }

    @Test("a package comes before Xcode projects in folders below, if its program imports UIKit")
    func packagesAboveProjects() throws {
        try directory.write(Self.exampleProject, to: "Example/Demo.xcodeproj/project.pbxproj")
        try directory.write("", to: "Example/Demo.swift")
        try directory.write(
            "let package = Package(name: \"Tool\", targets: [.target(name: \"Core\"), .executableTarget(name: \"Tool\")])",
            to: "Package.swift")
        #expect(modules() == ["Demo (app): Example/Demo.swift"])
        try directory.write("import UIKit\n", to: "Sources/Tool/F.swift")
        #expect(modules() == ["Tool (app): Sources/Tool/F.swift"])
    }

    private static let exampleProject = """
        // !$*UTF8*$!
        { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T); };
            G = { isa = PBXGroup; sourceTree = "<group>"; children = (F); };
            F = { isa = PBXFileReference; sourceTree = "<group>"; path = Demo.swift; };
            B = { isa = PBXBuildFile; fileRef = F; };
            S = { isa = PBXSourcesBuildPhase; files = (B); };
            T = { isa = PBXNativeTarget; name = Demo; productType = "com.apple.product-type.application";
                buildPhases = (S); };
        }; rootObject = P; }
        """

    @Test("takes the folder where a manifest declares no target")
    func empty() throws {
        try directory.write("name: [", to: "project.yml")
        try directory.write("let a = 1", to: "Package.swift")
        #expect(modules(problems: [.appFile]).count == 1)
    }
}
