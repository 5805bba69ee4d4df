import Diagnostics
import ScreenDocuments
import YAML

/// Fills tables and collection views with rows: `cities: [{nameLabel.text: Rome}, {cell: Wide, …}]`.
///
/// Each row is a copy of one of the list's own cells with unique ids and with the attributes that the row
/// specifies.
struct ListContents {
    /// Receives the reports.
    let problems: ProblemList
    /// The data of the overlay.
    let bindings: Bindings

    /// Fills the lists in the scenes of a document. A canvas keeps the cells of its file.
    func fill(_ entries: [YAMLEntry], in document: inout ScreenDocument) {
        for entry in entries {
            let value = bindings.resolve(entry.value), rows = value.sequence
            guard rows != nil || value.scalar != nil else {
                problems.report(
                    Diagnostic(
                        .screenType,
                        "rows of '\(entry.key.shortened)' are a list or a number, found "
                            + entry.value.foundDescription, at: entry.value.place))
                continue
            }
            var isFound = false
            for index in document.scenes.indices {
                let ids = Set(document.scenes[index].classes.ids(named: entry.key))
                if let rows {
                    fill(ids, rows.map(bindings.resolve), in: &document.scenes[index], &isFound)
                } else {
                    count(ids, value, at: entry.place, in: &document.scenes[index], &isFound)
                }
            }
            guard !isFound else { continue }
            problems.report(
                Diagnostic(
                    .screenView, "there is no table or collection '\(entry.key.shortened)' in the file",
                    at: entry.place))
        }
    }

    /// Sets how many rows lists make of their cells.
    private func count(
        _ ids: Set<String>, _ value: YAMLNode, at place: Place, in scene: inout SceneDocument,
        _ isFound: inout Bool
    ) {
        let reader = AttributeReader(problems: problems)
        scene.changeTrees { tree in
            change(&tree) { list in
                guard ids.contains(list.id), list.isList else { return }
                isFound = true
                let entry = YAMLEntry(key: "rows", place: place, value: value)
                if let attribute = reader.attribute(entry, of: list.className) {
                    list.attributes.replaceOrAppend(attribute)
                }
            }
        }
    }

    private func fill(
        _ ids: Set<String>, _ rows: [YAMLNode], in scene: inout SceneDocument, _ isFound: inout Bool
    ) {
        var variations: [TraitVariation] = []
        var top = scene.screen ?? scene.root
        change(&top) { list in
            guard ids.contains(list.id), list.isList else { return }
            isFound = true
            put(rows, into: &list, scene.variations, &variations)
        }
        if scene.screen == nil { scene.root = top } else { scene.screen = top }
        scene.variations += variations
    }

    private func change(_ element: inout Element, _ body: (inout Element) -> Void) {
        body(&element)
        for index in element.subviews.indices { change(&element.subviews[index], body) }
    }

    /// Replaces the cells of a list with rows.
    private func put(
        _ rows: [YAMLNode], into list: inout Element, _ old: [TraitVariation], _ new: inout [TraitVariation]
    ) {
        // In a list with sections, cells belong to sections; the rows are added to the first.
        let holder = list.subviews.firstIndex(where: \.isSection)
        let siblings = holder.map { list.subviews[$0].subviews } ?? list.subviews
        var prototypes = siblings.filter(\.isCell)
        // A table without cells of its own has the system's.
        let isPlain = prototypes.isEmpty && list.className == "UITableView"
        if isPlain { prototypes = [Element(id: "cell", className: "UITableViewCell", place: list.place)] }
        let first = siblings.firstIndex(where: \.isCell)
        guard let position = first ?? (isPlain ? siblings.count : nil) else {
            problems.report(
                Diagnostic(
                    .screenView, "the list '\(list.id)' has no cell that rows could be made of",
                    at: list.place))
            return
        }
        var made: [Element] = []
        for (number, row) in rows.enumerated() {
            guard let cell = cell(row, of: prototypes, isPlain: isPlain) else { continue }
            let ids = cell.ids(asRow: number, in: list.id)
            made.append(ids.element(cell))
            new += variations(old, of: cell).map(ids.variation)
        }
        var others = siblings.filter { !$0.isCell }
        others.insert(contentsOf: made, at: min(position, others.count))
        if let holder { list.subviews[holder].subviews = others } else { list.subviews = others }
        // These are the rows, and no examples any more.
        list.origin?.hasStaticContent = true
    }

    /// Returns the cell for a row, with the attributes that the row specifies; in a table with the system's cells they
    /// are the cell's own.
    private func cell(_ row: YAMLNode, of prototypes: [Element], isPlain: Bool) -> Element? {
        guard let entries = row.mapping else {
            problems.report(
                Diagnostic(
                    .screenType, "a row takes a mapping of changes, found \(row.foundDescription)",
                    at: row.place,
                    hints: ["for example {nameLabel.text: Rome}, or {} for the cell as it is"]))
            return nil
        }
        var cell = prototypes.first
        if let entry = entries.first(where: { $0.key == "cell" }) {
            let name = entry.value.scalar?.text ?? ""
            cell = prototypes.first { $0.answers(to: name) }
            if cell == nil {
                problems.report(
                    Diagnostic(
                        .screenView, "there is no cell '\(name.shortened)' in the list",
                        at: entry.value.place,
                        hints: NearestName.hints(for: name, among: prototypes.compactMap(\.cellName))))
            }
        }
        guard var cell else { return nil }
        let classes = cell.classNames
        let reader = StateReader(problems: problems, bindings: bindings)
        let changes = entries.filter { $0.key != "cell" }.map { entry in
            guard isPlain, !entry.key.contains(".") else { return entry }
            return YAMLEntry(key: "cell.\(entry.key)", place: entry.place, value: entry.value)
        }
        cell.apply(changes.flatMap { reader.overrides($0, of: classes) }.byElement)
        return cell
    }

    /// Returns the variations that affect a cell.
    private func variations(_ all: [TraitVariation], of cell: Element) -> [TraitVariation] {
        guard !all.isEmpty else { return [] }
        let classes = cell.classNames
        let constraints = Set(cell.constraintIDs)
        return all.compactMap { variation in
            var own = variation
            own.overrides.removeAll { classes.byID[$0.elementID] == nil }
            own.constraintChanges.removeAll { !constraints.contains($0.id) }
            return own.overrides.isEmpty && own.constraintChanges.isEmpty ? nil : own
        }
    }
}

extension Element {
    /// The reuse identifier of the cell.
    fileprivate var cellName: String? {
        guard case .text(let name)? = attributes.last(where: { $0.name == "reuseIdentifier" })?.value else {
            return nil
        }
        return name
    }

    fileprivate func answers(to name: String) -> Bool {
        id == name || id.hasSuffix("/" + name) || cellName == name || origin?.userLabel == name
            || origin?.customClass == name
    }

    fileprivate var constraintIDs: [String] {
        constraints.compactMap(\.id) + subviews.flatMap(\.constraintIDs)
    }
}
