import UIKitCore

extension RenderedScreen {
    /// Records the findings of layout and adds those of the finished tree.
    ///
    /// - Parameters:
    ///   - found: The findings of layout.
    ///   - other: What else was reported of the screen.
    ///   - places: Where its views and constraints are declared.
    mutating func record(
        _ found: LayoutInspection.Findings, _ other: [Diagnostic], at places: DeclaredPlaces
    ) {
        explanation = found.explanation
        constraints = found.constraintStatements
        let place = Place(file: input)
        func findings(_ kind: LayoutFinding.Kind, _ diagnostics: [Diagnostic]) -> [LayoutFinding] {
            diagnostics.map { diagnostic in
                let declared = places.place(of: diagnostic, constraint: found.constraintTexts[diagnostic])
                var diagnostic = kind == .input ? diagnostic : diagnostic.reported(in: .lint)
                diagnostic.place = declared ?? diagnostic.place ?? place
                return LayoutFinding(kind: kind, diagnostic: diagnostic)
            }
        }
        self.findings =
            findings(.input, other) + findings(.constraints, found.constraints)
            + findings(.ambiguity, found.ambiguities) + findings(.truncation, found.truncations)
            + findings(.pages, found.pageCounts)
        guard let layout else { return }
        self.findings += VisibleText(layout, ignoring: found.ignoring).findings.map { finding in
            var finding = finding
            finding.diagnostic = finding.diagnostic.reported(in: .lint)
            finding.diagnostic.place = places.place(of: finding.diagnostic, constraint: nil) ?? place
            return finding
        }
    }

    /// The findings that a render does not report.
    package var layoutFindings: [Diagnostic] {
        findings.filter { ![.input, .constraints].contains($0.kind) }.map(\.diagnostic)
    }
}
