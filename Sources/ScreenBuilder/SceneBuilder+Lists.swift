import Diagnostics
import ScreenDocuments
import UIKitCore

/// Returns a text of a cell as it is in a row that repeats the cell; rows are counted from 0.
package typealias RowText = @Sendable (_ row: Int, _ text: String) -> String

// How many rows a list shows of the cells that its file declares.
extension SceneBuilder {
    /// The elements of a list, and the cells that are repeated until it is full; none where their number is known.
    struct ListParts {
        var elements: [Element]
        var prototypes: [Element] = []
    }

    /// Returns the elements of a list, with as many cells as its file asks for.
    ///
    /// Chosen: cells without content are left out beside others, because the app fills them with what the file does not
    /// know.
    ///
    /// - Parameters:
    ///   - list: the table or collection.
    ///   - count: how many rows the file asks for; nil for as many as it has, or as there is room for.
    /// - Returns: the elements in the list.
    func listParts(of list: Element, count: Int?) -> ListParts {
        let cells = list.subviews.filter(\.isCell)
        if let count {
            return ListParts(elements: elements(of: list, rows: count, cells))
        }
        guard list.hasPrototypes, !registersPrototypes else { return ListParts(elements: list.subviews) }
        guard cells.contains(where: { !$0.isEmptyCell }) else {
            reportEmptyCells(of: list)
            return ListParts(elements: list.subviews)
        }
        return ListParts(
            elements: list.subviews.filter { !$0.isCell || !$0.isEmptyCell },
            prototypes: cells.filter { !$0.isEmptyCell })
    }

    private func elements(of list: Element, rows: Int, _ cells: [Element]) -> [Element] {
        guard !cells.isEmpty else {
            let attribute = list.attributes.last { $0.name == "rows" }
            ValueConverter(place: attribute?.place ?? list.place, view: list.id).report(
                .viewUnsupported, "rows has no effect in a list without cells outside sections",
                of: "\(list.className).rows")
            return list.subviews
        }
        let made = (0..<rows).map { row($0, of: list, cells) }
        return list.subviews.filter { !$0.isCell } + made
    }

    /// Returns a row; the first of each cell keeps the cell's ids.
    private func row(_ number: Int, of list: Element, _ cells: [Element]) -> Element {
        let cell = cells[number % cells.count]
        return number < cells.count ? cell : cell.repeated(as: number, in: list.id) { rowText(number, $0) }
    }

    private func reportEmptyCells(of list: Element) {
        RenderEnvironment.current.report(
            Diagnostic(
                .listEmpty, "the cells of the list have no content in the file, and are shown once",
                at: list.place,
                view: list.id,
                hints: ["a screen file that extends this one can give rows, or a component draw the cells"]))
    }

    /// Returns what makes further rows of a table; nil if there is nothing to repeat.
    func repetition(of prototypes: [Element], in list: Element) -> CellRepetition<UITableViewCell>? {
        guard !prototypes.isEmpty else { return nil }
        let builder = builderOfLaterViews()
        return CellRepetition { number in
            var own = builder()
            let cell = own.makeCell(own.row(number, of: list, prototypes))
            own.finishPrototype()
            return cell
        }
    }

    /// Returns what makes further items of a collection; nil if there is nothing to repeat.
    func repetition(of prototypes: [Element], in list: Element) -> CellRepetition<UICollectionViewCell>? {
        guard !prototypes.isEmpty else { return nil }
        let builder = builderOfLaterViews()
        return CellRepetition { number in
            var own = builder()
            let cell = own.makeReusable(own.row(number, of: list, prototypes)) as? UICollectionViewCell
            own.finishPrototype()
            return cell
        }
    }
}
