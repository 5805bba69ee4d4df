import Diagnostics
import ScreenFiles
import Testing

@testable import UIKitCore

/// What positions views besides equations; on an iPhone 8: 375 by 667 points at 2x, a status bar of 20.
@Suite struct PlacementTests {
    // MARK: Layout guides

    /// Two guides of equal width share what three boxes of 50 leave of 375: 112.5 each.
    @Test func guidesAreItemsOfConstraints() throws {
        let screen = try build(
            """
            root:
              subviews:
                - { id: a }
                - { id: left, class: UILayoutGuide }
                - { id: b }
                - { id: right, class: UILayoutGuide, constraints: [ self.width == left.width ] }
                - { id: c }
              constraints:
                - "|[a(50)][left][b(50)][right][c(50)]|"
                - left.top == superview.top
                - left.height == 10
                - right.top == left.bottom
                - right.height == left.height
                - "V:|-[a(20)]"
                - b.top == right.bottom
                - b.height == 20
                - c.centerY == right.centerY
                - c.height == 20
            """)
        #expect(screen.messages == [])
        #expect(try screen.frame("b") == CGRect(x: 162.5, y: 20, width: 50, height: 20))
        #expect(try screen.frame("c") == CGRect(x: 325, y: 5, width: 50, height: 20))
        let guides = try screen.view("root").layoutGuides
        #expect(guides.map(\.identifier) == ["left", "right"])
        #expect(guides.map(\.layoutFrame.width) == [112.5, 112.5])
        #expect(guides.map(\.layoutFrame.minX) == [50, 212.5])
    }

    /// Guides of a component are its own.
    @Test func guidesOfComponents() throws {
        let screen = try build(
            """
            components:
              Card:
                subviews: [ { id: gap, class: UILayoutGuide }, { id: box } ]
                constraints: [ "H:|[gap(30)][box(10)]", "V:|[gap]|", "V:|[box]|" ]
            root:
              subviews: [ { id: one, component: Card }, { id: two, component: Card } ]
              constraints: [ "|[one]|", "|[two]|", "V:|[one(10)][two(10)]" ]
            """)
        #expect(screen.messages == [])
        #expect(try screen.frame("two/box") == CGRect(x: 30, y: 10, width: 10, height: 10))
        #expect(try screen.view("two").layoutGuides.map(\.identifier) == ["two/gap"])
    }

    @Test(arguments: [
        ("gap.firstBaseline == superview.top", "a guide has no firstBaseline"),
        ("gap.margins.top == superview.top", "a layout guide has no margins guide, only a view has"),
    ])
    func whatGuidesDoNotHave(line: String, message: String) {
        let text = "root: { subviews: [ { id: gap, class: UILayoutGuide } ], constraints: [ \(line) ] }"
        let messages = parseScreenFile(text, file: "f").diagnostics.map(\.message)
        #expect(messages == [message])
    }

