import AppBuilder
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("Finding the targets of an app")
struct AppTargetFinderTests {
    @Test("reads the Xcode project of the example")
    func garden() throws {
        let folder = PackageFiles.url("Examples/Garden").path
        for path in [folder, folder + "/", folder + "/Garden.xcodeproj"] {
            let finder = AppTargetFinder(project: path, target: nil)
            #expect(finder.diagnostics.isEmpty)
            let target = try #require(finder.targets.first)
            #expect(finder.targets.count == 1)
            #expect(target.moduleName == "Garden")
            #expect(target.isApp)
            #expect(target.conditions == ["DEBUG"])
            #expect(target.sources.count == 14)
            #expect(target.sources.contains(folder + "/Garden/Controllers/PlantListViewController.swift"))
        }
    }

    @Test("proposes a target where there is none of the name")
    func unknownTarget() throws {
        let finder = AppTargetFinder(project: PackageFiles.url("Examples/Garden").path, target: "Gardn")
        #expect(finder.targets.isEmpty)
        let problem = try #require(finder.diagnostics.first)
        #expect(problem.code.name == "app.project")
        #expect(problem.hints == ["did you mean 'Garden'?"])
    }

    @Test("reads groups, build files and frameworks of a project of an older Xcode")
    func groups() throws {
        let directory = try TemporaryDirectory()
        let folder = directory.path
        try directory.write(Self.project, to: "App.xcodeproj/project.pbxproj")
        let finder = AppTargetFinder(project: folder, target: nil)
        #expect(finder.diagnostics.isEmpty)
        #expect(finder.targets.map(\.moduleName) == ["Kit", "My_App"])
        #expect(finder.targets.map(\.isApp) == [false, true])
        #expect(finder.targets[0].sources == [folder + "/Kit/K.swift"])
        #expect(finder.targets[1].sources == [folder + "/App/Views/A.swift", folder + "/Shared/B.swift"])
    }

    /// Source: the order of levels in Xcode's documentation of build settings: a target's own, its configuration file, the
    /// project's own, its configuration file.
    @Test("reads settings of configuration files, and chooses the app for phones by them")
    func configurationFiles() throws {
        let directory = try TemporaryDirectory()
        let folder = directory.path
        try directory.write(Self.configuredProject, to: "App.xcodeproj/project.pbxproj")
        try directory.write(
            "SDKROOT = macosx // the default\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;\n",
            to: "Config/Project.xcconfig")
        try directory.write(
            """
            #include? "Missing.xcconfig"
            #include "common/Phone.xcconfig"
            // SDKROOT = watchos
            SDKROOT[arch=x86_64] = watchos
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) PHONE
            """, to: "Config/Phone.xcconfig")
        try directory.write(
            "SDKROOT = iphoneos\n#include \"../Phone.xcconfig\"\n", to: "Config/common/Phone.xcconfig")
        for name in ["Mac/M.swift", "Phone/P.swift", "Phone/Q.swift", "Shared/S.swift", "Shared/T.swift"] {
            try directory.write("", to: name)
        }
        let finder = AppTargetFinder(project: folder, target: nil)
        #expect(finder.diagnostics.isEmpty)
        #expect(finder.targets.map(\.moduleName) == ["Phone"])
        #expect(finder.targets.first?.sources == [folder + "/Phone/P.swift", folder + "/Shared/T.swift"])
        #expect(finder.targets.first?.conditions == ["DEBUG", "PHONE"])
    }

    @Test("takes the sources of a folder without a project, except tests and stubs")
    func plainFolder() throws {
        let directory = try TemporaryDirectory()
        let folder = directory.path
        for name in ["A.swift", "Views/B.swift", "AppTests/C.swift", "Stubs/D.swift", "Package.swift"] {
            try directory.write("", to: name)
        }
        let finder = AppTargetFinder(project: folder, target: "My App")
        #expect(finder.targets.map(\.moduleName) == ["My_App"])
        #expect(finder.targets.first?.sources == [folder + "/A.swift", folder + "/Views/B.swift"])
    }

    @Test("leaves the packages in a folder without a project to the modules that the app imports")
    func packagesInPlainFolder() throws {
        let directory = try TemporaryDirectory()
        let folder = directory.path
        for name in ["A.swift", "Packages/Kit/Package.swift", "Packages/Kit/Sources/Kit/B.swift"] {
            try directory.write("", to: name)
        }
        let finder = AppTargetFinder(project: folder, target: "App")
        #expect(finder.targets.first?.sources == [folder + "/A.swift"])
    }

