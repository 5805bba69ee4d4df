import Constraints
import Diagnostics
import Geometry
import Layout
import Scene

extension LayoutProblemBuilder {
    /// Returns what a solution shows, for a tool that inspects the layout.
    func findings(_ result: LayoutResult, statesConstraints: Bool) -> LayoutInspection.Findings {
        var findings = LayoutInspection.Findings()
        findings.constraints = result.diagnostics
        for (diagnostic, constraint) in result.diagnosedConstraints {
            findings.constraintTexts[result.diagnostics[diagnostic]] = problem.text(ofConstraint: constraint)
        }
        findings.ambiguities = ambiguities(result)
        findings.explanation = result.explanations.first.map { explanation in
            let placement = (sources[explanation.item] as? UIView)?.layoutExtension?.placementReasons
            return ViewExplanation(
                view: problem.items[explanation.item].name,
                edges: explanation.edges.map { edge in
                    let name = edge.attribute.rawValue
                    return ViewExplanation.Edge(
                        name: name, value: edge.value, reasons: placement?.reasons(name) ?? edge.reasons)
                })
        }
        if statesConstraints { findings.constraintStatements = constraintStatements(result) }
        return findings
    }

    /// The problems of constraints to report for each view, by its name.
    private func constraintStatements(_ result: LayoutResult) -> [String: [ConstraintStatement]] {
        var names: [Int: String] = [:], statements: [String: [ConstraintStatement]] = [:]
        var texts: [Int: String] = [:]
        func name(_ item: Int) -> String {
            if let name = names[item] { return name }
            names[item] = (sources[item] as? UIView)?.spokenName ?? problem.items[item].name
            return names[item] ?? ""
        }
        for statement in problem.statements(naming: name) {
            let index = statement.constraint, constraint = problem.constraints[index]
            let text = texts[index] ?? problem.text(ofConstraint: index)
            texts[index] = text
            var outcome = ConstraintStatement.Outcome.holds
            if result.unmetConstraints.contains(index) {
                outcome = constraint.priority < 1000 ? .yields : .broken
            }
            statements[problem.items[statement.item].name, default: []].append(
                ConstraintStatement(
                    sentence: statement.sentence, text: text, identifier: constraint.identifier,
                    outcome: outcome,
                    isOwn: statement.isOwn, other: statement.other.map { problem.items[$0].name }))
        }
        return statements
    }

    /// Returns what is ambiguous; content whose size is open for the open length of a view in it is one finding.
    private func ambiguities(_ result: LayoutResult) -> [Diagnostic] {
        var gaps: [Int: [ContentGap]] = [:]
        for index in result.scrollContents.indices {
            guard let scrollView = sources[index] as? UIScrollView else { continue }
            let found = contentGaps(of: scrollView, index, result)
            if !found.isEmpty { gaps[index] = found }
        }
        let reasons = gaps.values.joined()
        return result.ambiguities.compactMap { ambiguity in
            if ambiguity.subject == .contentLength {
                let gap = gaps[ambiguity.item]?.first { $0.axis == ambiguity.axis }
                return gap.map { diagnostic(for: ambiguity, $0) }
            }
            let isReason = reasons.contains {
                $0.openItem == ambiguity.item && $0.axis == ambiguity.axis
            }
            return isReason && ambiguity.subject == .length ? nil : diagnostic(for: ambiguity)
        }
    }

    private func diagnostic(for ambiguity: Ambiguity, _ gap: ContentGap) -> Diagnostic {
        let length = gap.axis == .horizontal ? "width" : "height"
        return Diagnostic(
            .layoutScrollContent, "the scrollable content \(length) is ambiguous: \(ambiguity.range.phrase)",
            view: problem.items[ambiguity.item].name, notes: [gap.note], hints: [gap.hint])
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
        case .length, .contentLength:
            subject = isHorizontal ? "width" : "height"
            hint =
                "add a constraint for its \(subject), or for both of its \(isHorizontal ? "sides" : "ends")"
        }
        return Diagnostic(
            .layoutAmbiguity, "the \(subject) is ambiguous: \(ambiguity.range.phrase)", view: item.name,
            hints: [hint])
    }
}

extension Axis {
    fileprivate var adjective: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension ClosedRange<Double> {
    /// The range as text, for a message.
    fileprivate var phrase: String {
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
