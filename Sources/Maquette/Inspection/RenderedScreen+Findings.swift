import UIKit

extension RenderedScreen {
    /// Records the findings of layout and adds those of the finished tree.
    mutating func note(_ found: LayoutInspection.Findings) {
        explanation = found.explanation
        let place = Place(file: input)
        func findings(_ kind: LayoutFinding.Kind, _ diagnostics: [Diagnostic]) -> [LayoutFinding] {
            diagnostics.map { diagnostic in
                var diagnostic = diagnostic
                diagnostic.place = diagnostic.place ?? place
                return LayoutFinding(kind: kind, diagnostic: diagnostic)
            }
        }
        let messages = Set(found.constraints.map(\.message))
        let other = diagnostics.filter { !messages.contains($0.message) }
        let constraints = found.constraints.map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.severity = .error
            return diagnostic
        }
        self.findings =
            findings(.input, other) + findings(.constraints, constraints)
            + findings(.ambiguity, found.ambiguities) + findings(.truncation, found.truncations)
        guard let layout else { return }
        self.findings += WordsOnScreen(layout, ignoring: found.ignoring).findings.map { finding in
            var finding = finding
            finding.diagnostic.place = place
            return finding
        }
    }
}
