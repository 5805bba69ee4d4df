import Diagnostics
import ScreenFiles
import Testing

@testable import UIKitCore

/// Parts of cells, tables, collections and navigation items; on an iPhone 8: 375 by 667 points at 2x, margins of 16.
@Suite struct RoleTests {
    private func table(_ cell: String, _ inTable: String = "") throws -> BuiltScreen {
        try build(
            """
            root:
              subviews:
                - id: table
                  class: UITableView
                  frame: [0, 100, 375, 500]
                  separatorStyle: none
                  rowHeight: 60
                  subviews:
                    - { id: cell, class: UITableViewCell, \(cell) }
                    \(inTable)
            """)
    }

    // MARK: Cells

    /// A switch is 51 by 31: it ends at the margin, and the content at the switch.
    @Test func accessoryViewsAreAtTheEnd() throws {
        let screen = try table("subviews: [ { id: on, class: UISwitch, role: accessoryView } ]")
        #expect(screen.messages == [])
        let cell = try screen.view("cell", as: UITableViewCell.self)
        #expect(cell.accessoryView === (try screen.view("on")))
        #expect(try screen.view("on").frame == CGRect(x: 308, y: 14, width: 51, height: 31))
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 308, height: 60))
    }

    @Test func accessoryViewsMayHaveASize() throws {
        let screen = try table("subviews: [ { id: a, role: accessoryView, frame: [0, 0, 20, 10] } ]")
        #expect(try screen.view("a").frame == CGRect(x: 339, y: 25, width: 20, height: 10))
    }

    @Test func editedCellsShowTheirOwnAccessory() throws {
        let parts = """
            subviews: [
              { id: a, class: UISwitch, role: accessoryView },
              { id: b, class: UIStepper, role: editingAccessoryView } ]
            """
        let shown = try table("\(parts), isEditing: no")
        #expect(try shown.view("a").frame.minX == 308)
        #expect(try shown.view("cell", as: UITableViewCell.self).editingAccessoryView?.superview == nil)
        // A stepper is 94 wide.
        let edited = try table("\(parts), isEditing: yes")
        #expect(try edited.view("b").frame.minX == 265)
        #expect(try edited.view("cell", as: UITableViewCell.self).accessoryView?.superview == nil)
        let cell = try edited.view("cell", as: UITableViewCell.self)
        cell.isEditing = false
        cell.layoutIfNeeded()
        #expect(cell.accessoryView?.superview === cell)
        #expect(cell.editingAccessoryView?.superview == nil)
    }

    @Test func contentViewsHaveIds() throws {
        let screen = try build(
            """
            root:
              subviews:
                - id: table
                  class: UITableView
                  frame: [0, 100, 375, 500]
                  rowHeight: 60
                  subviews:
                    - id: cell
                      class: UITableViewCell
                      subviews:
                        - { id: inside, role: contentView, backgroundColor: red, subviews: [ { id: box } ] }
                      constraints:
                        - box.leading == inside.leading + 20
                        - box.top == inside.top + 5
                        - box.width == 30
                        - box.height == 10
            """)
        #expect(screen.messages == [])
        let cell = try screen.view("cell", as: UITableViewCell.self)
        #expect(cell.contentView === (try screen.view("inside")))
        #expect(cell.contentView.backgroundColor == .red)
        #expect(try screen.frame("box") == CGRect(x: 20, y: 105, width: 30, height: 10))
    }

    @Test func labelsOfCells() throws {
        let screen = try table(
            """
            style: subtitle, text: Title, subviews: [
              { id: title, class: UILabel, role: textLabel, textColor: red },
              { id: detail, class: UILabel, role: detailTextLabel, text: Detail, font: 20 },
              { id: back, role: backgroundView }, { id: chosen, role: selectedBackgroundView } ]
            """)
        #expect(screen.messages == [])
        let cell = try screen.view("cell", as: UITableViewCell.self)
        #expect(cell.textLabel?.text == "Title" && cell.textLabel?.textColor == .red)
        #expect(cell.detailTextLabel?.text == "Detail" && cell.detailTextLabel?.font.pointSize == 20)
        #expect(cell.backgroundView === (try screen.view("back")))
        #expect(cell.selectedBackgroundView?.identifier == "chosen")
    }

    @Test func aStyleWithoutTheLabelIsReported() throws {
        let screen = try table("subviews: [ { class: UILabel, role: detailTextLabel } ]")
        #expect(
            screen.diagnostics.map(\.message)
                == ["the style of the cell has no detailTextLabel; the view is left out"])
    }

    // MARK: Tables and bars

    @Test func partsOfTables() throws {
        let screen = try table(
            "text: Row",
            """
            - { id: head, role: tableHeaderView, frame: [0, 0, 0, 80] }
                    - { id: foot, role: tableFooterView, frame: [0, 0, 0, 30] }
                    - { id: back, role: backgroundView }
            """)
        #expect(screen.messages == [])
        #expect(try screen.frame("head") == CGRect(x: 0, y: 100, width: 375, height: 80))
        #expect(try screen.frame("cell").minY == 180)
        #expect(try screen.frame("foot") == CGRect(x: 0, y: 240, width: 375, height: 30))
        #expect(try screen.view("table", as: UITableView.self).backgroundView?.identifier == "back")
    }

    /// As code does by `systemLayoutSizeFitting(_:)`: the width of the table, and the height that the constraints ask for.
    @Test func headersAndFootersWithoutAFrameAreFitted() throws {
        let screen = try table(
            "text: Row",
            """
            - id: head
                      role: tableHeaderView
                      subviews:
                        - { id: text, class: UILabel, numberOfLines: 0, text: A header whose text is longer than one line of the table has room for }
                        - { id: box }
                      constraints:
                        - "H:|-16-[text]-16-|"
                        - "H:|[box]|"
                        - "V:|-10-[text]-5-[box(40)]|"
                    - { id: foot, class: UILabel, role: tableFooterView, text: Footer }
            """)
        #expect(screen.messages == [])
        let head = try screen.frame("head"), text = try screen.frame("text"), box = try screen.frame("box")
        let line = try screen.view("text", as: UILabel.self).font.lineHeight
        #expect(text.height > 2 * line && text.width == 375 - 32)
        #expect(head == CGRect(x: 0, y: 100, width: 375, height: 10 + text.height + 5 + 40))
        #expect(box == CGRect(x: 0, y: head.maxY - 40, width: 375, height: 40))
        #expect(try screen.frame("cell").minY == head.maxY)
        let foot = try screen.frame("foot")
        #expect(foot.width == 375 && foot.height >= line && foot.height < 2 * line)
    }

    /// A header as high as its constraints, then a row of 60, then a footer with list content.
    @Test func viewsOfSections() throws {
        let screen = try build(
            """
            root:
              subviews:
                - id: table
                  class: UITableView
                  frame: [0, 100, 375, 500]
                  rowHeight: 60
                  sectionHeaderTopPadding: 0
                  subviews:
                    - class: TableSection
                      subviews:
                        - id: head
                          class: UITableViewHeaderFooterView
                          role: sectionHeaderView
                          subviews: [ { id: box } ]
                          constraints: [ "|-30-[box]|", "V:|-5-[box(40)]-5-|" ]
                        - { id: row, class: UITableViewCell }
                        - id: foot
                          class: UITableViewHeaderFooterView
                          role: sectionFooterView
                          contentConfiguration: groupedFooter
                          text: Notes
            """)
        #expect(screen.messages == [])
        #expect(try screen.frame("head") == CGRect(x: 0, y: 100, width: 375, height: 50))
        #expect(try screen.frame("box") == CGRect(x: 30, y: 105, width: 345, height: 40))
        #expect(try screen.frame("row").minY == 150)
        let foot = try screen.view("foot", as: UITableViewHeaderFooterView.self)
        let label = try #require(foot.contentView.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "Notes" && label.frame.minX == 16)
        #expect(try screen.frame("foot").minY == 210)
        #expect(foot.bounds.height == label.frame.height + 14)
    }

    @Test func titleViews() throws {
        let screen = try build(
            """
            root:
              class: UINavigationController
              subviews:
                - class: UIViewController
                  subviews:
                    - class: UINavigationItem
                      subviews: [ { id: logo, role: titleView, frame: [0, 0, 90, 20] } ]
                    - { id: page }
            """)
        #expect(screen.messages == [])
        #expect(try screen.frame("logo") == CGRect(x: 142.5, y: 32, width: 90, height: 20))
    }

    @Test(arguments: [
        ("{ class: UIView, subviews: [ { role: accessoryView } ] }", "a UIView has no accessoryView"),
        (
            "{ class: UITableViewCell, contentConfiguration: cell, subviews: [ { class: UILabel } ] }",
            "a view with a contentConfiguration takes no subviews"
        ),
        (
            "{ class: UITableView, subviews: [ { class: TableSection, subviews: [ { role: sectionFooterView } ] } ] }",
            "a UIView cannot be the sectionFooterView of a TableSection"
        ),
        (
            "{ class: UITableView, subviews: [ { class: UISwitch, role: sectionHeaderView } ] }",
            "a UITableView has no sectionHeaderView"
        ),
        (
            "{ class: UICollectionView, subviews: [ { class: UISwitch, role: sectionHeaderView } ] }",
            "a UISwitch cannot be the sectionHeaderView of a UICollectionView"
        ),
        (
            "{ class: UITableViewCell, subviews: [ { class: UISwitch, role: textLabel } ] }",
            "a UISwitch cannot be the textLabel of a UITableViewCell"
        ),
    ])
    func rolesThatAreNone(root: String, message: String) {
        let messages = parseScreenFile("root: \(root)", file: "f").diagnostics.map(\.message)
        #expect(messages == [message])
    }

    // MARK: Collections

    /// Items of 100 by 50 without distances: a header of 30, a line, then a header of 40, an inset of 5, a line and a
    /// footer of 20.
    @Test func sectionsOfCollections() throws {
        let screen = try build(
            """
            root:
              subviews:
                - id: items
                  class: UICollectionView
                  frame: [0, 100, 300, 400]
                  subviews:
                    - class: UICollectionViewFlowLayout
                      itemSize: [100, 50]
                      minimumInteritemSpacing: 0
                      minimumLineSpacing: 0
                      headerReferenceSize: [0, 30]
                    - class: CollectionSection
                      subviews:
                        - { id: h1, class: UICollectionReusableView, role: sectionHeaderView }
                        - { id: a, class: UICollectionViewCell }
                        - { id: b, class: UICollectionViewCell }
                        - { id: c, class: UICollectionViewCell }
                    - class: CollectionSection
                      headerReferenceSize: [0, 40]
                      footerReferenceSize: [0, 20]
                      sectionInset: [5, 0, 0, 0]
                      minimumLineSpacing: 7
                      minimumInteritemSpacing: 60
                      subviews:
                        - { id: d, class: UICollectionViewCell }
                        - { id: e, class: UICollectionViewCell }
                        - { id: f, class: UICollectionViewCell }
                        - { id: h2, class: UICollectionReusableView, role: sectionHeaderView }
                        - { id: f2, class: UICollectionReusableView, role: sectionFooterView }
            """)
        #expect(screen.messages == [])
        #expect(try screen.frame("h1") == CGRect(x: 0, y: 100, width: 300, height: 30))
        #expect(try ["a", "b", "c"].map { try screen.frame($0).minX } == [0, 100, 200])
        #expect(try screen.frame("c") == CGRect(x: 200, y: 130, width: 100, height: 50))
        #expect(try screen.frame("h2") == CGRect(x: 0, y: 180, width: 300, height: 40))
        #expect(try screen.frame("d").origin == CGPoint(x: 0, y: 225))
        #expect(try screen.frame("e").origin == CGPoint(x: 200, y: 225))
        #expect(try screen.frame("f").origin == CGPoint(x: 0, y: 282))
        #expect(try screen.frame("f2") == CGRect(x: 0, y: 332, width: 300, height: 20))
        let items = try screen.view("items", as: UICollectionView.self)
        #expect(items.numberOfSections == 2 && items.numberOfItems(inSection: 1) == 3)
        #expect(items.contentSize.height == 252)
    }

    /// Without sections, a header and a footer belong to the one that there is.
    @Test func looseItemsAreASection() throws {
        let screen = try build(
            """
            root:
              subviews:
                - id: items
                  class: UICollectionView
                  frame: [0, 100, 300, 400]
                  subviews:
                    - { class: UICollectionViewFlowLayout, headerReferenceSize: [0, 30] }
                    - { id: head, class: UICollectionReusableView, role: sectionHeaderView }
                    - { id: a, class: UICollectionViewCell }
            """)
        #expect(try screen.frame("head").height == 30)
        #expect(try screen.frame("a").minY == 130)
    }

    // MARK: List contents

    /// Source: rows of list content in public storyboards, 44 and a separator of a pixel.
    @Test func listContentInScreenFiles() throws {
        let screen = try build(
            """
            root:
              subviews:
                - id: table
                  class: UITableView
                  frame: [0, 100, 375, 500]
                  subviews:
                    - { id: a, class: UITableViewCell, contentConfiguration: cell, text: One line }
                    - { id: b, class: UITableViewCell, contentConfiguration: valueCell, text: Left, detailText: Right }
                    - { id: c, class: UITableViewCell, text: Plain, detailText: Hidden }
            """)
        #expect(screen.messages == [])
        #expect(try screen.frame("a").height == 44.5)
        let cell = try screen.view("b", as: UITableViewCell.self)
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(content.text == "Left" && content.secondaryText == "Right")
        #expect(content.prefersSideBySideTextAndSecondaryText)
        #expect(try screen.view("c", as: UITableViewCell.self).contentConfiguration == nil)
    }

    @Test func listContentOfItems() throws {
        let screen = try build(
            """
            root:
              subviews:
                - id: items
                  class: UICollectionView
                  frame: [0, 100, 300, 400]
                  subviews:
                    - { class: UICollectionViewFlowLayout, itemSize: [300, 60] }
                    - { id: a, class: UICollectionViewCell, text: Name, detailText: More }
            """)
        #expect(screen.messages == [])
        let cell = try screen.view("a", as: UICollectionViewCell.self)
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.secondaryText == "More")
        let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == ["Name", "More"])
        #expect(labels.map(\.frame.minX) == [16, 16])
        #expect(labels[0].frame.maxY + 3 == labels[1].frame.minY)
    }
}
