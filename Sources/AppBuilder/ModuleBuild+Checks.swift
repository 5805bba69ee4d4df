import SwiftPorting

extension ModuleBuild {
    /// Notes in a plan what a run has found, and what was left out for that. What else follows is found when all are compiled.
    ///
    /// - Parameters:
    ///   - messages: What the run said.
    ///   - passed: The paths of the sources of its processes that said nothing.
    ///   - before: The units as they were in it.
    ///   - plan: Receives the units of the next runs.
    mutating func note(
        _ messages: [CompilerMessage], passed: [String], changedFrom before: [Unit], in plan: inout CheckPlan
    ) {
        let changed = units.indices.filter { units[$0].text != before[$0].text }
        let names = changesOfInterface(of: changed, since: before).flatMap {
            namesLeftOut(of: $0, since: before[$0])
        }
        let passed = Set(passed)
        var findings = CheckPlan.Findings(
            named: Set(unitsNamed(in: messages)), changed: Set(changed),
            dependent: Set(unitsNaming(Set(names))),
            passed: Set(units.indices.filter { passed.contains(units[$0].path) }))
        let hasCrashed = !messages.allSatisfy { !$0.isOfCrash }
        findings.depth = hasCrashed ? .none : messages.allSatisfy(\.isOfFlow) ? .functions : .types
        // The errors of the list of the classes are looked at last, and it takes longer than the sources.
        let list = units.count - 1
        if findings.named != [list] {
            findings.named.remove(list)
            findings.changed.remove(list)
            findings.dependent.insert(list)
        }
        plan.fail(findings)
    }

    /// Returns the units of which others can see something else than before.
    private mutating func changesOfInterface(of changed: [Int], since before: [Unit]) -> [Int] {
        let now = units
        let found = Concurrently.results(needing: changed.map { _ in [] }) { place, _ in
            var new = now[changed[place]], old = before[changed[place]]
            return (new: new.interface(), old: old.interface())
        }
        for (index, interface) in zip(changed, found) { units[index].knownInterface = interface.new }
        return zip(changed, found).filter { $0.1.new != $0.1.old }.map(\.0)
    }

    /// Returns the indices of the units that messages are about.
    func unitsNamed(in messages: [CompilerMessage]) -> [Int] {
        let files = Set(messages.map(\.file))
        return units.indices.filter { files.contains(units[$0].path) || files.contains(units[$0].source) }
    }

    /// Returns the names of what was left out of a unit; where it has none, those of what it is in or stands in the file.
    private func namesLeftOut(of index: Int, since before: Unit) -> [String] {
        let new = units[index].omitted.dropFirst(before.omitted.count)
        return new.flatMap { code -> [String] in
            if code.kind == .file { return SourceReduction.typeNames(in: before.text) }
            let name = code.kind == .inheritance ? code.owner ?? code.name : code.name ?? code.owner
            return name.map { [String($0.split(separator: ".").last ?? "")] } ?? []
        }
    }

    /// Returns the units that have one of some names, as they were before anything was left out.
    mutating func unitsNaming(_ names: Set<String>) -> [Int] {
        guard !names.isEmpty else { return [] }
        let known = sourceNames ?? units.map { SourceWords(in: $0.text) }
        sourceNames = known
        return known.indices.filter { index in names.contains(where: known[index].contains) }
    }
}
