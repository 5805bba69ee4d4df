import CPages

/// The report of a test run: what its page is made of.
package enum ReportFiles {
    /// The program of a page that opens from disk: it shows one result at a time, filters the list, and draws the boxes
    /// of clusters. It makes no markup from text.
    package static let program = PageFile.joined([CPagesReportProgram()])

    /// The program of a page that is served: it also approves results with a button or a key, and shows what the server
    /// answers.
    package static let servedProgram = program + PageFile.joined([CPagesReportApprovalProgram()])

    /// The style of both pages.
    package static let style = PageFile.joined([CPagesReportStyle()])

    /// The controls of the program, hidden without it.
    package static let controls = PageFile(CPagesReportControlsMarkup()).text

    /// The number of approved results in a page that is served.
    package static let approvalCount = PageFile(CPagesReportCountMarkup()).text
}
