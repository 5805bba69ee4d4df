import Foundation
import TestSupport
import Testing

/// Folders of files on the command line.
@Suite("Folders") struct FolderTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func xib(_ inside: String = "", type: String = "CocoaTouch.XIB") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.\(type)" version="3.0" useAutolayout="YES"><objects>
        <view id="root"><rect key="frame" x="0" y="0" width="30" height="20"/>
        <subviews>\(inside)</subviews></view></objects></document>
        """
    }

    @Test("everything for iOS is drawn, the rest counted, and what is broken said once each")
    func mixed() throws {
        try directory.write(xib("<label id=\"a\" customClass=\"Fancy\"/>"), to: "App/Card.xib")
        try directory.write(
            xib("<label id=\"a\" customClass=\"Fancy\"/><view id=\"b\" customClass=\"Ring\"/>"),
            to: "Kit/Card.xib")
        try directory.write(xib(type: "Cocoa.XIB"), to: "Mac/Window.xib")
        try directory.write(xib(type: "AppleTV.XIB"), to: "TV/Row.xib")
        try directory.write("<document", to: "App/Broken.xib")
        try directory.write("root: {subviews: [{id: a}]}", to: "App/plain.screen.yaml")
        let run = try Tool.run(["render", ".", "-o", "out", "--device", "320x480@1"], in: directory.path)
        #expect(run.status == 3)
        let pictures = ["App-Card.320x480@1.png", "Kit-Card.320x480@1.png", "plain.320x480@1.png"]
        #expect(directory.files.filter { $0.hasPrefix("out/") }.sorted() == pictures.map { "out/" + $0 })
        #expect(run.errors.contains("App/Broken.xib:1: error: the file ends too early"))
        #expect(run.errors.contains("6 files: 3 pictures; 2 skipped (1 for macOS, 1 for tvOS); 1 failed\n"))
        #expect(
            run.errors.contains(
                "  3 storyboard.customClass in 2 files (view of a custom class): Fancy (2), Ring\n"))
        #expect(!run.errors.contains("note:"))
    }

    @Test("a file that is named is refused where it is not for iOS")
    func named() throws {
        try directory.write(xib(type: "Cocoa.XIB"), to: "Window.xib")
        let run = try Tool.run(["render", "Window.xib"], in: directory.path)
        #expect(run.status == 3)
        #expect(run.errors.contains("this is a document for macOS, and only those for iOS are read"))
    }

    @Test("constraints to views that are not there are said, and the rest is drawn")
    func missingIds() throws {
        let constraint = """
            <view id="a"/></subviews><constraints><constraint firstItem="gone" firstAttribute="top"
            secondItem="root" secondAttribute="top" id="c"/></constraints><subviews>
            """
        try directory.write(xib(constraint), to: "Card.xib")
        let run = try Tool.run(["Card.xib", "-o", "out", "--device", "320x480@1"], in: directory.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("warning: there is no gone.top"))
        #expect(directory.files.contains("out/Card.320x480@1.png"))
    }

    @Test("an attribute is set from the command line, by id, without touching the file")
    func setting() throws {
        try directory.write(xib("<label id=\"a\" text=\"one\"/>"), to: "Card.xib")
        let run = try Tool.run(
            ["layout", "Card.xib", "--set", "a.text=two words", "--json"], in: directory.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.text.contains("\"text\":\"two words\""))
        for (flag, message) in [
            ("b.text=x", "there is no view 'b' in the screen"), ("a.txt=x", "UILabel has no attribute 'txt'"),
            ("a.text", "'a.text' sets nothing"),
        ] {
            let run = try Tool.run(["layout", "Card.xib", "--set", flag], in: directory.path)
            #expect(run.status == 3)
            #expect(run.errors.contains("--set: error: " + message), "\(run.errors)")
        }
    }
}
