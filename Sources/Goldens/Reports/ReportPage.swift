import Diagnostics
import Files
import Pages

/// The results of a test run as one HTML page with its pictures, style and program: causes first, then the
/// results that do not pass. It needs no network, and without its program it shows all results as a list.
///
/// All names are escaped, and the page's content security policy allows only its own program, by digest, so
/// that markup in a name does not run.
package struct ReportPage {
    package let report: RunReport
    /// The folder of the page, which holds the evidence.
    package let folder: EvidenceFolder
    /// The number of results whose evidence is part of the page; the others link to their files.
    package let evidenceLimit: Int
    /// What is needed to approve results; nil for a page that is a file.
    var approvals: Approvals?

    /// Creates the page of a report.
    package init(_ report: RunReport, in folder: EvidenceFolder, evidenceLimit: Int) {
        self.report = report
        self.folder = folder
        self.evidenceLimit = evidenceLimit
    }

    /// Writes the page in parts; stops when `append` returns false.
    package func write(_ append: ([UInt8]) -> Bool) -> Bool {
        let causes = report.causes
        let shown = shownResults(causes)
        guard append(Array((head + causeList(causes) + resultList + "<main id=\"results\">\n").utf8)) else {
            return false
        }
        for (index, result) in report.results.enumerated() where !result.passes {
            let numbers = causes.indices.filter { causes[$0].results.contains(index) }
            let entry = ReportEntry(
                result, number: index + 1, causes: numbers, folder: folder,
                showsEvidence: shown.contains(index), approvals: approvals)
            guard append(Array(entry.text.utf8)) else { return false }
        }
        return append(Array(tail.utf8))
    }

    /// The indices of the results with evidence: first one of each cause, then the others in order.
    private func shownResults(_ causes: [RunReport.CauseGroup]) -> Set<Int> {
        var shown: Set<Int> = []
        let others = report.results.indices.filter { !report.results[$0].passes }
        for index in causes.compactMap(\.results.first) + others where shown.count < evidenceLimit {
            shown.insert(index)
        }
        return shown
    }

    /// The content security policy: only the page's own style and program, and what it may fetch, which is nothing
    /// for a page that is a file.
    package var policy: String {
        let sources = approvals == nil ? "img-src data:" : "img-src 'self' data:; connect-src 'self'"
        return
            "default-src 'none'; \(sources); style-src \(ContentSecurityPolicy.source(ofInline: ReportFiles.style)); "
            + "script-src \(ContentSecurityPolicy.source(ofInline: wholeProgram)); base-uri 'none'; form-action 'none'"
    }

    private var wholeProgram: String { approvals == nil ? ReportFiles.program : ReportFiles.servedProgram }

    private var head: String {
        let summary = report.summary.markupEscaped
        let state = report.passes ? "passed" : "failed"
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width">
            <title>\(summary)</title>\(approvals == nil ? "" : Self.noIcon)
            <style>\(ReportFiles.style)</style>
            </head>
            <body data-mode="all"\(approvals.map { " data-report=\"\($0.reportDigest)\"" } ?? "")>
            <header>
            <h1 class="\(state)">\(counted(report.results.count, "golden")): \(summary)</h1>
            \(controls)</header>

            """
    }

    private var controls: String {
        guard !report.passes else { return "\n" }
        return approvals == nil ? ReportFiles.controls : ReportFiles.controls + ReportFiles.approvalCount
    }

    /// Browsers would ask the server for an icon.
    private static let noIcon = "\n<link rel=\"icon\" href=\"data:,\">"

    private func causeList(_ causes: [RunReport.CauseGroup]) -> String {
        var text = ""
        if !causes.isEmpty {
            let items = causes.enumerated().map { number, group in
                "<li><button type=\"button\" data-cause=\"\(number)\">"
                    + "\(group.cause.message.markupEscaped)</button> "
                    + "<span>\(counted(group.results.count, "result"))</span></li>\n"
            }
            text += "<section id=\"causes\">\n<h2>Causes</h2>\n<ol>\n\(items.joined())</ol>\n</section>\n"
        }
        return text + screenList(report.notRendered, id: "unrendered", title: "Not rendered")
            + screenList(report.drawingNothing, id: "empty", title: "Documents that draw nothing")
    }

    private func screenList(_ screens: [RunReport.Screen], id: String, title: String) -> String {
        guard !screens.isEmpty else { return "" }
        let items = screens.map { screen in
            "<li><b>\(screen.name.markupEscaped)</b> \((screen.message ?? "").markupEscaped)</li>\n"
        }
        return "<section id=\"\(id)\">\n<h2>\(title)</h2>\n<ul>\n\(items.joined())</ul>\n</section>\n"
    }

    /// The links to the results, which the program filters.
    private var resultList: String {
        let items = report.results.enumerated().filter { !$0.element.passes }.map { index, result in
            "<li><a href=\"#result-\(index + 1)\"><b>\(result.reasonName.markupEscaped)</b> "
                + "\(result.fileName.markupEscaped)</a></li>\n"
        }
        guard !items.isEmpty else { return "" }
        return "<nav aria-label=\"Results\">\n<p id=\"count\" aria-live=\"polite\"></p>\n"
            + "<ol id=\"list\">\n\(items.joined())</ol>\n</nav>\n"
    }

    private var tail: String {
        let passing = report.results.filter(\.passes)
        let items = passing.map { "<li>\($0.fileName.markupEscaped)</li>\n" }
        let list =
            passing.isEmpty
            ? ""
            : "<details id=\"passing\"><summary>\(passing.count) same</summary>\n<ul>\n"
                + "\(items.joined())</ul>\n</details>\n"
        return "</main>\n\(list)<script>\(wholeProgram)</script>\n</body>\n</html>\n"
    }
}
