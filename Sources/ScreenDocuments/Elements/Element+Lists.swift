import Diagnostics

// Tables and collections, and the cells that their rows and items are made of.
extension Element {
    private static let lists: Set<String> = ["UITableView", "UICollectionView"]
    private static let cells: Set<String> = ["UITableViewCell", "UICollectionViewCell"]
    private static let sections: Set<String> = ["TableSection", "CollectionSection"]

    /// Whether it is a table or a collection.
    package var isList: Bool { Element.lists.contains(className) }

    /// Whether it is a row of a table or an item of a collection.
    package var isCell: Bool { Element.cells.contains(className) }

    /// Whether it is a group of rows or items.
    package var isSection: Bool { Element.sections.contains(className) }

    /// Whether it is a list of a storyboard or xib whose cells are examples for the rows that code makes.
    package var hasPrototypes: Bool {
        guard isList, let origin, !origin.hasStaticContent else { return false }
        return subviews.contains(where: \.isCell) && !subviews.contains(where: \.isSection)
    }

    /// Whether a cell has neither content of its own nor views.
    package var isEmptyCell: Bool {
        let shown: Set<String> = ["text", "detailText", "image", "accessoryType", "contentConfiguration"]
        return !attributes.contains { shown.contains($0.name) } && subviews.allSatisfy(\.isEmptyPart)
    }

    /// Whether it is the content view of a cell without views in it, or no view.
    private var isEmptyPart: Bool {
        className == "UILayoutGuide" || slot == "contentView" && subviews.allSatisfy(\.isEmptyPart)
    }

    /// Returns a cell as another row of its list: with ids `<list>/<number>/<id>`, and its texts changed.
    ///
    /// - Parameters:
    ///   - number: the number of the row, from 0.
    ///   - listID: the id of the list.
    ///   - text: returns a text as it is in that row.
    /// - Returns: the cell.
    package func repeated(as number: Int, in listID: String, text: (String) -> String) -> Element {
        var cell = ids(asRow: number, in: listID).element(self)
        cell.transformText(text)
        return cell
    }

    /// Returns the ids of a cell as a row: `<list>/<number>/<id>`, without containers that already prefix the id of
    /// the list.
    package func ids(asRow number: Int, in listID: String) -> ComponentIDs {
        let prefix = "\(listID)/\(number)"
        var ids = ComponentIDs(prefix: prefix)
        guard let slash = listID.lastIndex(of: "/") else { return ids }
        let container = listID[...slash]
        for id in classNames.ids where id.hasPrefix(container) {
            ids.renamed[id] = "\(prefix)/\(id.dropFirst(container.count))"
        }
        return ids
    }

    /// Sets the number of rows of the lists in it that repeat their cells.
    fileprivate mutating func setRows(_ count: Int, at place: Place) {
        if isList, hasPrototypes || attributes.contains(where: { $0.name == "rows" }) {
            attributes.replaceOrAppend(Attribute(name: "rows", value: .integer(count), place: place))
        }
        for index in subviews.indices { subviews[index].setRows(count, at: place) }
    }
}

extension ScreenDocument {
    /// Returns the document with a number of rows in every list that repeats its cells.
    package func settingRows(_ count: Int?, source: String) -> ScreenDocument {
        guard let count else { return self }
        var document = self
        for index in document.scenes.indices {
            document.scenes[index].changeTrees { $0.setRows(count, at: Place(file: source)) }
        }
        return document
    }
}
