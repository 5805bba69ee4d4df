import Diagnostics
import InterfaceFiles
import ScreenDocuments
import TestSupport
import Testing

/// Invalid storyboards: one clear diagnostic each, and never a crash.
@Suite struct InterfaceBuilderBadFileTests {
    private func only(
        _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Diagnostic {
        let found = parseInterfaceBuilderFile(bytes, file: "f.xib")
        #expect(found.document == nil, sourceLocation: sourceLocation)
        #expect(found.diagnostics.count == 1, "\(found.diagnostics)", sourceLocation: sourceLocation)
        let only = try #require(found.diagnostics.first, sourceLocation: sourceLocation)
        #expect(only.severity == .error, sourceLocation: sourceLocation)
        return only
    }

    /// Also where an editor has saved the file anew in UTF-16 and left the declaration.
    @Test(arguments: ["UTF-8", "UTF-16"]) func everyEncodingOfAStoryboard(declared: String) throws {
        let text = IB.storyboard(IB.scene("<subviews><label id=\"l\" text=\"Größe\"/></subviews>"))
        let plain = try #require(IB.parse(text).document)
        let marked = parseInterfaceBuilderFile(
            [0xEF, 0xBB, 0xBF] + Array(text.utf8), file: "Main.storyboard")
        #expect(marked.document == plain, "\(marked.diagnostics)")
        for end in ["\n", "\r\n", "\r"] {
            let written = text.replacing("encoding=\"UTF-8\"", with: "encoding=\"\(declared)\"")
                .replacing("\n", with: end)
            let units = ("\u{FEFF}" + written).utf16
            for bytes in [
                units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
                units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
            ] {
                let found = parseInterfaceBuilderFile(bytes, file: "Main.storyboard")
                #expect(found.document == plain, "\(found.diagnostics)")
            }
        }
    }

    @Test func aMarkerBetweenElementsIsAConflict() throws {
        let text = IB.storyboard(IB.scene("<subviews>\n=======\n<view id=\"v\"/></subviews>"))
        let line = text.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0 == "=======" }.map { $0 + 1 }
        let found = try only(Array(text.utf8))
        #expect(found.code.name == "file.conflict")
        #expect(found.place?.line == line)
    }

