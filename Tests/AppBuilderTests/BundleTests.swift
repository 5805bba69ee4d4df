import Foundation
import PropertyLists
import TestSupport
import Testing

@testable import AppBuilder

@Suite("The bundle of an app")
struct BundleTests {
    /// Source: Xcode's documentation of build settings.
    @Test(
        "settings are put into texts",
        arguments: [
            ("a", "a"), ("$(A)", "one"), ("x${A}y", "xoney"), ("$(B)", "one two"), ("$(MISSING)-", "-"),
            ("$(MISSING:default=3)", "3"), ("$(A:default=3)", "one"), ("$(B:rfc1034identifier)", "one-two"),
            ("$(B:c99extidentifier)", "one_two"), ("$(B:upper)", "ONE TWO"), ("5 $", "5 $"), ("$(A", "$(A"),
            ("$(LOOP)", ""), ("$(TARGET_NAME)", "Kit"), ("$A/b", "one/b"), ("$MISSING/b", "$MISSING/b"),
            ("$(IN_${KIND})", "inner"), ("$(MISSING:default=$(A))", "one"), ("$($(KIND))-", "-"),
        ])
    func settings(text: String, expected: String) {
        let written = ["A": "one", "B": "$(A) two", "LOOP": "$(LOOP)", "KIND": "a", "IN_a": "inner"]
        let settings = BuildSettings(name: "Kit") { written[$0] }
        // A setting that names itself is not followed without end; what is left of it does not matter.
        let result = settings.expanded(text)
        #expect(text == "$(LOOP)" ? !result.contains("one") : result == expected)
    }

