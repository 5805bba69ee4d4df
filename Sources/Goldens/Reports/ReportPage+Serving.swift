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

    /// Approves results with a button or a key, and shows what the server answers.
    static let approvalProgram = """

        function approvedCount() {
          const all = document.querySelectorAll("button.approve").length;
          const done = document.querySelectorAll("article.approved").length;
          find("approved").textContent = done + " of " + all + " approved";
        }
        function markApproved(entry) {
          const button = entry.querySelector("button.approve");
          button.disabled = true;
          entry.classList.add("approved");
          entry.querySelector(".answer").textContent = "approved";
          const link = links[entries.indexOf(entry)];
          if (link) link.classList.add("approved");
          approvedCount();
        }
        async function approve(entry) {
          const button = entry && entry.querySelector("button.approve");
          if (!button || button.disabled) return;
          const answer = entry.querySelector(".answer");
          button.disabled = true;
          answer.classList.remove("refused");
          answer.textContent = "approving";
          let problem = "the server does not answer; is it still running?";
          try {
            const response = await fetch("approve", {
              method: "POST", headers: { "Content-Type": "application/json" },
              body: JSON.stringify({ golden: button.dataset.golden, report: body.dataset.report }),
            });
            const result = await response.json();
            problem = result.approved ? null : result.message;
          } catch (error) {}
          if (problem === null) return markApproved(entry);
          button.disabled = false;
          answer.classList.add("refused");
          answer.textContent = problem;
        }
        if (entries.length) {
          keys.a = () => approve(current);
          keys.A = async () => {
            const causes = current && current.dataset.causes;
            const same = causes ? entries.filter(entry => entry.dataset.causes === causes) : [current];
            for (const entry of same) await approve(entry);
          };
          for (const entry of entries) {
            const button = entry.querySelector("button.approve");
            if (button) button.onclick = () => approve(entry);
            if (button && button.disabled) markApproved(entry);
          }
          approvedCount();
        }

        """
}
