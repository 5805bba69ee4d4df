import Testing

@testable import UIKitCore

/// Cells, headers and views with list content; on an iPhone 8 (375 points at 2x, margins of 16) and others.
@Suite struct ListContentTests {
    private func shown(_ cell: UITableViewCell, on device: String = "iphone-8") throws -> UITableViewCell {
        let (_, _, diagnostics) = try layOut(on: device) { root in
            let table = UITableView(frame: .zero, style: .plain)
            table.staticSections = [UITableView.StaticSection(cells: [cell])]
            pinEdges(of: addView(table, to: root), to: root)
        }
        #expect(diagnostics.isEmpty)
        return cell
    }

    private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

    private func cell(_ content: UIListContentConfiguration) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = content
        return cell
    }

    // Source: the console's description of a cell's content on iOS 15.
    @Test func theMetricsOfACell() {
        let content = UIListContentConfiguration.cell()
        #expect(
            content.directionalLayoutMargins
                == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
        #expect(content.axesPreservingSuperviewLayoutMargins == .horizontal)
        #expect(content.imageToTextPadding == 16)
        #expect(content.textToSecondaryTextVerticalPadding == 3)
        #expect(content.textProperties.font == .preferredFont(forTextStyle: .body))
    }

    // Source: rows of list content in public storyboards at 2x, 44.5 high.
    @Test func aLineMakesARowOf44() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "One line"
        let cell = try shown(cell(content))
        #expect(cell.bounds.height == 44.5)
        let label = try #require(labels(cell.contentView).first)
        #expect(label.frame.minX == 16)
        #expect((label.frame.midY - 22.25).magnitude <= 0.25)
    }

    /// 11 above, the two line heights, 3 between, 11 below, and the separator.
    @Test func aSubtitleIsBelow() throws {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Title"
        content.secondaryText = "Subtitle"
        let cell = try shown(cell(content))
        let labels = labels(cell.contentView)
        let (first, second) = (labels[0].frame, labels[1].frame)
        #expect(cell.bounds.height == 11 + first.height + 3 + second.height + 11 + 0.5)
        #expect(first.minX == 16 && second.minX == 16)
        #expect(second.minY == first.maxY + 3)
    }

    // Source: margins of rows, 16 and 20; beside an accessory the content's own 8 count.
    @Test(arguments: [
        ("iphone-8", UITableViewCell.AccessoryType.none, 16.0, 16.0),
        ("iphone-8", .disclosureIndicator, 16, 8), ("iphone-11", .none, 20, 20),
        ("iphone-11", .checkmark, 20, 8),
    ])
    func aValueIsAtTheEnd(
        device: String, accessory: UITableViewCell.AccessoryType, leading: CGFloat, trailing: CGFloat
    ) throws {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Name"
        content.secondaryText = "Value"
        let cell = cell(content)
        cell.accessoryType = accessory
        _ = try shown(cell, on: device)
        let labels = labels(cell.contentView)
        #expect(labels[0].frame.minX == leading)
        #expect((labels[1].frame.maxX - (cell.contentView.bounds.width - trailing)).magnitude <= 0.5)
        #expect(labels[0].frame.minY == labels[1].frame.minY)
        #expect(cell.separator.frame.minX == leading)
    }

    @Test func aValueThatDoesNotFitIsBelow() throws {
        var content = UIListContentConfiguration.valueCell()
        content.text = "A name that takes most of the row"
        content.secondaryText = "and a value of some length"
        let labels = labels(try shown(cell(content)).contentView)
        #expect(labels[1].frame.minY == labels[0].frame.maxY + 3)
        #expect(labels[1].frame.minX == 16)
    }

    @Test func anImageMovesTheText() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 60)).image { _ in }
        let cell = try shown(cell(content))
        #expect(cell.bounds.height == 82.5)
        #expect(labels(cell.contentView)[0].frame.minX == 62)
        #expect(cell.separator.frame.minX == 62)
        content.imageProperties.maximumSize = CGSize(width: 0, height: 20)
        content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        let image = try #require(cell.contentView.subviews.first { $0 is UIImageView })
        #expect(image.frame.size == CGSize(width: 10, height: 20))
        #expect(image.frame.minX == 31)
        #expect(labels(cell.contentView)[0].frame.minX == 72)
    }

    @Test func rightToLeft() throws {
        let (view, _, _) = try layOut(direction: .rightToLeft) { root in
            var content = UIListContentConfiguration.valueCell()
            content.text = "Name"
            content.secondaryText = "Value"
            content.axesPreservingSuperviewLayoutMargins = []
            let view = UIListContentView(configuration: content)
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
            root.addSubview(view)
            return view
        }
        #expect((labels(view)[0].frame.maxX - 284).magnitude <= 0.5)
        #expect((labels(view)[1].frame.minX - 8).magnitude <= 0.5)
    }

    /// Anywhere, a list content view is as high as its content at its width.
    @Test func aContentViewSizesItself() throws {
        let (view, _, diagnostics) = try layOut { root in
            var content = UIListContentConfiguration.cell()
            content.text = "Text that is wrapped into several lines where it is narrow"
            let view = addView(UIListContentView(configuration: content), to: root)
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 150),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            ])
            return view
        }
        #expect(diagnostics.isEmpty)
        let label = labels(view)[0]
        #expect(label.frame.height > 60)
        #expect(view.bounds.height == label.frame.height + 22)
    }

    @Test func textPropertiesReachTheLabels() {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Header"
        content.textProperties.color = .red
        content.textProperties.numberOfLines = 2
        content.textProperties.alignment = .center
        let label = labels(UIListContentView(configuration: content))[0]
        #expect(label.text == "HEADER")
        #expect(label.textColor == .red && label.numberOfLines == 2 && label.textAlignment == .center)
        #expect(label.font == .preferredFont(forTextStyle: .footnote))
    }

    // MARK: Cells

    @Test(arguments: [
        (UITableViewCell.CellStyle.default, false), (.subtitle, false), (.value1, true), (.value2, true),
    ])
    func theDefaultFollowsTheStyle(style: UITableViewCell.CellStyle, isBeside: Bool) {
        let content = UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
        #expect(content.prefersSideBySideTextAndSecondaryText == isBeside)
        #expect(content.text == nil && content.image == nil)
    }

    /// A content view of the author's.
    private final class OwnContentView: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        init(_ configuration: OwnContent) {
            self.configuration = configuration
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { return nil }
    }

    private struct OwnContent: UIContentConfiguration {
        var number = 0
        func makeContentView() -> any UIView & UIContentView { OwnContentView(self) }
        func updated(for state: any UIConfigurationState) -> OwnContent {
            var result = self
            if (state as? UICellConfigurationState)?.isSelected == true { result.number += 10 }
            return result
        }
    }

    @Test func contentViewsAreKeptWhereTheyCanShowIt() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let plain = cell.contentView
        cell.contentConfiguration = OwnContent(number: 1)
        let own = try #require(cell.contentView as? OwnContentView)
        #expect(plain.superview == nil && own.superview === cell && own.frame == plain.frame)
        cell.contentConfiguration = OwnContent(number: 2)
        #expect(cell.contentView === own)
        #expect((own.configuration as? OwnContent)?.number == 2)
        cell.contentConfiguration = UIListContentConfiguration.cell()
        #expect(cell.contentView is UIListContentView)
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is any UIContentView))
    }

    @Test func contentFollowsTheState() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = OwnContent(number: 1)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect((cell.contentConfiguration as? OwnContent)?.number == 11)
        var states: [Bool] = []
        cell.configurationUpdateHandler = { states.append($1.isHighlighted) }
        cell.layoutIfNeeded()
        cell.isHighlighted = true
        cell.layoutIfNeeded()
        cell.layoutIfNeeded()
        #expect(states == [false, true])
    }

    private final class UpdatingCell: UICollectionViewCell {
        override func updateConfiguration(using state: UICellConfigurationState) {
            var content = UIListContentConfiguration.cell()
            content.text = state.isSelected ? "Selected" : "Not selected"
            contentConfiguration = content
        }
    }

    @Test func collectionCellsUpdateThemselves() {
        let cell = UpdatingCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        cell.layoutIfNeeded()
        #expect(labels(cell.contentView)[0].text == "Not selected")
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(labels(cell.contentView)[0].text == "Selected")
        #expect(cell.contentView.frame == cell.bounds)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func theDefaultOfHeadersFollowsTheTable(style: UITableView.Style) throws {
        let table = UITableView(frame: .zero, style: style)
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "h")
        let header = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "h"))
        let content = header.defaultContentConfiguration()
        #expect(content == (style == .plain ? .plainHeader() : .groupedHeader()))
    }

    @Test func headersShowContent() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = header.defaultContentConfiguration()
        #expect(content == .plainHeader())
        content.text = "Header"
        header.contentConfiguration = content
        header.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        header.layoutIfNeeded()
        #expect(header.contentView.frame == header.bounds)
        #expect(labels(header.contentView)[0].text == "Header")
    }
}
