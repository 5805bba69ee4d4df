import Foundation
import PropertyLists
import TestSupport
import Testing

@testable import AppBuilder

/// The settings of projects that name files, modules and storyboards.
@Suite("Build settings of projects") struct BuildSettingsTests {
    /// Source: Xcode's documentation of build settings: conditions behind names, of which those for phones and for debugging
    /// hold here.
    @Test("settings with a condition come first where it holds")
    func conditions() {
        let settings = [
            "A": "plain", "A[sdk=macosx*]": "mac", "B": "plain", "B[sdk=iphone*]": "phone",
            "C[config=Debug]": "debug", "C[config=Release]": "release", "D": "plain",
            "D[sdk=iphoneos*][arch=*]": "device", "D[sdk=iphone*]": "phone", "E[unknown=1]": "none",
        ]
        let found = ["A", "B", "C", "D", "E"].map { BuildSettings.value(of: $0, in: settings) }
        #expect(found == ["plain", "phone", "debug", "device", nil])
    }

    /// Source: Xcode's documentation of build settings: `$(inherited)`, and that the name of the setting itself is the value of
    /// the level below.
    @Test("a setting that names itself has the value of the level below")
    func inheritance() {
        let value = BuildConfigurationFile.inheriting
        #expect(value("$(inherited) B", "A", "C") == "C B")
        #expect(value("$(ID).kit", "ID", "org.garden") == "org.garden.kit")
        #expect(value("${ID}", "ID", "org.garden") == "org.garden")
        #expect(value("$(ID)", "ID", nil) == nil)
        #expect(value("$(OTHER)", "ID", "org.garden") == "$(OTHER)")
    }

    @Test("settings that name others many times come to an end")
    func manySettings() {
        let settings = BuildSettings(name: "Kit") { _ in String(repeating: "$(A)", count: 100) }
        #expect(settings.expanded("$(A)").count < 1 << 24)
    }

