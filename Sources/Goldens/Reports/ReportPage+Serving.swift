extension ReportPage {
    /// What a page that the report server delivers needs to approve results.
    package struct Approvals: Sendable {
        /// The digest of the report, by which the server notices that the page shows an earlier one.
        package var reportDigest: String
        /// The file names of the goldens that were approved already.
        package var approved: Set<String>

        /// Creates the values.
        package init(reportDigest: String, approved: Set<String>) {
            self.reportDigest = reportDigest
            self.approved = approved
        }
    }

    /// Creates the page of a report for the report server: it shows the pictures from their files and has buttons
    /// to approve results.
    package init(_ report: RunReport, in folder: EvidenceFolder, serving approvals: Approvals) {
        self.init(report, in: folder, evidenceLimit: .max)
        self.approvals = approvals
    }
}