    @Test func guidesHoldNothing() {
        let text = "root: { subviews: [ { class: UILayoutGuide, subviews: [ { id: a } ] } ] }"
        #expect(
            parseScreenFile(text, file: "f").diagnostics.map(\.message)
                == ["UILayoutGuide arranges its own parts and takes no subviews"])
        let inTable = "root: { class: UITableView, subviews: [ { class: UILayoutGuide } ] }"
        #expect(
            parseScreenFile(inTable, file: "f").diagnostics.map(\.message)
                == ["a UILayoutGuide cannot be inside a UITableView"])
    }

    // MARK: Frames

    /// A switch is 51 by 31 whatever its frame.
    @Test func sizeToFitKeepsThePosition() throws {
        let screen = try build(
            """
            root:
              subviews:
                - { id: a, class: UISwitch, frame: [20, 40, 0, 0], sizeToFit: yes }
                - { id: b, class: UISwitch, sizeToFit: yes, center: [100, 200] }
                - { id: c, class: UISwitch, frame: [20, 40, 90, 80], sizeToFit: no }
                - { id: d, frame: [0, 0, 10, 20], center: [100, 200] }
                - { id: e, class: UIImageView, frame: [1, 2, 3, 4], sizeToFit: yes }
            """)
        #expect(screen.messages == [])
        #expect(try screen.frame("a") == CGRect(x: 20, y: 40, width: 51, height: 31))
        #expect(try screen.frame("b") == CGRect(x: 74.5, y: 184.5, width: 51, height: 31))
        #expect(try screen.frame("c") == CGRect(x: 20, y: 40, width: 90, height: 80))
        #expect(try screen.frame("d") == CGRect(x: 95, y: 190, width: 10, height: 20))
        #expect(try screen.frame("e") == CGRect(x: 1, y: 2, width: 0, height: 0))
    }

    /// The text that is fitted is the one declared after, in the font declared after.
    @Test func sizeToFitIsLast() throws {
        let screen = try build(
            """
            root:
              subviews:
                - { id: a, class: UILabel, sizeToFit: yes, frame: [10, 20, 0, 0], text: Fitted, font: 30 }
                - { id: b, class: UILabel, text: Fitted, font: 30 }
                - id: c
                  class: UILabel
                  sizeToFit: yes
                  frame: [10, 20, 60, 0]
                  text: one two three
                  numberOfLines: 0
              constraints: [ b.top == superview.top, b.leading == superview.leading ]
            """)
        #expect(try screen.frame("a").size == screen.frame("b").size)
        #expect(try screen.frame("a").origin == CGPoint(x: 10, y: 20))
        #expect(try screen.frame("c").width <= 60)
        #expect(try screen.frame("c").height > 40)
    }

    // MARK: Stack views

    private func stack(_ attributes: String, _ first: String) throws -> BuiltScreen {
        try build(
            """
            root:
              subviews:
                - id: stack
                  class: UIStackView
                  axis: vertical
                  spacing: 10
                  \(attributes)
                  subviews: [ { id: a, \(first) }, { id: b }, { id: c } ]
              constraints:
                - "|[stack]|"
                - "V:|[stack]"
                - a.height == 20
                - b.height == 20
                - c.height == 20
            """)
    }

    @Test func customSpacingIsOfOneView() throws {
        let screen = try stack("", "customSpacing: 33")
        #expect(screen.messages == [])
        #expect(try ["a", "b", "c"].map { try screen.frame($0).minY } == [0, 53, 83])
        let view = try screen.view("a")
        #expect(try screen.view("stack", as: UIStackView.self).customSpacing(after: view) == 33)
    }

    @Test func customSpacingMayBeNegative() throws {
        let screen = try stack("", "customSpacing: -5")
        #expect(try ["a", "b", "c"].map { try screen.frame($0).minY } == [0, 15, 45])
    }

    @Test func customSpacingOutsideAStackIsReported() throws {
        let screen = try build("root: { subviews: [ { id: a, frame: [0, 0, 1, 1], customSpacing: 3 } ] }")
        #expect(screen.diagnostics.map(\.message) == ["customSpacing has no effect outside a stack view"])
    }

    // MARK: Insets

    /// Below the status bar of 20, and above the bottom edge.
    @Test func additionalInsetsAreOfTheSafeArea() throws {
        let screen = try build(
            """
            root:
              class: UIViewController
              additionalSafeAreaInsets: [5, 6, 7, 8]
              subviews:
                - id: view
                  subviews: [ { id: box } ]
                  constraints:
                    - box.top == safeArea.top
                    - box.leading == safeArea.leading
                    - box.bottom == safeArea.bottom
                    - box.trailing == safeArea.trailing
            """)
        #expect(screen.messages == [])
        #expect(try screen.frame("box") == CGRect(x: 6, y: 25, width: 361, height: 635))
    }

    /// Two sections of one row of 40 under a header of 28, each with 7 above it.
    @Test func paddingAboveHeaders() throws {
        let screen = try build(
            """
            root:
              subviews:
                - id: table
                  class: UITableView
                  frame: [0, 100, 375, 500]
                  rowHeight: 40
                  sectionHeaderHeight: 28
                  sectionHeaderTopPadding: 7
                  subviews:
                    - { class: TableSection, headerTitle: A, subviews: [ { id: a, class: UITableViewCell } ] }
                    - { class: TableSection, headerTitle: B, subviews: [ { id: b, class: UITableViewCell } ] }
            """)
        #expect(try screen.frame("a").minY == 135)
        #expect(try screen.frame("b").minY == 210)
    }

    // MARK: Fonts

    /// Four digits, wide and narrow, of one width.
    @Test func digitsOfOneWidth() throws {
        func widths(_ font: String) throws -> Set<CGFloat> {
            let screen = try build(
                """
                root:
                  subviews:
                    - { id: a, class: UILabel, font: \(font), text: "1111", sizeToFit: yes }
                    - { id: b, class: UILabel, font: \(font), text: "4444", sizeToFit: yes }
                """)
            return try Set([screen.frame("a").width, screen.frame("b").width])
        }
        #expect(try widths("{ size: 40 }").count == 2)
        #expect(try widths("{ size: 40, monospacedDigits: yes }").count == 1)
        #expect(try widths("{ style: largeTitle, monospacedDigits: yes }").count == 1)
    }
}
