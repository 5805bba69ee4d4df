import Files

/// Makes names of outputs that stay distinct on every file system, also on those that ignore case or how characters are
/// composed.
enum DistinctNames {
    /// Returns names of which no two are one file: a name that an earlier one takes is numbered, `Step-1-2-2` after
    /// `Step-1-2`. A name that no other has stays as it is, wherever it stands.
    ///
    /// - Parameters:
    ///   - names: The names in the order of the document or of the search.
    ///   - isGiven: Whether the name at an index was given by the user. Such a name is taken first, and two that are the
    ///     same to the byte stay so.
    /// - Returns: The names, in their order.
    static func numbering(_ names: [String], isGiven: (Int) -> Bool = { _ in false }) -> [String] {
        var numbered = names, firsts: [String: String] = [:], rest: [Int] = []
        let given = names.indices.filter(isGiven), others = names.indices.filter { !isGiven($0) }
        for index in given + others {
            let name = names[index], key = name.foldedFileName
            guard let first = firsts[key] else {
                firsts[key] = name
                continue
            }
            if !(isGiven(index) && first.utf8.elementsEqual(name.utf8)) { rest.append(index) }
        }
        var taken = Set(firsts.keys)
        for index in rest.sorted() {
            numbered[index] = numbering(names[index]) { taken.insert($0.foldedFileName).inserted }
        }
        return numbered
    }

    /// Returns a name with the lowest number from 2 on that makes it free.
    static func numbering(_ name: String, isFree: (String) -> Bool) -> String {
        var number = 2
        while !isFree("\(name)-\(number)") { number += 1 }
        return "\(name)-\(number)"
    }

    /// Returns names that are distinct together with what continues them after a dot: an input `login` with a state `v2`
    /// and an input `login.v2` would have outputs of one name, so the second is numbered.
    ///
    /// - Parameters:
    ///   - names: Names that are distinct.
    ///   - continuations: Returns what continues the name at an index in the names of its outputs, each with its dots;
    ///     called only where one name begins with another.
    /// - Returns: The names, in their order.
    static func numbering(_ names: [String], continuedBy continuations: (Int) -> [String]) -> [String] {
        var numbered = names, known: [Int: [String]] = [:]
        let places = Dictionary(zip(names.map(\.foldedFileName), names.indices)) { first, _ in first }
        var taken = Set(places.keys)
        /// The beginnings of output names of an input, without their conditions.
        func beginnings(_ index: Int, as name: String) -> Set<String> {
            let found = known[index] ?? continuations(index).map(\.foldedFileName)
            known[index] = found
            let key = name.foldedFileName
            return Set(found.map { key + $0 })
        }
        for index in names.indices {
            let parts = names[index].foldedFileName.split(separator: ".", omittingEmptySubsequences: false)
            let shorter = (1..<max(1, parts.count)).compactMap {
                places[parts.prefix($0).joined(separator: ".")]
            }
            let others = shorter.filter { $0 != index }
            guard !others.isEmpty else { continue }
            let used = others.reduce(into: Set<String>()) { $0.formUnion(beginnings($1, as: numbered[$1])) }
            guard !used.isDisjoint(with: beginnings(index, as: names[index])) else { continue }
            numbered[index] = numbering(names[index]) { name in
                used.isDisjoint(with: beginnings(index, as: name))
                    && taken.insert(name.foldedFileName).inserted
            }
        }
        return numbered
    }
}
