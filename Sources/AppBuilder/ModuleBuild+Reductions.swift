import SwiftPorting

extension ModuleBuild {
    /// Leaves out of units what messages are about, on all processors.
    ///
    /// - Parameters:
    ///   - byUnit: The messages by the indices of the units.
    ///   - isOfSuperclasses: Whether only superclasses are looked at.
    ///   - hasMissingNames: Whether then also names are left out that are missing whatever becomes of superclasses.
    /// - Returns: What is left of each unit, by its index.
    func reductions(
        _ byUnit: [Int: [CompilerMessage]], ofSuperclasses isOfSuperclasses: Bool = false,
        andMissingNames hasMissingNames: Bool = false
    ) -> [Int: SourceReduction] {
        let work = byUnit.sorted { $0.key < $1.key }.map { index, messages in
            (unit: units[index], messages: unified(messages), lineOffset: offset(of: units[index]))
        }
        let found = Concurrently.results(needing: work.map { _ in [] }) { place, _ in
            SourceReduction(
                work[place].unit.text, work[place].messages, lineOffset: work[place].lineOffset,
                isAboutSuperclasses: isOfSuperclasses, hasMissingNames: hasMissingNames)
        }
        return Dictionary(uniqueKeysWithValues: zip(byUnit.keys.sorted(), found))
    }

    /// Whether reductions leave anything out.
    func changes(_ reductions: [Int: SourceReduction]) -> Bool {
        reductions.contains { units[$0.key].text != $0.value.text }
    }

    /// Takes over what is left of units; returns whether anything was left out.
    mutating func apply(_ reductions: [Int: SourceReduction]) -> Bool {
        let hasChanged = changes(reductions)
        for (index, reduction) in reductions { units[index].apply(reduction) }
        return hasChanged
    }
}