    @Test(
        arguments: [
            ("", "the file is empty", nil),
            (" \n", "the file is empty", nil),
            ("hello", "this is not XML: syntax error", 1),
            ("<document>\n<a>", "the file ends too early: no element found", 2),
            ("<document>\n<a></b></document>", "this is not XML: mismatched tag", 2),
            ("<document a=\"1\" a=\"2\"/>", "this is not XML: duplicate attribute", 1),
            (
                "<!DOCTYPE document [<!ENTITY a \"aaaa\">]>\n<document>&a;</document>",
                "document type declarations and entities are not supported", 1
            ),
            ("<?xml version=\"1.0\" encoding=\"klingon\"?><a/>", "this is not XML: unknown encoding", 1),
            (
                "<html></html>", "this is not a file of Interface Builder: it begins with <html>", 1
            ),
            ("<archive type=\"x\"/>", "this file is in the format of Xcode 4 and before", 1),
            (
                "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\"/>",
                "this is a document for macOS, and only those for iOS are read", 1
            ),
            (
                "<document type=\"com.apple.InterfaceBuilder3.AppleTV.Storyboard\" version=\"3.0\"/>",
                "this is a document for tvOS, and only those for iOS are read", 1
            ),
            (
                "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" version=\"11.0\"/>",
                "this is a document for watchOS, and only those for iOS are read", 1
            ),
            ("<document type=\"a\"/>", "documents of type 'a' are not read", 1),
            (
                "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"2.0\"/>",
                "documents of version '2.0' are not read, only 3.0", 1
            ),
            (
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
                  targetRuntime="MacOSX.Cocoa"/>
                """, "the document is made for 'MacOSX.Cocoa', and only those for iOS are read", 1
            ),
        ] as [(String, String, Int?)])
    func aFileThatIsNoneGivesOneError(text: String, message: String, line: Int?) throws {
        let found = try only(Array(text.utf8))
        #expect(found.message == message)
        #expect(found.place == Place(file: "f.xib", line: line))
    }

    @Test func bytesThatAreNoTextAreAnError() throws {
        let found = try only(Array("<a>".utf8) + [0xFF, 0xFE, 0xFD] + Array("</a>".utf8))
        #expect(found.message.hasPrefix("this is not XML"))
        #expect(!found.hints.isEmpty)
    }

    @Test func depthIsBounded() throws {
        let found = try only(Array(String(repeating: "<a>", count: 100_000).utf8))
        #expect(found.message.contains("deep inside one another"))
    }

    @Test func truncationAnywhereNeverCrashes() {
        let whole = Array(
            IB.storyboard(IB.scene("<subviews><label id=\"l\" text=\"a\"/></subviews>")).utf8)
        for end in stride(from: 0, to: whole.count, by: 7) {
            let found = parseInterfaceBuilderFile(Array(whole[..<end]), file: "f")
            #expect(found.document == nil)
            #expect(found.diagnostics.count == 1)
        }
    }

    @Test func aByteChangedAnywhereNeverCrashes() {
        let whole = Array(
            IB.storyboard(
                IB.scene(
                    """
                    <subviews><label id="l" text="a" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO">
                    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
                    <constraints><constraint firstItem="l" firstAttribute="top" secondItem="root"
                    secondAttribute="top" constant="8" multiplier="1:2" id="c"/></constraints>
                    """)
            ).utf8)
        for index in stride(from: 0, to: whole.count, by: 5) {
            for byte in [0, 0x22, 0x3C] as [UInt8] {
                var changed = whole
                changed[index] = byte
                _ = parseInterfaceBuilderFile(changed, file: "f")
            }
        }
    }

    @Test func anIdUsedTwiceIsSaidAndBothViewsStay() throws {
        let found = IB.parse(
            IB.storyboard(IB.scene("<subviews><view id=\"a\"/><view id=\"a\"/></subviews>")))
        #expect(found.diagnostics.map(\.message).contains("the id 'a' is used twice"))
        let ids = try #require(found.document?.scenes.first).root.subviews.map(\.id)
        #expect(ids == ["a", "a#2"])
    }

    @Test func aConstraintOfAnUnknownAttributeIsLeftOutWithAWarning() throws {
        let found = IB.parse(
            IB.storyboard(
                IB.scene("<constraints><constraint firstAttribute=\"hight\" id=\"c\"/></constraints>")))
        #expect(
            found.diagnostics.map(\.message) == [
                "the constraint 'c' has the firstAttribute 'hight', which is not known, and is left out"
            ])
        #expect(try #require(found.document?.scenes.first).root.constraints.isEmpty)
    }

    /// A root view with many similar subviews.
    private func many(_ count: Int, _ view: (Int) -> String) -> [UInt8] {
        Array(IB.storyboard(IB.scene("<subviews>\((0..<count).map(view).joined())</subviews>")).utf8)
    }

    @Test(.timeLimit(.minutes(10))) func manyViewsOfOneIdTakeNoTime() throws {
        let found = parseInterfaceBuilderFile(many(30_000) { _ in "<view id=\"same\"/>" }, file: "f")
        let ids = try #require(found.document?.scenes.first).root.subviews.map(\.id)
        #expect(ids.count == 30_000)
        #expect(Set(ids).count == 30_000)
        #expect(ids.last == "same#30000")
    }

    @Test(.timeLimit(.minutes(10))) func manyCustomClassesAreCountedInOneNote() throws {
        let bytes = many(30_000) { "<view id=\"v\($0)\" customClass=\"C\($0)\"/>" }
        let found = parseInterfaceBuilderFile(bytes, file: "f")
        #expect(found.diagnostics.count == 1)
        #expect(found.diagnostics.first?.subjects.count == 30_000)
    }

    @Test(.timeLimit(.minutes(10))) func viewsBeyondTheLimitAreLeftOutWithOneWarning() throws {
        let found = parseInterfaceBuilderFile(many(60_000) { "<view id=\"v\($0)\"/>" }, file: "f")
        #expect(found.document?.scenes.first?.root.subviews.count == ScreenLimits.views - 1)
        #expect(found.diagnostics.filter { $0.severity == .warning }.count == 1)
    }

    @Test(.timeLimit(.minutes(10))) func aFileOfFiftyMegabytesIsReadAndALargerOneRefused() throws {
        let frame = many(1) { _ in "<label id=\"l\" text=\"~\"/>" }
        let mark = try #require(frame.firstIndex(of: UInt8(ascii: "~")))
        let limit = 50 * 1024 * 1024
        let words = [UInt8](repeating: UInt8(ascii: "x"), count: limit - frame.count + 1)
        let whole = frame[..<mark] + words + frame[(mark + 1)...]
        #expect(whole.count == limit)
        let found = parseInterfaceBuilderFile(Array(whole), file: "f")
        #expect(found.document != nil)
        let refused = try only(Array(whole) + [UInt8(ascii: "\n")])
        #expect(refused.message == "the file is larger than 50 MB")
    }

    @Test(arguments: ["ISO-8859-1", "UTF-16"])
    func otherEncodingsAreReadWhereTheFileSaysSo(name: String) throws {
        let text = IB.xib("<label id=\"l\" text=\"\u{E9}\"/>").replacing("UTF-8", with: name)
        var bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        if name == "UTF-16" { bytes = [0xFF, 0xFE] + bytes.flatMap { [$0, 0] } }
        let found = parseInterfaceBuilderFile(bytes, file: "f")
        #expect(
            found.document?.scenes.first?.root.attributes.first { $0.name == "text" }?.value
                == .text("\u{E9}"))
    }

    @Test func anEncodingThatIsNotTheOneSaidIsAnError() throws {
        let text = IB.xib("<label id=\"l\" text=\"\u{E9}\"/>")
        let found = try only(text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
        #expect(found.hints == ["the bytes should be UTF-8, as the first line says"])
    }

    @Test func aConstraintToAnIdThatIsNotThereIsKeptForTheBuilderToName() throws {
        let scene = try IB.only(
            """
            <constraints><constraint firstItem="gone" firstAttribute="top" secondItem="root"
            secondAttribute="top" id="c"/></constraints>
            """)
        #expect(scene.root.constraintLines == ["gone.top == root.top"])
    }
}
