import Testing

@testable import UIKitCore

@Suite struct TableCellTests {
    private func shown(
        _ cell: UITableViewCell, on device: String = "iphone-8", style: UITableView.Style = .plain
    ) throws -> UITableViewCell {
        let (_, _, diagnostics) = try layOut(on: device) { root in
            let table = UITableView(frame: .zero, style: style)
            table.staticSections = [UITableView.StaticSection(cells: [cell])]
            pinEdges(of: addView(table, to: root), to: root)
        }
        #expect(diagnostics.isEmpty)
        return cell
    }

    // Source: cells of public storyboards.
    @Test(arguments: [("iphone-8", 16.0, 343.0), ("iphone-8-plus", 20, 374), ("iphone-x", 16, 343)])
    func theDefaultLabelStandsBetweenTheMargins(device: String, margin: CGFloat, width: CGFloat) throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        _ = try shown(cell, on: device)
        let frame = try #require(cell.textLabel?.frame)
        #expect(frame.minX == margin)
        #expect(frame.width == width)
        #expect(frame.height == cell.bounds.height)
        #expect(cell.contentView.frame == cell.bounds)
        #expect(cell.separator.frame.minX == margin)
        #expect(cell.separator.frame.maxX == cell.bounds.width)
    }

    // Source: content of cells beside chevrons: 348.5 of 375, 383.5 of 414 at 2x; beside ticks 330 of 374.
    @Test(arguments: [
        ("iphone-8", UITableViewCell.AccessoryType.disclosureIndicator, 348.5, 324.5),
        ("iphone-11", .disclosureIndicator, 383.5, 355.5), ("iphone-8-plus", .checkmark, 370, 342),
    ])
    func accessoriesNarrowTheContent(
        device: String, type: UITableViewCell.AccessoryType, content: CGFloat, label: CGFloat
    ) throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = type
        cell.textLabel?.text = "Title"
        _ = try shown(cell, on: device)
        #expect(cell.contentView.frame.width == content)
        #expect(try #require(cell.textLabel).frame.width == label)
        #expect(cell.accessory.frame.maxX == cell.bounds.width - cell.margin)
    }

    @Test(arguments: [("iphone-8", 55.5, 31.5), ("iphone-x", 167.0 / 3, 94.0 / 3)])
    func aSubtitleMakesTheRowHigher(device: String, height: CGFloat, second: CGFloat) throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Subtitle"
        _ = try shown(cell, on: device)
        #expect((cell.bounds.height - height).magnitude < 1e-9)
        #expect(cell.textLabel?.frame.minY == 10)
        #expect((try #require(cell.detailTextLabel?.frame.minY) - second).magnitude < 1e-9)
    }

    @Test func aValueEndsAtTheMargin() throws {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        _ = try shown(cell)
        #expect(cell.bounds.height == 43.5)
        // (43.5 − 20.5) / 2 = 11.5, down to a whole point.
        #expect(cell.textLabel?.frame.origin == CGPoint(x: 16, y: 12))
        #expect(cell.detailTextLabel?.frame.maxX == CGFloat(375 - 16))
        #expect(cell.detailTextLabel?.frame.minY == 12)
    }

    @Test func aSmallerValueStandsOnTheSameLine() throws {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        cell.detailTextLabel?.font = .systemFont(ofSize: 13)
        _ = try shown(cell)
        // Source: a storyboard's cell with 17 and 13 points, labels at 12 and 16.
        #expect(cell.detailTextLabel?.frame.minY == 16)
    }

    /// A cell whose height is determined by a label with margins.
    private func fittingCell(_ text: String) -> (cell: UITableViewCell, label: UILabel) {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let label = addView(UILabel(), to: cell.contentView)
        label.numberOfLines = 0
        label.text = text
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 20),
            label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -20),
        ])
        return (cell, label)
    }

    @Test(arguments: [("iphone-8", 61.0), ("iphone-x", 182.0 / 3)])
    func constraintsDecideTheRowsHeight(device: String, height: CGFloat) throws {
        let (cell, label) = fittingCell("One line")
        _ = try shown(cell, on: device)
        // 40 and a line of 20.5 (20.333), and a pixel for the line below.
        #expect((cell.bounds.height - height).magnitude < 1e-9)
        #expect(label.frame.minY == 20)
    }

    @Test func aLabelOfSeveralLinesMakesTheRowHigher() throws {
        let (cell, label) = fittingCell(String(repeating: "many words ", count: 20))
        let (height, _, _) = try layOut { _ in label.sizeThatFits(CGSize(width: 343, height: 0)).height }
        _ = try shown(cell)
        #expect(height > 60)
        #expect(cell.bounds.height == height + 40.5)
        #expect(label.frame.width == 343)
    }

    @Test func withoutAChainFromTopToBottomARowIs44High() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let label = addView(UILabel(), to: cell.contentView)
        label.text = "Hi"
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
        #expect(try shown(cell).bounds.height == 44)
    }

    // Source: content of cells in public storyboards, 11 points above and below since iOS 13.
    @Test func contentKeepsItsMargins() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let box = addView(UIView(), to: cell.contentView)
        let guide = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            box.topAnchor.constraint(equalTo: guide.topAnchor),
            box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        // If required, it would conflict with the height of the row, which is a pixel more, as on a device.
        let height = box.heightAnchor.constraint(equalToConstant: 50)
        height.priority = UILayoutPriority(999)
        height.isActive = true
        cell.accessoryType = .disclosureIndicator
        _ = try shown(cell)
        #expect(cell.bounds.height == 72.5)
        #expect(box.frame.minX == 16)
        #expect(box.frame.maxX == CGFloat(348.5 - 8))
        #expect(box.frame.minY == 11)
    }

    @Test func aClassOfTheAuthorsIsMadeByTheTable() throws {
        final class Own: UITableViewCell {
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            }
            required init?(coder: NSCoder) { nil }
        }
        let table = UITableView()
        table.register(Own.self, forCellReuseIdentifier: "own")
        #expect(table.dequeueReusableCell(withIdentifier: "own") is Own)
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test func pathsNameSectionAndRow() {
        var path = IndexPath(row: 3, section: 2)
        #expect((path.section, path.row, path.item) == (2, 3, 3))
        path.row = 5
        #expect(path == IndexPath(item: 5, section: 2))
        #expect(IndexPath(row: 9, section: 0) < IndexPath(row: 0, section: 1))
        #expect(IndexPath().row == 0)
    }
}
