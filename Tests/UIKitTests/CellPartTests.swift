import Testing

@testable import UIKitCore

/// The parts of cells as views: frames, counts and order of subviews, and what overrides set.
///
/// Sources: public dumps of cells by `recursiveDescription` (content view, separator and accessory in this order, a separator
/// from the first layout on), and Apple's documentation of `backgroundView` (behind all other views) and
/// `selectedBackgroundView` (above it, and only while the cell is selected).
@Suite struct CellPartTests {
    /// A table of cells of a height, in a section with or without a title.
    private final class Table: UITableViewController {
        var cells: [UITableViewCell] = []
        var height: CGFloat? = 60
        var header: String?
        override func numberOfSections(in tableView: UITableView) -> Int { 1 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            cells.count
        }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            cells[path.row]
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            header
        }
        override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
            height ?? UITableView.automaticDimension
        }
    }

    private func table(
        _ cells: [UITableViewCell], style: UITableView.Style = .plain, header: String? = nil,
        height: CGFloat? = 60
    ) throws -> ShownScreen<Table> {
        try show {
            let made = Table(style: style)
            (made.cells, made.header, made.height) = (cells, header, height)
            return made
        }
    }

    // MARK: What overrides set

    /// The usual way to resize a cell's image view: public code in answers about `layoutSubviews`.
    private final class MovedCell: UITableViewCell {
        override func layoutSubviews() {
            super.layoutSubviews()
            imageView?.frame = CGRect(x: 200, y: 5, width: 30, height: 30)
            textLabel?.frame = CGRect(x: 100, y: 10, width: 90, height: 20)
        }
    }

    private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }

    @Test(
        arguments: [
            (UITableView.Style.plain, nil, 60.0), (.plain, "Header", 60), (.grouped, nil, 60),
            (.grouped, "Header", nil), (.insetGrouped, nil, 60), (.plain, nil, nil),
        ] as [(UITableView.Style, String?, Double?)])
    func partsStayWhereOverridesPutThem(style: UITableView.Style, header: String?, height: Double?) throws {
        let cells = (0..<3).map { _ in
            let cell = MovedCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.imageView?.image = Self.picture
            return cell
        }
        let screen = try table(cells, style: style, header: header, height: height.map { CGFloat($0) })
        func check() {
            for cell in cells {
                #expect(cell.imageView?.frame == CGRect(x: 200, y: 5, width: 30, height: 30))
                #expect(cell.textLabel?.frame == CGRect(x: 100, y: 10, width: 90, height: 20))
            }
        }
        check()
        screen.change { screen.controller.tableView.setNeedsLayout() }
        check()
        screen.change { cells[1].setNeedsLayout() }
        check()
        #expect(screen.diagnostics.isEmpty)
    }

    /// Spacing between cells by insetting the content view: answers to Stack Overflow 6216839.
    private final class SpacedCell: UITableViewCell {
        var calls = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            calls += 1
            contentView.frame = contentView.frame.inset(
                by: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
        }
    }

    @Test func aContentViewMayBeInsetInEachLayout() throws {
        let cells = (0..<3).map { _ in SpacedCell(style: .default, reuseIdentifier: nil) }
        let screen = try table(cells)
        for cell in cells {
            #expect(cell.contentView.frame == CGRect(x: 10, y: 10, width: 355, height: 40))
            #expect(cell.calls < 8)
        }
        #expect(screen.diagnostics.isEmpty)
    }

    /// A view in which each layout adds a view, makes constraints and brings a view to the front anew.
    private final class Rebuilding: UIView {
        let first = UIView(), second = UIView()
        private var made: [UIView] = []
        override func layoutSubviews() {
            super.layoutSubviews()
            for view in made { view.removeFromSuperview() }
            let box = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
            addSubview(box)
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5).isActive = true
            label.topAnchor.constraint(equalTo: topAnchor, constant: 6).isActive = true
            made = [box, label]
            for view in [first, second] where view.superview == nil { addSubview(view) }
            bringSubviewToFront(first)
            bringSubviewToFront(second)
        }
        var box: UIView { made[0] }
    }

    @Test func aLayoutThatMakesTheSameViewsAnewConverges() throws {
        let (view, _, diagnostics) = try layOut { root in
            let view = Rebuilding(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            root.addSubview(view)
            return view
        }
        #expect(diagnostics.isEmpty)
        #expect(view.box.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.subviews.suffix(2) == [view.first, view.second])
    }

    // MARK: Order and count

    @Test func aPlainCellHasItsContentAndALine() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(cell.subviews == [cell.contentView])
        cell.textLabel?.text = "Row"
        #expect(cell.contentView.subviews == [cell.textLabel])
        _ = try table([cell, UITableViewCell()])
        #expect(cell.subviews == [cell.contentView, cell.separator])
        #expect(cell.separator.frame == CGRect(x: 16, y: 59.5, width: 359, height: 0.5))
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 60))
        #expect(cell.textLabel?.superview === cell.contentView)
        #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 60))
    }

    @Test func withoutLinesTheContentIsAlone() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let screen = try show { () -> Table in
            let made = Table(style: .plain)
            made.cells = [cell]
            made.tableView.separatorStyle = .none
            return made
        }
        #expect(cell.subviews == [cell.contentView])
        screen.change {
            screen.controller.tableView.separatorStyle = .singleLine
            screen.controller.tableView.reloadData()
        }
        #expect(cell.subviews == [cell.contentView, cell.separator])
    }

    @Test func anAccessoryFollowsTheLine() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.accessoryType = .disclosureIndicator
        cell.textLabel?.text = "Row"
        cell.detailTextLabel?.text = "Detail"
        cell.imageView?.image = Self.picture
        let screen = try table([cell])
        #expect(cell.subviews == [cell.contentView, cell.separator, cell.accessory])
        #expect(cell.contentView.subviews == [cell.textLabel, cell.detailTextLabel, cell.imageView])
        #expect(cell.accessory.frame.maxX == 359)
        #expect(cell.contentView.frame.width == 348.5)
        #expect(cell.imageView?.frame == CGRect(x: 16, y: 20, width: 20, height: 20))
        #expect(cell.textLabel?.frame.minX == 51)
        #expect(cell.detailTextLabel?.frame.minX == 51)
        screen.change { cell.accessoryType = .none }
        #expect(cell.subviews == [cell.contentView, cell.separator])
        #expect(cell.contentView.frame.width == 375)
    }

    @Test func aCustomAccessoryIsASubviewOfItsSize() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        cell.accessoryView = own
        let screen = try table([cell])
        #expect(own.superview === cell)
        #expect(cell.subviews == [cell.contentView, cell.separator, own])
        #expect(own.frame == CGRect(x: 319, y: 20, width: 40, height: 20))
        #expect(cell.contentView.frame.width == 319)
        screen.change { cell.accessoryView = nil }
        #expect(own.superview == nil)
        #expect(cell.contentView.frame.width == 375)
    }

    @Test func backgroundsAreBehindTheContent() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let background = UIView(), selected = UIView()
        cell.selectedBackgroundView = selected
        cell.backgroundView = background
        let screen = try table([cell])
        #expect(cell.subviews == [background, cell.contentView, cell.separator])
        #expect(background.frame == cell.bounds)
        #expect(selected.superview == nil)
        screen.change { cell.setSelected(true, animated: false) }
        #expect(cell.subviews == [background, selected, cell.contentView, cell.separator])
        #expect(selected.frame == cell.bounds)
        screen.change { cell.setSelected(false, animated: false) }
        #expect(selected.superview == nil)
    }

    @Test func theLineIsAboveWhatTheAppHasAddedBefore() throws {
        // Source: Stack Overflow 54287100, a view added in init is below the line that the first layout adds.
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        cell.addSubview(own)
        _ = try table([cell])
        #expect(cell.subviews == [cell.contentView, own, cell.separator])
    }

    @Test func aHiddenLineStaysHidden() throws {
        // Public code hides lines by their height.
        final class Bare: UITableViewCell {
            override func layoutSubviews() {
                super.layoutSubviews()
                for view in subviews where view !== contentView && view.frame.height < 1 { view.alpha = 0 }
            }
        }
        let cell = Bare(style: .default, reuseIdentifier: nil)
        let screen = try table([cell])
        #expect(cell.separator.alpha == 0)
        screen.change { screen.controller.tableView.setNeedsLayout() }
        #expect(cell.separator.alpha == 0)
        #expect(screen.diagnostics.isEmpty)
    }

    // MARK: Images

    @Test(arguments: [(100.0, 100.0, 60.0), (200, 100, 120), (30, 120, 15), (20, 20, 20)])
    func anImageIsNoHigherThanItsRow(width: Double, height: Double, shown: Double) throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        cell.imageView?.image =
            UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
        _ = try table([cell])
        #expect(cell.imageView?.frame.width == CGFloat(shown))
        #expect(cell.imageView?.frame.height == CGFloat(min(60, height)))
        #expect(cell.imageView?.frame.minX == 16)
        #expect(cell.textLabel?.frame.minX == CGFloat(16 + shown + 15))
    }

    // MARK: Grouped tables

    /// Source: blog.sunnyxx.com of 15 April 2015, and first rows right below table headers in public storyboards.
    @Test(arguments: [CGFloat.leastNormalMagnitude, 0.1, 50])
    func aTableHeaderTakesTheSpaceAboveTheFirstGroup(height: CGFloat) throws {
        let screen = try table([UITableViewCell()], style: .grouped)
        let table = try #require(screen.controller.tableView)
        #expect(screen.controller.cells[0].frame.minY == 35)
        screen.change {
            table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height))
        }
        #expect(screen.controller.cells[0].frame.minY == height)
        screen.change { table.tableHeaderView = UIView(frame: .zero) }
        #expect(screen.controller.cells[0].frame.minY == 35)
    }

    @Test func cornersThatTheAppSetsStay() throws {
        final class Square: UITableViewCell {
            override func layoutSubviews() {
                super.layoutSubviews()
                layer.cornerRadius = 3
            }
        }
        let cell = Square(style: .default, reuseIdentifier: nil)
        let screen = try table([cell], style: .insetGrouped)
        #expect(cell.layer.cornerRadius == 3)
        screen.change { screen.controller.tableView.setNeedsLayout() }
        #expect(cell.layer.cornerRadius == 3)
        #expect(cell.frame == CGRect(x: 16, y: 35, width: 343, height: 60))
    }

    @Test func theFontOfAHeaderStays() throws {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = "Header"
        view.textLabel?.font = .systemFont(ofSize: 21)
        view.role.style = .grouped
        view.applyRole()
        #expect(view.textLabel?.font == .systemFont(ofSize: 21))
        #expect(view.textLabel?.textColor == .secondaryLabel)
        #expect(view.subviews == [view.contentView])
        #expect(view.contentView.subviews == [view.textLabel])
    }
}
