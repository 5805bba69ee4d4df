import ConstraintSolver
import Constraints
import Diagnostics
import Geometry

extension LayoutSession {
    /// Reports in UIKit's wording which required constraints conflict, which was broken, and why.
    mutating func reportConflicts() {
        guard !solution.conflicts.isEmpty || !solution.surplus.isEmpty || !solution.unmet.isEmpty else {
            return
        }
        let meanings = meanings()
        for conflict in solution.conflicts {
            guard let broken = meanings[conflict.broken] else { continue }
            let members = conflict.members.compactMap { meanings[$0] }
            let notes =
                members.map { "in the conflicting set: \(describe($0))" }
                + givenFrames(among: members) + [reason(forBreaking: broken, of: members)]
            report(
                Diagnostic(
                    .layoutConflict,
                    "unable to simultaneously satisfy constraints; will attempt to recover by breaking constraint "
                        + describe(broken),
                    view: viewName(of: broken), notes: notes,
                    hints: [
                        "probably at least one of these is one you don't want: remove it, or lower its priority"
                    ]), about: broken)
        }
        reportSurplus(meanings)
        reportUnmet(meanings)
    }

    /// Reports how many more required constraints were broken where very many conflict.
    private mutating func reportSurplus(_ meanings: [Constraint: Meaning]) {
        let surplus = solution.surplus.compactMap { meanings[$0] }
        guard let first = surplus.first else { return }
        report(
            Diagnostic(
                .layoutConflict,
                "unable to simultaneously satisfy constraints; will attempt to recover by breaking "
                    + "\(surplus.count) more, the first of them \(describe(first))",
                view: viewName(of: first),
                notes: ["so many contradict one another that not every conflicting set was searched for"],
                hints: ["resolve the sets that are named, then lay out again"]), about: first)
    }

    /// Reports which required constraints do not hold because of rounding.
    private mutating func reportUnmet(_ meanings: [Constraint: Meaning]) {
        for constraint in solution.unmet {
            guard let meaning = meanings[constraint] else { continue }
            report(
                Diagnostic(
                    .layoutPrecision, "unable to compute a layout in which this holds: " + describe(meaning),
                    view: viewName(of: meaning),
                    notes: ["multipliers that differ by many orders of magnitude leave too few digits"],
                    hints: ["use multipliers nearer to 1"]), about: meaning)
        }
    }

    private mutating func report(_ diagnostic: Diagnostic, about meaning: Meaning) {
        guard case .constraint(let index) = meaning else { return diagnostics.append(diagnostic) }
        report(diagnostic, about: index)
    }

    /// Views in a conflict whose frames are given, which the set itself does not show.
    private func givenFrames(among members: [Meaning]) -> [String] {
        var notes: [String] = []
        for case .constraint(let index) in members {
            let constraint = problem.constraints[index]
            for item in [constraint.first.item, constraint.second?.item].compactMap({ $0 }) {
                guard problem.items[item].parent != nil,
                    case .autoresizing(_, let mask, _) = problem.items[item].placement
                else { continue }
                let reason =
                    problem.items[item].frameReason
                    ?? "(autoresizing mask \(mask.code)), since its translatesAutoresizingMaskIntoConstraints is true"
                let note = "\(problem.items[item].name) keeps its frame \(reason)"
                if !notes.contains(note) { notes.append(note) }
            }
        }
        return notes
    }

    /// Why that constraint was broken.
    private func reason(forBreaking broken: Meaning, of members: [Meaning]) -> String {
        let rank = rank(of: broken)
        if rank == LayoutSession.contentRank {
            return "it was chosen because a content's own size gives way before all constraints"
        }
        if rank == LayoutConstraint.Origin.arrangement.rawValue {
            return "it was chosen because views fill their container unless constraints require another size"
        }
        if members.contains(where: { self.rank(of: $0) > rank }),
            rank == LayoutConstraint.Origin.author.rawValue
        {
            return
                "it was chosen because the author's constraints give way before those of containers and the system"
        }
        if relation(of: broken) != .equal, members.contains(where: { relation(of: $0) == .equal }) {
            return "it was chosen because inequalities give way before equalities"
        }
        return "it was chosen because it was declared last"
    }

    private func relation(of meaning: Meaning) -> Relation {
        switch meaning {
        case .constraint(let index): problem.constraints[index].relation
        case .saved: .equal
        case .intrinsic, .nonNegative: .greaterThanOrEqual
        }
    }

    private func rank(of meaning: Meaning) -> Int32 {
        switch meaning {
        case .constraint(let index): problem.constraints[index].origin.rawValue
        case .intrinsic: LayoutSession.contentRank
        case .nonNegative: LayoutSession.nonNegativeRank
        case .saved: LayoutConstraint.Origin.author.rawValue
        }
    }

    private func viewName(of meaning: Meaning) -> String? {
        switch meaning {
        case .constraint(let index): firstName(of: problem.constraints[index])
        case .intrinsic(let item, _), .nonNegative(let item, _), .saved(let item, _, _):
            problem.items[item].name
        }
    }

    /// The name of the item on a constraint's left.
    func firstName(of constraint: LayoutConstraint) -> String? { problem.items[constraint.first.item].name }

    func describe(_ meaning: Meaning) -> String {
        switch meaning {
        case .constraint(let index): describe(index)
        case .intrinsic(let item, let axis):
            describeOwnLength(item, axis)
        case .nonNegative(let item, let axis):
            "\(problem.items[item].name).\(axis == .horizontal ? "width" : "height") >= 0"
        case .saved: "the frame saved in the file, since no constraint decides it"
        }
    }

    private func describeOwnLength(_ index: Int, _ axis: Axis) -> String {
        let item = problem.items[index], measurement = measurements[index]
        let length = (axis == .horizontal ? measurement.width : measurement.height) ?? 0
        let hugging = number(Double(item.hugging[axis]))
        let resistance = number(Double(item.compressionResistance[axis]))
        return
            "\(item.name).\(axis == .horizontal ? "width" : "height") == \(number(length)) of its own content "
            + "(hugging \(hugging), compression resistance \(resistance))"
    }

    /// A constraint in the language of screen files.
    func describe(_ index: Int) -> String { problem.text(ofConstraint: index) }

    private func number(_ value: Double) -> String { LayoutProblem.number(value) }
}
