import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import AppPrograms

/// What is told of the report of a build.
@Suite("The report of a build") struct AppReportTests {
    private func report(_ classes: String) throws -> AppReport {
        let directory = try TemporaryDirectory()
        try directory.write(#"{"modules": [{"name": "App", "classes": [\#(classes)]}]}"#, to: "report.json")
        return try #require(AppReport(in: directory.path))
    }

    private func entry(_ name: String, isShown: String = "", status: String = "partial") -> String {
        #"{"name": "\#(name)", "file": "A.swift", "status": "\#(status)"\#(isShown), "leftOut": ["3: no x"]}"#
    }

    @Test("names classes in part that are no views, once and without those that are told of")
    func others() throws {
        let report = try report(
            [
                entry("Form", isShown: #", "isShown": false"#), entry("Page", isShown: #", "isShown": true"#),
                entry("Row", isShown: #", "isShown": false"#), entry("Earlier"),
                entry("Whole", isShown: #", "isShown": false"#, status: "complete"),
            ].joined(separator: ","))
        let place = Place(file: "screen")
        let problem = try #require(report.problemOfOtherClasses(except: ["Row"], at: place))
        #expect(problem.code.name == "app.partial")
        #expect(problem.message.hasPrefix("code is left out of Form, "))
        #expect(problem.notes == ["A.swift:3: no x"])
        #expect(report.problemOfOtherClasses(except: ["Row", "Form"], at: place) == nil)
    }
}