    @Test("configuration files have settings with conditions")
    func configurationFile() throws {
        let directory = try TemporaryDirectory()
        try directory.write(
            """
            INFOPLIST_FILE[sdk=iphone*] = Phone/Info.plist // of phones
            OTHER[sdk=macosx*][arch=*] = a=b
            NAME = x[1]=2
            """, to: "a.xcconfig")
        let file = BuildConfigurationFile(path: directory.path + "/a.xcconfig")
        #expect(
            file.settings == [
                "INFOPLIST_FILE[sdk=iphone*]": "Phone/Info.plist", "OTHER[sdk=macosx*][arch=*]": "a=b",
                "NAME": "x[1]=2",
            ])
    }

    /// Source: "Build settings reference" in Apple's documentation.
    @Test("entries of information lists are made of settings")
    func generatedEntries() {
        let entries = InformationList.entries(ofSettings: [
            "INFOPLIST_KEY_UIMainStoryboardFile": "Start", "INFOPLIST_KEY_UIStatusBarHidden": "YES",
            "INFOPLIST_KEY_UILaunchScreen_Generation": "NO",
            "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
            "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "A B", "PRODUCT_NAME": "App",
        ])
        #expect(
            entries == [
                "UIMainStoryboardFile": .string("Start"), "UIStatusBarHidden": .boolean(true),
                "UIApplicationSceneManifest": .dictionary([
                    "UIApplicationSupportsMultipleScenes": .boolean(true)
                ]),
                "UISupportedInterfaceOrientations~ipad": .array([.string("A"), .string("B")]),
            ])
    }

    private func entries(of target: AppTarget) throws -> [String: Any] {
        let read = try PropertyListSerialization.propertyList(
            from: Data(target.informationList), options: [], format: nil)
        return try #require(read as? [String: Any])
    }

    @Test(
        "paths, names and storyboards of an Xcode project stand in settings of every level",
        arguments: [false, true])
    func xcodeProject(isRelative: Bool) throws {
        let directory = try TemporaryDirectory()
        try directory.write(
            """
            { objects = {
            P = { isa = PBXProject; targets = ( T ); buildConfigurationList = PL; mainGroup = G; };
            G = { isa = PBXGroup; children = ( F, X ); sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            X = { isa = PBXFileReference; path = "Config/Base.xcconfig"; sourceTree = "<group>"; };
            PL = { isa = XCConfigurationList; buildConfigurations = ( PC ); };
            PC = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {
            INFOPLIST_KEY_UIMainStoryboardFile = "$(START)"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(EXTRA)"; }; };
            T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
            buildConfigurationList = TL; buildPhases = ( S ); dependencies = ( ); };
            TL = { isa = XCConfigurationList; buildConfigurations = ( TC ); };
            TC = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
            PRODUCT_NAME = "$(PREFIX)$(TARGET_NAME)"; ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = "$(PREFIX)Accent";
            }; };
            S = { isa = PBXSourcesBuildPhase; files = ( B ); };
            B = { isa = PBXBuildFile; fileRef = F; };
            }; rootObject = P; }
            """, to: "Garden.xcodeproj/project.pbxproj")
        try directory.write(
            """
            #include "Paths.xcconfig"
            PREFIX = Big
            START = Main_$(CONFIGURATION)
            EXTRA = INNER
            """, to: "Config/Base.xcconfig")
        try directory.write(
            "INFOPLIST_FILE[sdk=iphone*] = $SRCROOT/$(PROJECT_NAME)/$(TARGET_NAME:c99extidentifier).plist",
            to: "Config/Paths.xcconfig")
        try directory.write("{ Own = \"$(PRODUCT_NAME)\"; }", to: "Garden/My_App.plist")
        try directory.write("", to: "A.swift")
        let up = FileManager.default.currentDirectoryPath.split(separator: "/").map { _ in "../" }.joined()
        let path = isRelative ? up + directory.path.dropFirst() : directory.path
        let target = try #require(AppTargetFinder(project: path, target: nil).targets.first)
        #expect(target.moduleName == "BigMy_App")
        #expect(target.conditions == ["DEBUG", "INNER"])
        #expect(target.accentColorName == "BigAccent")
        let entries = try entries(of: target)
        #expect(entries["Own"] as? String == "BigMy App")
        #expect(entries["UIMainStoryboardFile"] as? String == "Main_Debug")
    }

    /// Source: "Project Spec" of XcodeGen: `configFiles`, `settings`, and `info` with the entries of a list that it writes.
    @Test("settings and entries of a manifest of XcodeGen")
    func manifest() throws {
        let directory = try TemporaryDirectory()
        try directory.write(
            """
            configFiles: {Debug: Base.xcconfig}
            settings: {base: {INFOPLIST_KEY_UIStatusBarHidden: YES}, configs: {Debug: {SUFFIX: Two}}}
            targets:
              Garden:
                type: application
                platform: iOS
                sources: [App]
                settings: {PRODUCT_MODULE_NAME: Garden$(SUFFIX), INFOPLIST_KEY_UIMainStoryboardFile: $(START)}
                info:
                  path: Made/Info.plist
                  properties: {CFBundleVersion: "3", Inner: {List: [a, 2, true]}}
            """, to: "project.yml")
        try directory.write("START = Start", to: "Base.xcconfig")
        try directory.write("", to: "App/A.swift")
        let found = AppTargetFinder(project: directory.path, target: nil)
        #expect(found.diagnostics.isEmpty)
        let target = try #require(found.targets.first)
        #expect(target.moduleName == "GardenTwo" && target.problems.isEmpty)
        let entries = try entries(of: target)
        #expect(entries["UIMainStoryboardFile"] as? String == "Start")
        #expect(entries["UIStatusBarHidden"] as? Bool == true)
        #expect(entries["CFBundleVersion"] as? String == "3")
        let list = (entries["Inner"] as? [String: Any])?["List"] as? [Any]
        #expect(list?.first as? String == "a" && list?.last as? Bool == true)
    }
}
