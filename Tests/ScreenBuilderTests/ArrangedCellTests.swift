import Diagnostics
import Testing

@testable import ScreenBuilder
@testable import UIKitCore

/// Constraints of a row or an item of a screen file apply to its content view, which determines its size. On
/// an iPhone 8: 375 by 667 points at 2x, a status bar of 20.
@Suite struct ArrangedCellTests {
    /// Three notations for one chain of 10, 100 and 20 points.
    private static let chains = [
        "'H:|-8-[box]-8-|', 'V:|-10-[box(100@999)]-20-|'",
        "box.leading == self.leading + 8, box.trailing == self.trailing - 8, box.top == self.top + 10, "
            + "box.height == 100 @999, self.bottom == box.bottom + 20",
        "box.leading == superview.leading + 8, box.trailing == superview.trailing - 8, "
            + "box.top == row.top + 10, box.height == 100 @999, row.bottom == box.bottom + 20",
    ]

    private func table(_ constraints: String, _ attributes: String = "style: plain") throws -> BuiltScreen {
        try build(
            """
            root:
              subviews:
                - id: table
                  class: UITableView
                  \(attributes)
                  subviews:
                    - id: row
                      class: UITableViewCell
                      subviews: [{ id: box }]
                      constraints: [\(constraints)]
                    - { id: next, class: UITableViewCell, text: Next }
              constraints: ["|[table]|", "V:|[table]|"]
            """)
    }

    @Test(arguments: chains)
    func aRowIsAsHighAsItsConstraintsAsk(constraints: String) throws {
        let built = try table(constraints, "separatorStyle: none")
        #expect(built.messages == [])
        #expect(try built.frame("row") == CGRect(x: 0, y: 20, width: 375, height: 130))
        #expect(try built.frame("box") == CGRect(x: 8, y: 30, width: 359, height: 100))
        #expect(try built.frame("next").minY == 150)
        let cell = try built.view("row", as: UITableViewCell.self)
        #expect(try built.view("box").superview === cell.contentView)
        #expect(cell.constraints.isEmpty)
    }

    /// The separator takes a pixel, which the constraint with a lower priority compensates for.
    @Test(arguments: chains)
    func aRowWithALineIsAPixelHigher(constraints: String) throws {
        let built = try table(constraints)
        #expect(built.messages == [])
        #expect(try built.frame("row").height == 130.5)
        #expect(try built.frame("box").height == 100.5)
    }

    @Test func requiredHeightsContradictTheLineAndSayWhatToDo() throws {
        let chain = "'H:|[box]|', 'V:|-10-[box(100)]-20-|'"
        #expect(try table(chain, "separatorStyle: none").messages == [])
        let built = try table(chain)
        #expect(built.diagnostics.count == 1)
        #expect(
            built.diagnostics.first?.notes.contains {
                $0.hasSuffix("give one of these a priority of 999, or the table no lines")
            } == true)
    }

    @Test func aHeightOfTheRowItselfIsThatOfItsContent() throws {
        let built = try table("self.height == 80, '|[box]|', 'V:|[box]|'", "separatorStyle: none")
        #expect(built.messages == [])
        #expect(try built.frame("row").height == 80)
    }

    @Test func marginsOfTheRowAreThoseOfItsContent() throws {
        let built = try table(
            "'H:|-[box]-|', box.top == margins.top, box.bottom == margins.bottom, box.height == 50",
            "separatorStyle: none")
        #expect(built.messages == [])
        // Source: content keeps 11 points above and below and 16 at the sides.
        #expect(try built.frame("row").height == 72)
        #expect(try built.frame("box") == CGRect(x: 16, y: 31, width: 343, height: 50))
    }

    @Test func rowsOfSectionsAndOfInsetGroupsSizeThemselvesToo() throws {
        let built = try build(
            """
            root:
              class: UITableView
              style: insetGrouped
              separatorStyle: none
              subviews:
                - class: TableSection
                  subviews:
                    - id: row
                      class: UITableViewCell
                      subviews: [{ id: words, class: UILabel, numberOfLines: 0, text: One }]
                      constraints: ["|-[words]-|", "V:|-30-[words]-30-|"]
            """)
        #expect(built.messages == [])
        // A line of 17 points is 20.5 high.
        #expect(try built.frame("row").height == 80.5)
    }

    @Test func anItemOfACollectionSizesItself() throws {
        let built = try build(
            """
            root:
              subviews:
                - id: grid
                  class: UICollectionView
                  subviews:
                    - { class: UICollectionViewFlowLayout, estimatedItemSize: [50, 50] }
                    - id: item
                      class: UICollectionViewCell
                      subviews: [{ id: box }]
                      constraints: ["H:|-5-[box(120)]-5-|", "V:|-5-[box(70)]-5-|"]
              constraints: ["|[grid]|", "V:|[grid]|"]
            """)
        #expect(built.messages == [])
        #expect(try built.frame("item").size == CGSize(width: 130, height: 80))
        #expect(try built.frame("box").size == CGSize(width: 120, height: 70))
        #expect(try built.view("item").constraints.isEmpty)
    }

    /// A cell that no table arranges is positioned by constraints like any other view.
    @Test func aCellByItselfIsAViewLikeOthers() throws {
        let built = try build(
            """
            root:
              subviews:
                - id: free
                  class: UITableViewCell
                  subviews: [{ id: box }]
                  constraints: ["|-10-[box]-10-|", "V:|[box(60)]|", "self.width == 200"]
              constraints: [free.leading == superview.leading, free.top == superview.top]
            """)
        #expect(built.messages == [])
        #expect(try built.frame("free").size == CGSize(width: 200, height: 60))
        #expect(try built.frame("box").width == 180)
    }
}