    /// Source: Xcode copies resources flat, translations into their folders, and folder references whole.
    @Test(
        "files have their places",
        arguments: [
            ("Sub/core.css", "core.css"), ("de.lproj/Help.html", "de.lproj/Help.html"),
            ("Sub/en.lproj/a/b.txt", "en.lproj/a/b.txt"),
            ("Settings.bundle/Root.plist", "Settings.bundle/Root.plist"),
            ("A.swift", nil), ("A.h", nil), ("Base.lproj/Main.storyboard", "Base.lproj/Main.storyboardc"),
            ("Cells/Row.xib", "Row.nib"), ("Assets.xcassets/a.png", nil),
            ("Info.plist", nil), ("Model.xcdatamodeld/a/contents", nil), ("LICENSE", "LICENSE"),
        ] as [(String, String?)])
    func places(path: String, place: String?) {
        #expect(
            BundleResource.place(ofFile: "/project/App.bundle/" + path, in: "/project/App.bundle") == place)
    }

    @Test("an information list has the values of settings, and what each app has")
    func informationList() throws {
        let directory = try TemporaryDirectory()
        try directory.write(
            "{ Group = \"group.$(PRODUCT_BUNDLE_IDENTIFIER)\"; List = ( \"$(TARGET_NAME)\" ); CFBundleName = Own; }",
            to: "Info.plist")
        let written = ["MARKETING_VERSION": "2.1", "TARGETED_DEVICE_FAMILY": "1, 2"]
        let settings = BuildSettings(name: "My Kit") { written[$0] }
        for path in [directory.path + "/Info.plist", nil] {
            let list = InformationList(
                path: path, settings: settings, generated: ["A": .string("$(TARGET_NAME)")])
            let read = try PropertyListSerialization.propertyList(
                from: Data(list.text), options: [], format: nil)
            let entries = try #require(read as? [String: Any])
            #expect(entries["CFBundleIdentifier"] as? String == "com.example.My-Kit")
            #expect(entries["CFBundleShortVersionString"] as? String == "2.1")
            #expect(entries["CFBundleVersion"] as? String == "1")
            #expect(entries["A"] as? String == "My Kit")
            #expect(entries["UIDeviceFamily"] as? [Int] == [1, 2])
            #expect(entries["CFBundleName"] as? String == (path == nil ? "My Kit" : "Own"))
            #expect(entries["Group"] as? String == (path == nil ? nil : "group.com.example.My-Kit"))
            #expect(entries["List"] as? [String] == (path == nil ? nil : ["My Kit"]))
        }
    }

    @Test("a bundle has folders of compiled data models")
    func dataModels() throws {
        let directory = try TemporaryDirectory()
        let folder = directory.path
        try directory.write("", to: "Notes.xcdatamodeld/Notes.xcdatamodel/contents")
        let bundle = AppBundle(inBuildFolder: folder)
        let sources = [folder + "/A.swift", folder + "/Notes.xcdatamodeld"]
        try bundle.write([AppTarget(moduleName: "App", sources: sources)])
        let made = Bundle(path: bundle.path)?.url(forResource: "Notes", withExtension: "momd")
        #expect(made?.lastPathComponent == "Notes.momd")
    }

    @Test("a bundle has links to resources, and nothing outside it")
    func bundle() throws {
        let directory = try TemporaryDirectory()
        for name in ["a/core.css", "b/core.css", "b/Help/index.html"] { try directory.write(name, to: name) }
        let folder = directory.path
        var kit = AppTarget(moduleName: "Kit", sources: []), app = AppTarget(moduleName: "App", sources: [])
        kit.resources = ["core.css": folder + "/a/core.css", "../out.css": folder + "/a/core.css"]
        app.resources = [
            "core.css": folder + "/b/core.css", "Help": folder + "/b/Help",
            "de.lproj/Help.html": folder + "/b/Help/index.html", "gone.txt": folder + "/gone.txt",
        ]
        app.informationList = Array("list".utf8)
        let bundle = AppBundle(inBuildFolder: folder)
        for _ in 0..<2 {
            try bundle.write([kit, app])
            func text(_ name: String) throws -> String {
                try String(contentsOfFile: bundle.path + "/" + name, encoding: .utf8)
            }
            #expect(try text("core.css") == "b/core.css")
            #expect(try text("Help/index.html") == "b/Help/index.html")
            #expect(try text("de.lproj/Help.html") == "b/Help/index.html")
            #expect(try text("Info.plist") == "list")
            #expect(!FileManager.default.fileExists(atPath: folder + "/out.css"))
        }
        #expect(FileManager.default.fileExists(atPath: folder + "/b/Help/index.html"))
    }

    @Test("resources of an Xcode project and of a package")
    func targets() throws {
        let directory = try TemporaryDirectory()
        let folder = directory.path
        try directory.write(Self.project, to: "App.xcodeproj/project.pbxproj")
        for name in ["A.swift", "a.json", "de.lproj/b.txt", "en.lproj/b.txt", "Web/c.js"] {
            try directory.write("", to: name)
        }
        try directory.write("Group = app;", to: "Info.plist")
        let app = try #require(AppTargetFinder(project: folder, target: nil).targets.first)
        #expect(
            app.resources == [
                "a.json": folder + "/a.json", "de.lproj/b.txt": folder + "/de.lproj/b.txt",
                "en.lproj/b.txt": folder + "/en.lproj/b.txt", "Web": folder + "/Web",
                "Inner/a.json": folder + "/a.json",
            ])
        #expect(String(decoding: app.informationList, as: UTF8.self).contains("<string>app</string>"))
        #expect(!app.hasModuleBundle)

        try directory.write(
            """
            let package = Package(name: "Kit", targets: [
                .target(name: "Kit", resources: [.process("Media"), .copy("Whole")]), .target(name: "Bare")])
            """, to: "Kit/Package.swift")
        for name in ["K.swift", "Media/x/d.json", "Whole/e.txt"] {
            try directory.write("", to: "Kit/Sources/Kit/" + name)
        }
        try directory.write("", to: "Kit/Sources/Bare/B.swift")
        let package = AppTargetFinder(project: folder + "/Kit", target: "Kit").targets
        let sources = folder + "/Kit/Sources/Kit/"
        #expect(
            package.first?.resources == ["d.json": sources + "Media/x/d.json", "Whole": sources + "Whole"])
        #expect(package.first?.hasModuleBundle == true)
        let bare = AppTargetFinder(project: folder + "/Kit", target: "Bare").targets
        #expect(bare.first?.resources == [:] && bare.first?.hasModuleBundle == false)

        // What the package manager takes by its type needs no declaration; other files do.
        for name in ["V.xib", "C.xcassets/a.colorset/Contents.json", "Kept.json"] {
            try directory.write("", to: "Kit/Sources/Bare/" + name)
        }
        let typed = AppTargetFinder(project: folder + "/Kit", target: "Bare").targets
        #expect(typed.first?.hasModuleBundle == true)
        #expect(typed.first?.resources.keys.contains("Kept.json") == false)
    }

    private static let project = """
        // !$*UTF8*$!
        { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T); };
            G = { isa = PBXGroup; sourceTree = "<group>"; children = (FA, FJ, VB, FW); };
            FA = { isa = PBXFileReference; sourceTree = "<group>"; path = A.swift; };
            FJ = { isa = PBXFileReference; sourceTree = "<group>"; path = a.json; };
            FW = { isa = PBXFileReference; sourceTree = "<group>"; lastKnownFileType = folder; path = Web; };
            VB = { isa = PBXVariantGroup; sourceTree = "<group>"; name = b.txt; children = (BD, BE); };
            BD = { isa = PBXFileReference; sourceTree = "<group>"; path = de.lproj/b.txt; };
            BE = { isa = PBXFileReference; sourceTree = "<group>"; path = en.lproj/b.txt; };
            FF = { isa = PBXBuildFile; fileRef = FA; };
            JJ = { isa = PBXBuildFile; fileRef = FJ; };
            BB = { isa = PBXBuildFile; fileRef = VB; };
            WW = { isa = PBXBuildFile; fileRef = FW; };
            SP = { isa = PBXSourcesBuildPhase; files = (FF); };
            RP = { isa = PBXResourcesBuildPhase; files = (JJ, BB, WW, MISSING); };
            CP = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; dstPath = Inner; files = (JJ); };
            CE = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 10; dstPath = Other; files = (JJ); };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildPhases = (SP, RP, CP, CE); buildConfigurationList = TL; };
            TL = { buildConfigurations = (TC); };
            TC = { name = Debug; buildSettings = { INFOPLIST_FILE = "$(SRCROOT)/Info.plist"; }; };
        }; rootObject = P; }
        """
}
