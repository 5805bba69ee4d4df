import Files

/// The results of a test run in the XML format of JUnit, which build servers read: one test case for each
/// golden. Source: the schema of Jenkins' xUnit plug-in, `junit-10.xsd`.
package struct JUnitReport {
    package let report: RunReport

    /// Creates the XML of a report.
    package init(_ report: RunReport) { self.report = report }

    /// The text of the file.
    package var xml: String {
        let errors = report.notRendered.count + report.results.count { $0.outcome == "failed" }
        let failures = report.failures.count { $0.outcome != "failed" }
        let skipped = report.drawingNothing.count
        let total = report.notRendered.count + report.results.count + skipped
        let counts = "tests=\"\(total)\" failures=\"\(failures)\" errors=\"\(errors)\""
        let cases =
            report.notRendered.map(JUnitReport.testCase) + report.results.map(testCase)
            + report.drawingNothing.map(JUnitReport.skippedCase)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="maquette test" \(counts)>
            <testsuite name="goldens" \(counts) skipped="\(skipped)">
            \(cases.joined())</testsuite>
            </testsuites>

            """
    }

    private static func testCase(_ screen: RunReport.Screen) -> String {
        let message = screen.message ?? "the screen was not rendered"
        let place = screen.file.map { file in
            " (\(file)" + (screen.line.map { ":\($0)" } ?? "") + ")"
        }
        return """
            \(head(of: screen))
            <error message="\(attribute(message))" type="\(attribute(screen.code ?? "rendering"))">\
            \((message + (place ?? "")).markupEscaped)</error>
            </testcase>

            """
    }

    /// Returns the case of a document that draws nothing.
    private static func skippedCase(_ screen: RunReport.Screen) -> String {
        """
        \(head(of: screen))
        <skipped message="\(attribute([screen.code, screen.message].compactMap(\.self).joined(separator: ": ")))"/>
        </testcase>

        """
    }

    private static func head(of screen: RunReport.Screen) -> String {
        "<testcase classname=\"\(attribute(screen.input ?? screen.name))\" name=\"\(attribute(screen.name))\">"
    }

    private func testCase(_ result: StoredResult) -> String {
        let group = result.input ?? result.screen ?? String(result.name.prefix { $0 != "." })
        let head =
            "<testcase classname=\"\(group.markupEscaped)\" name=\"\(JUnitReport.attribute(result.fileName))\""
        guard !result.passes else { return head + "/>\n" }
        let element = result.outcome == "failed" ? "error" : "failure"
        let folder = EvidenceFolder(path: report.folder),
            parts: [EvidenceFolder.Part] = [.expected, .actual, .difference]
        let files = parts.compactMap { folder.attachment($0, of: result) }
        // The notation of Jenkins' attachments plug-in and of GitLab.
        let attachments = files.map { "[[ATTACHMENT|\($0.markupEscaped)]]\n" }.joined()
        let output = files.isEmpty ? "" : "<system-out>\(attachments)</system-out>\n"
        return """
            \(head)>
            <\(element) message="\(JUnitReport.attribute(result.headline))" type="\(result.reasonName.markupEscaped)">\
            \(result.explanation.markupEscaped)</\(element)>
            \(output)</testcase>

            """
    }

    /// Returns text as the value of an attribute, in which parsers would read line feeds as spaces.
    private static func attribute(_ text: String) -> String {
        text.markupEscaped.replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
    }
}
