import Foundation
import TestSupport
import Testing

/// What a storyboard takes from the project around it, wherever the tool is called from.
@Suite struct ProjectFolderTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects><viewController id="c">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <color key="backgroundColor" name="Brand"/>
        <subviews><label text="Words" id="l"><rect key="frame" x="0" y="0" width="100" height="20"/>
        <fontDescription key="fontDescription" name="%@" family="%@" pointSize="17"/></label></subviews></view>
        </viewController></objects></scene></scenes></document>
        """

    private func write(font: String) throws {
        try directory.write("", to: "App.xcodeproj/project.pbxproj")
        try directory.write(
            storyboard.replacingOccurrences(of: "%@", with: font), to: "App/Base.lproj/Main.storyboard")
        try directory.write(
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
            "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
            """, to: "App/v1.2 design/Colors.xcassets/Brand.colorset/Contents.json")
    }

    /// A file that merely begins with LICENSE marks no project, nor does one below the colors.
    @Test(arguments: ["App/Base.lproj", "App", "."]) func colorsAreFoundFromEveryFolder(folder: String) throws
    {
        try write(font: "Arimo")
        try directory.write("", to: "App/Base.lproj/LICENSES-of-others.html")
        let path = String("App/Base.lproj/Main.storyboard".dropFirst(folder == "." ? 0 : folder.count + 1))
        let run = try Tool.run(
            ["render", path, "-o", directory.path + "/out", "--device", "iphone-8", "--strict"],
            in: directory.path + "/" + folder)
        #expect(!run.errors.contains("Brand"), "\(run.errors)")
        #expect(run.status == 0, "\(run.errors)")
    }

    /// Nothing marks a project here: the folder with the catalogue does, or the one that is named.
    @Test(arguments: [["Base.lproj/Main.storyboard"], ["."], ["../App/Base.lproj/Main.storyboard"]])
    func withoutAMarkTheFoldersAroundAreSearched(files: [String]) throws {
        try write(font: "Arimo")
        try FileManager.default.removeItem(atPath: directory.path + "/App.xcodeproj")
        let run = try Tool.run(
            ["render"] + files + ["-o", directory.path + "/out", "--device", "iphone-8", "--strict"],
            in: directory.path + "/App")
        #expect(run.status == 0, "\(run.errors)")
        #expect(!run.errors.contains("project.folder"), "\(run.errors)")
    }

    @Test func xibsOfClassesAreFoundWithoutAMark() throws {
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
            targetRuntime="iOS.CocoaTouch"><objects>%@</objects></document>
            """
        try directory.write(
            document.replacing(
                "%@",
                with: """
                    <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
                    <view id="badge" customClass="Badge"><rect key="frame" x="0" y="0" width="80" height="20"/></view>
                    </subviews></view>
                    """), to: "App/Screens/Main.xib")
        try directory.write(
            document.replacing(
                "%@",
                with: """
                    <view id="b" customClass="Badge"><rect key="frame" x="0" y="0" width="80" height="20"/><subviews>
                    <label id="l" text="New"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
                    </subviews></view>
                    """), to: "App/Views/Badge.xib")
        try directory.write("class AppDelegate {}\n", to: "App/AppDelegate.swift")
        let run = try Tool.run(
            ["layout", "App/Screens/Main.xib", "--device", "iphone-8"], in: directory.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.text.contains("text=\"New\""), "\(run.text)\(run.errors)")
    }

    /// The folder for temporary files stands for those that hold more than a project.
    @Test func aFolderOfEverythingIsNotSearchedAndNamed() throws {
        try write(font: "Arimo")
        try FileManager.default.removeItem(atPath: directory.path + "/App.xcodeproj")
        try directory.write(
            storyboard.replacingOccurrences(of: "%@", with: "Arimo"), to: "Main.storyboard")
        let run = try Tool.run(
            ["render", "Main.storyboard", "-o", "out", "--device", "iphone-8"], in: directory.path,
            environment: ["TMPDIR": directory.path])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("[project.folder]"), "\(run.errors)")
        #expect(run.errors.contains("'.' holds more than a project"), "\(run.errors)")
        #expect(run.errors.contains("--assets names folders"), "\(run.errors)")
    }

    /// A font under a name of its own, and a damaged file beside it.
    @Test func fontsOfTheProjectAreUsed() throws {
        let shipped = PackageFiles.root.appending(path: "fonts/Cousine-Regular.ttf")
        var bytes = Data(try Data(contentsOf: shipped))
        func rename(_ old: [UInt8], _ new: [UInt8]) {
            while let place = bytes.firstRange(of: Data(old)) { bytes.replaceSubrange(place, with: new) }
        }
        rename(Array("Cousine".utf8), Array("Zousine".utf8))
        rename("Cousine".utf8.flatMap { [0, $0] }, "Zousine".utf8.flatMap { [0, $0] })
        func run() throws -> Tool.Run {
            try Tool.run(
                ["render", "App", "-o", "out", "--device", "iphone-8", "--json"], in: directory.path)
        }
        try write(font: "Zousine")
        let without = try run()
        #expect(without.text.contains("no font is named 'Zousine'"))
        let folder = URL(fileURLWithPath: directory.path).appending(path: "App/Resources/Fonts")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try bytes.write(to: folder.appending(path: "Own.ttf"))
        try directory.write("damaged", to: "App/Resources/Fonts/Broken.otf")
        let found = try run()
        #expect(!found.text.contains("no font is named"), "\(found.text)")
        #expect(found.errors.contains("Broken.otf"), "\(found.errors)")
    }

    @Test(arguments: [".SFUIText-Semibold", "SFProDisplay-Bold", "SF Pro Text"])
    func facesOfTheSystemFontAreKnown(name: String) throws {
        try write(font: name)
        let run = try Tool.run(
            ["render", "App", "-o", "out", "--device", "iphone-8", "--json"], in: directory.path)
        #expect(!run.text.contains("\"font."), "\(run.text)")
    }
}
