import Files

/// The results of a test run in the XML format of JUnit, which build servers read: one test case for each
/// golden. Source: the schema of Jenkins' xUnit plug-in, `junit-10.xsd`.
package struct JUnitReport {
    /// The results.
    package let report: RunReport

    /// Creates the XML of a report.
    package init(_ report: RunReport) { self.report = report }

    /// The text of the file.
    package var xml: String {
        let errors = report.notRendered.count + report.results.count { $0.outcome == "failed" }
        let failures = report.failures.count { $0.outcome != "failed" }
        let total = report.notRendered.count + report.results.count
        let counts = "tests=\"\(total)\" failures=\"\(failures)\" errors=\"\(errors)\""
        let cases = report.notRendered.map(JUnitReport.testCase) + report.results.map(JUnitReport.testCase)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="maquette test" \(counts)>
            <testsuite name="goldens" \(counts) skipped="0">
            \(cases.joined())</testsuite>
            </testsuites>

            """
    }

    private static func testCase(_ screen: RunReport.Screen) -> String {
        let message = screen.message ?? "the screen was not rendered"
        return """
            <testcase classname="\((screen.input ?? screen.name).markupEscaped)" \
            name="\(screen.name.markupEscaped)">
            <error message="\(attribute(message))" type="rendering">\(message.markupEscaped)</error>
            </testcase>

            """
    }

    private static func testCase(_ result: StoredResult) -> String {
        let group = result.input ?? result.screen ?? String(result.name.prefix { $0 != "." })
        let head = "<testcase classname=\"\(group.markupEscaped)\" name=\"\(attribute(result.fileName))\""
        guard !result.passes else { return head + "/>\n" }
        let element = result.outcome == "failed" ? "error" : "failure"
        let files = [result.expectedFile, result.actualFile, result.differenceFile].compactMap(\.self)
        // The notation of Jenkins' attachments plug-in and of GitLab.
        let attachments = files.map { "[[ATTACHMENT|\($0.markupEscaped)]]\n" }.joined()
        let output = files.isEmpty ? "" : "<system-out>\(attachments)</system-out>\n"
        return """
            \(head)>
            <\(element) message="\(attribute(result.headline))" type="\(result.reasonName.markupEscaped)">\
            \(result.explanation.markupEscaped)</\(element)>
            \(output)</testcase>

            """
    }

    /// Returns text as the value of an attribute, in which parsers would read line feeds as spaces.
    private static func attribute(_ text: String) -> String {
        text.markupEscaped.replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
    }
}
