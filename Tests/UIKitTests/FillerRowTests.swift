import Geometry
import Scene
import Testing

@testable import UIKitCore

/// The lines of the empty rows below the last one of a plain table.
@Suite struct FillerRowTests {
    /// The lines that a table of 200 points with rows of 30 draws itself, in points.
    private func lines(
        rows: Int, filler: CGFloat, style: UITableView.Style = .plain,
        change: (UITableView) -> Void = { _ in }
    ) -> [CGFloat] {
        var environment = RenderEnvironment.standard
        environment.traits = UITraitCollection(displayScale: 2)
        return environment.run {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: style)
            table.rowHeight = 30
            table.fillerRowHeight = filler
            table.staticSections = [.init(cells: (0..<rows).map { _ in UITableViewCell() })]
            change(table)
            table.layoutIfNeeded()
            let context = ContentContext(traits: environment.traits)
            return table.content(in: context).compactMap { command in
                guard case .draw(.fillRect(let rect, _)) = command else { return nil }
                return rect.maxY
            }
        }
    }

    /// Source: Apple's documentation of `fillerRowHeight`.
    @Test func theirHeightIsThatOfTheLastRowOrTheirOwn() {
        #expect(lines(rows: 2, filler: 0).isEmpty)
        #expect(lines(rows: 2, filler: UITableView.automaticDimension) == [90, 120, 150, 180])
        #expect(lines(rows: 2, filler: 70) == [130, 200])
        #expect(lines(rows: 7, filler: UITableView.automaticDimension).isEmpty)
        // Without rows they are as high as rows would be.
        #expect(lines(rows: 0, filler: UITableView.automaticDimension) == [30, 60, 90, 120, 150, 180])
    }

    @Test func groupsFootersAndTablesWithoutSeparatorsHaveNone() {
        let automatic = UITableView.automaticDimension
        #expect(lines(rows: 2, filler: automatic, style: .grouped).isEmpty)
        #expect(lines(rows: 2, filler: automatic) { $0.tableFooterView = UIView() }.isEmpty)
        #expect(lines(rows: 2, filler: automatic) { $0.separatorStyle = .none }.isEmpty)
    }
}
