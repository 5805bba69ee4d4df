import Diagnostics
import Geometry
import Layout

extension LayoutProblemBuilder {
    /// What a solution shows, for a tool that asked.
    func findings(_ result: LayoutResult) -> LayoutInspection.Findings {
        var findings = LayoutInspection.Findings()
        findings.constraints = result.diagnostics
        findings.ambiguities = result.ambiguities.map { diagnostic(for: $0) }
        findings.explanation = result.explanations.first.map { explanation in
            ViewExplanation(
                view: problem.items[explanation.item].name,
                edges: explanation.edges.map {
                    ViewExplanation.Edge(name: $0.attribute.rawValue, value: $0.value, reasons: $0.reasons)
                })
        }
        return findings
    }

    private func diagnostic(for ambiguity: Ambiguity) -> Diagnostic {
        let item = problem.items[ambiguity.item]
        let isHorizontal = ambiguity.axis == .horizontal
        let (subject, hint): (String, String)
        switch ambiguity.subject {
        case .position:
            subject = isHorizontal ? "horizontal position" : "vertical position"
            hint =
                "add a constraint for its \(isHorizontal ? "leading, trailing or centerX" : "top, bottom or centerY")"
        case .length where item.hasIntrinsicSize && ambiguity.range.upperBound.isFinite:
            subject = isHorizontal ? "width" : "height"
            hint =
                "views of equal priorities compete for the room: set its \(ambiguity.axis.adjective) content hugging "
                + "priority to \(Int(item.hugging[ambiguity.axis]) + 1), or its compression resistance priority to "
                + "\(Int(item.compressionResistance[ambiguity.axis]) + 1), to make it keep its size before the others"
        case .length:
            subject = isHorizontal ? "width" : "height"
            hint =
                "add a constraint for its \(subject), or for both of its \(isHorizontal ? "sides" : "ends")"
        case .contentLength:
            subject = "scrollable content \(isHorizontal ? "width" : "height")"
            hint =
                "connect the content to the \(isHorizontal ? "leading and trailing" : "top and bottom") edges of the "
                + "scroll view without a gap"
        }
        return .error("the \(subject) is ambiguous: \(ambiguity.range.words)", view: item.name, hints: [hint])
    }
}

extension Axis {
    fileprivate var adjective: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension ClosedRange<Double> {
    /// The range in words for a message.
    fileprivate var words: String {
        func number(_ value: Double) -> String {
            let tenths = (value * 10).rounded() / 10
            return tenths == tenths.rounded() && tenths.magnitude < 1e9 ? String(Int(tenths)) : String(tenths)
        }
        switch (lowerBound.isFinite, upperBound.isFinite) {
        case (true, true):
            return "anything from \(number(lowerBound)) to \(number(upperBound)) points will do"
        case (true, false): return "anything from \(number(lowerBound)) points on will do"
        case (false, true): return "anything up to \(number(upperBound)) points will do"
        case (false, false): return "nothing decides it"
        }
    }
}