    @Test("says what is wrong with a project that cannot be read")
    func damaged() throws {
        let directory = try TemporaryDirectory()
        func code() -> String? {
            AppTargetFinder(project: directory.path, target: nil).diagnostics.first?.code.name
        }
        #expect(code() == "app.project")
        try directory.write("", to: "App.xcodeproj/Readme.txt")
        #expect(code() == "file.missing")
        try directory.write("{ broken", to: "App.xcodeproj/project.pbxproj")
        #expect(code() == "app.project")
    }

    private static let configuredProject = """
        // !$*UTF8*$!
        { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (M, T); buildConfigurationList = PL; };
            PL = { buildConfigurations = (PC); };
            PC = { name = Debug; baseConfigurationReferenceAnchor = GC;
                baseConfigurationReferenceRelativePath = Project.xcconfig; buildSettings = { }; };
            G = { isa = PBXGroup; sourceTree = "<group>"; children = (GM, GP, GS, GC, FP); };
            GM = { isa = PBXFileSystemSynchronizedRootGroup; sourceTree = "<group>"; path = Mac; };
            GP = { isa = PBXFileSystemSynchronizedRootGroup; sourceTree = "<group>"; path = Phone;
                exceptions = (EP); };
            GS = { isa = PBXFileSystemSynchronizedRootGroup; sourceTree = "<group>"; path = Shared;
                exceptions = (ES); };
            GC = { isa = PBXFileSystemSynchronizedRootGroup; sourceTree = "<group>"; path = Config; };
            EP = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
                membershipExceptions = (Q.swift); };
            ES = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
                membershipExceptions = (T.swift); };
            FP = { isa = PBXFileReference; sourceTree = "<group>"; path = Config/Phone.xcconfig; };
            M = { isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application";
                fileSystemSynchronizedGroups = (GM, GS); };
            T = { isa = PBXNativeTarget; name = Phone; productType = "com.apple.product-type.application";
                fileSystemSynchronizedGroups = (GP); buildConfigurationList = TL; };
            TL = { buildConfigurations = (TC); };
            TC = { name = Debug; baseConfigurationReference = FP; buildSettings = { }; };
        }; rootObject = P; }
        """

    private static let project = """
        // !$*UTF8*$!
        { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T, K, X); buildConfigurationList = PL; };
            PL = { buildConfigurations = (PC); };
            PC = { name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
            G = { isa = PBXGroup; sourceTree = "<group>"; children = (GA, FB, GK); };
            GA = { isa = PBXGroup; sourceTree = "<group>"; path = App; children = (GV); };
            GV = { isa = PBXGroup; sourceTree = "<group>"; path = Views; children = (FA); };
            GK = { isa = PBXGroup; sourceTree = "<group>"; path = "Other/../Kit"; children = (FK); };
            FA = { isa = PBXFileReference; sourceTree = "<group>"; path = A.swift; };
            FB = { isa = PBXFileReference; sourceTree = SOURCE_ROOT; path = Shared/B.swift; };
            FK = { isa = PBXFileReference; sourceTree = "<group>"; path = K.swift; };
            FM = { isa = PBXFileReference; sourceTree = BUILT_PRODUCTS_DIR; path = Made.swift; };
            BA = { isa = PBXBuildFile; fileRef = FA; };
            BB = { isa = PBXBuildFile; fileRef = FB; };
            BK = { isa = PBXBuildFile; fileRef = FK; };
            BM = { isa = PBXBuildFile; fileRef = FM; };
            ST = { isa = PBXSourcesBuildPhase; files = (BB, BA, BM, MISSING); };
            SK = { isa = PBXSourcesBuildPhase; files = (BK); };
            D = { isa = PBXTargetDependency; target = K; };
            T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
                buildPhases = (ST); dependencies = (D); buildConfigurationList = TL; };
            TL = { buildConfigurations = (TR, TC); };
            TR = { name = Release; buildSettings = { SWIFT_VERSION = 4.0; }; };
            TC = { name = Debug; buildSettings = { SWIFT_VERSION = 6.0; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
            K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                buildPhases = (SK); dependencies = (); };
            X = { isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application.watchapp2";
                buildPhases = (SK); };
        }; rootObject = P; }
        """
}
