import Foundation
import SwiftPorting
import TestSupport
import Testing

@testable import AppBuilder

@Suite("Modules whose sources lie in the project of an app")
struct VendoredModulesTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        for name in [
            "Pods/Pop/Pop/A.swift", "Pods/Pop/Pop/Extra/B.swift", "Pods/Pop/Mac/C.swift", "Pods/Gone/G.swift",
            "Pods/Bare/D.swift", "Local/L.swift", "Carthage/Checkouts/Cart/Sources/E.swift",
            "Stubs/Stub/S.swift",
        ] { try directory.write("", to: name) }
    }

    /// The target of a module for an app of Swift 4.
    private func target(of module: String) throws -> AppTarget {
        var vendored = VendoredModules(
            AppTargetFinder(project: directory.path, target: nil), stubs: directory.path + "/Stubs",
            languageVersion: .four)
        let source = SourceFile(path: "a.swift", bytes: Array("import \(module)".utf8))
        let targets = vendored.targets(importedBy: [[source]], knowing: [])
        #expect(targets.count == 1)
        return try #require(targets.first)
    }

    private func sources(_ target: AppTarget) -> [String] {
        target.sources.map { String($0.dropFirst(directory.path.count + 1)) }
    }

    @Test("are compiled in the app's version of the language, stubs in today's", arguments: [true, false])
    func folders(hasProject: Bool) throws {
        if hasProject { try directory.write(Self.project, to: "Pods/Pods.xcodeproj/project.pbxproj") }
        let bare = try target(of: "Bare")
        #expect(sources(bare) == ["Pods/Bare/D.swift"])
        #expect(bare.languageVersion == .four)
        let cart = try target(of: "Cart")
        #expect(sources(cart) == ["Carthage/Checkouts/Cart/Sources/E.swift"])
        #expect(cart.languageVersion == .four)
        let stub = try target(of: "Stub")
        #expect(sources(stub) == ["Stubs/Stub/S.swift"])
        #expect(stub.languageVersion == .five)
        // A target whose files are not there.
        let gone = try target(of: "Gone")
        #expect(sources(gone) == ["Pods/Gone/G.swift"])
        #expect(gone.languageVersion == .four)
    }

    @Test("are the targets of the project of CocoaPods")
    func pods() throws {
        #expect(try sources(target(of: "Pop")).count == 3)
        try directory.write(Self.project, to: "Pods/Pods.xcodeproj/project.pbxproj")
        let pop = try target(of: "Pop")
        #expect(sources(pop) == ["Local/L.swift", "Pods/Pop/Pop/A.swift"])
        #expect(pop.languageVersion == .fourTwo)
        #expect(pop.conditions == ["DEBUG"])
    }

    /// Source: `c99name` of the package manager, and the sources that a manifest names.
    @Test("are the targets of the manifests that Carthage has checked out, by their names in C")
    func checkouts() throws {
        for name in ["Cut-Out/Pod/Classes/A.swift", "Cut-Out/Mac/B.swift", "Many/Sources/Login/C.swift"] {
            try directory.write("", to: "Carthage/Checkouts/\(name)")
        }
        try directory.write(
            """
            let package = Package(name: "Cut-Out", targets: [
                .target(name: "Cut-Out", path: "Pod", sources: ["Classes"]), .testTarget(name: "LoginTests"),
            ])
            """, to: "Carthage/Checkouts/Cut-Out/Package.swift")
        #expect(try sources(target(of: "Cut_Out")) == ["Carthage/Checkouts/Cut-Out/Pod/Classes/A.swift"])
        // A function makes the target.
        try directory.write(
            "let package = Package(name: \"Many\", targets: [feature(\"Login\")])",
            to: "Carthage/Checkouts/Many/Package.swift")
        let login = try target(of: "Login")
        #expect(sources(login) == ["Carthage/Checkouts/Many/Sources/Login/C.swift"])
        #expect(login.conditions == ["DEBUG", "SWIFT_PACKAGE"])
    }

    @Test("are the frameworks of the Xcode projects that Carthage has checked out")
    func checkedOutProjects() throws {
        try directory.write("", to: "Carthage/Checkouts/Popper/Pop/Pop/A.swift")
        try directory.write(Self.project, to: "Carthage/Checkouts/Popper/Popper.xcodeproj/project.pbxproj")
        let pop = try target(of: "Pop")
        #expect(pop.languageVersion == .fourTwo)
        #expect(sources(pop).contains("Carthage/Checkouts/Popper/Pop/Pop/A.swift"))
    }

    /// A project as CocoaPods makes it: a target for each platform, and settings in files.
    private static let project = """
        // !$*UTF8*$!
        { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (M, I, X); buildConfigurationList = PL; };
            PL = { buildConfigurations = (PC); };
            PC = { name = Debug; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
            G = { isa = PBXGroup; sourceTree = "<group>"; children = (GP, GX, FL); };
            GP = { isa = PBXGroup; sourceTree = "<group>"; path = Pop; children = (FA, FM, FC); };
            GX = { isa = PBXGroup; sourceTree = "<group>"; path = Gone; children = (FX); };
            FA = { isa = PBXFileReference; sourceTree = "<group>"; path = Pop/A.swift; };
            FC = { isa = PBXFileReference; sourceTree = "<group>"; path = Mac/C.swift; };
            FM = { isa = PBXFileReference; sourceTree = "<group>"; path = Pop/Missing.swift; };
            FL = { isa = PBXFileReference; sourceTree = "<group>"; path = ../Local/L.swift; };
            FX = { isa = PBXFileReference; sourceTree = "<group>"; path = Moved.swift; };
            BA = { isa = PBXBuildFile; fileRef = FA; };
            BC = { isa = PBXBuildFile; fileRef = FC; };
            BM = { isa = PBXBuildFile; fileRef = FM; };
            BL = { isa = PBXBuildFile; fileRef = FL; };
            BX = { isa = PBXBuildFile; fileRef = FX; };
            SM = { isa = PBXSourcesBuildPhase; files = (BC); };
            SI = { isa = PBXSourcesBuildPhase; files = (BA, BM, BL); };
            SX = { isa = PBXSourcesBuildPhase; files = (BX); };
            M = { isa = PBXNativeTarget; name = "Pop-macOS"; productType = "com.apple.product-type.framework";
                buildPhases = (SM); buildConfigurationList = ML; };
            ML = { buildConfigurations = (MC); };
            MC = { name = Debug; buildSettings = { SDKROOT = macosx; PRODUCT_MODULE_NAME = Pop; }; };
            I = { isa = PBXNativeTarget; name = "Pop-iOS"; productType = "com.apple.product-type.framework";
                buildPhases = (SI); buildConfigurationList = IL; };
            IL = { buildConfigurations = (IC); };
            IC = { name = Debug; buildSettings = { SDKROOT = iphoneos; PRODUCT_MODULE_NAME = Pop;
                SWIFT_VERSION = 4.2; }; };
            X = { isa = PBXNativeTarget; name = Gone; productType = "com.apple.product-type.framework";
                buildPhases = (SX); buildConfigurationList = XL; };
            XL = { buildConfigurations = (XC); };
            XC = { name = Debug; buildSettings = { SWIFT_VERSION = 5.0; }; };
        }; rootObject = P; }
        """
}
