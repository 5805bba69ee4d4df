import Foundation
import FoundationXML
import Testing

@testable import Goldens

@Suite struct JUnitReportTests {
    private func document(decoration: String = "") throws -> XMLElement {
        let xml = JUnitReport(try SampleReport(decoration: decoration).report).xml
        return try #require(try XMLDocument(data: Data(xml.utf8)).rootElement())
    }

    @Test func oneCaseForEachGolden() throws {
        let root = try document(), suite = try #require(root.elements(forName: "testsuite").first)
        for element in [root, suite] {
            let counts = ["tests", "failures", "errors"].map { element.attribute(forName: $0)?.stringValue }
            #expect(counts == ["6", "4", "1"])
        }
        let cases = suite.elements(forName: "testcase")
        #expect(
            cases.map { $0.attribute(forName: "name")?.stringValue } == [
                "bad", "same.png", "list.layout.txt", "home.iphone-8.png", "home.iphone-x.png", "new.png",
            ])
        #expect(
            cases.map { $0.attribute(forName: "classname")?.stringValue } == [
                "bad.screen.yaml", "same", "list", "home.screen.yaml", "home.screen.yaml", "new",
            ])
        #expect(cases.map { $0.elements(forName: "error").count } == [1, 0, 0, 0, 0, 0])
        #expect(cases.map { $0.elements(forName: "failure").count } == [0, 0, 1, 1, 1, 1])
        let failure = try #require(cases[3].elements(forName: "failure").first)
        #expect(failure.attribute(forName: "type")?.stringValue == "pixels")
        #expect(
            failure.attribute(forName: "message")?.stringValue
                == "130 pixels differ of 2400 by up to 255, in 3 clusters")
        #expect(failure.stringValue?.contains("maquette approve home.iphone-8.png") == true)
        #expect(
            cases[3].elements(forName: "system-out").first?.stringValue
                == "[[ATTACHMENT|e]]\n[[ATTACHMENT|a]]\n[[ATTACHMENT|d]]\n")
    }

    @Test func markupAndControlCharactersAreText() throws {
        let cases = try document(decoration: SampleReport.markup + "\u{1B}\n")
            .elements(forName: "testsuite")[0].elements(forName: "testcase")
        #expect(cases.count == 6)
        #expect(
            cases[3].attribute(forName: "name")?.stringValue
                == "home.iphone-8\(SampleReport.markup)\u{FFFD}\n.png")
    }
}
