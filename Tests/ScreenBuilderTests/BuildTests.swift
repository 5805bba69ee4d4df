import Diagnostics
import ScreenDocuments
import Testing

@testable import UIKitCore

/// Trees, attributes and constraints from files; expected frames are calculated by hand.
@Suite struct BuildTests {
    @Test func theRootFillsTheScreen() throws {
        let screen = try build("root: { backgroundColor: white }")
        #expect(try screen.frame("root") == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(try screen.view("root").backgroundColor == .white)
        #expect(screen.messages == [])
    }

    @Test func attributesReachTheViews() throws {
        let screen = try build(
            """
            root:
              subviews:
                - id: a
                  class: UILabel
                  frame: [10, 20, 100, 40]
                  text: no
                  font: { size: 20, weight: bold }
                  textColor: "#FF0000"
                  alpha: 0.5
                  isHidden: yes
                  cornerRadius: 8
                  borderWidth: 1
                  borderColor: blue
                  contentHuggingPriority: { horizontal: 300 }
                  tintColor: red @ 0.5
                - { id: b, class: UIButton, title: Go, frame: [0, 0, 50, 30] }
                - { id: c, class: UIButton, title: Go, buttonType: custom, frame: [0, 0, 50, 30] }

            """)
        let label = try screen.view("a", as: UILabel.self)
        #expect(label.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
        #expect(label.text == "no" && label.isHidden && label.alpha == 0.5)
        #expect(label.font == .systemFont(ofSize: 20, weight: .bold))
        #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(label.layer.cornerRadius == 8 && label.layer.borderWidth == 1)
        #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(300))
        #expect(label.contentHuggingPriority(for: .vertical) == UILayoutPriority(250))
        #expect(label.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(try screen.view("b", as: UIButton.self).buttonType == .system)
        #expect(try screen.view("c", as: UIButton.self).buttonType == .custom)
    }

    @Test func subviewsKeepTheirOrder() throws {
        let screen = try build(
            """
            root:
              subviews:
                - { id: a, frame: [0, 0, 1, 1], subviews: [ { id: b, frame: [0, 0, 1, 1] }, { id: c, frame: [0, 0, 1, 1] } ] }
                - { id: d, frame: [0, 0, 1, 1] }

            """)
        var ids: [String] = []
        try screen.view("root").forEachView { ids.append($0.identifier ?? "?") }
        #expect(ids == ["root", "a", "b", "c", "d"])
    }

    @Test func constraintsPlaceTheViews() throws {
        let screen = try build(
            """
            root:
              subviews:
                - { id: a }
                - { id: b }
              constraints:
                - a.top == safeArea.top + 10
                - a.leading == superview.leading + 5
                - a.width == b.width * 2 @high "double"
                - a.height == a.width / 2
                - b.width == 50
                - "H:[a]-8-[b]"
                - "V:[b(==a)]"
                - b.top == a.top

            """)
        // The safe area of an iPhone 8 begins below the 20 points of the status bar.
        #expect(try screen.frame("a") == CGRect(x: 5, y: 30, width: 100, height: 50))
        #expect(try screen.frame("b") == CGRect(x: 113, y: 30, width: 50, height: 50))
        #expect(screen.messages == [])
        let named = try screen.view("root").constraints.filter { $0.identifier == "double" }
        #expect(named.map(\.priority) == [.defaultHigh])
    }

    @Test func theWindowIsTheRootsSuperview() throws {
        let screen = try build(
            """
            root:
              subviews: [ { id: a } ]
              constraints:
                - a.bottom == superview.safeArea.bottom - 7
                - a.left == superview.left + 3
                - a.width == 10
                - a.height == 10

            """)
        #expect(try screen.frame("a") == CGRect(x: 3, y: 650, width: 10, height: 10))
        #expect(screen.messages == [])
    }

    @Test func aParentTakesItsSizeFromItsChild() throws {
        let screen = try build(
            """
            root:
              subviews:
                - id: parent
                  subviews: [ { id: child } ]
                  constraints:
                    - child.width == 200
                    - child.height == 100
                    - "H:|-48-[child]-48-|"
                    - "V:|-48-[child]-48-|"
              constraints:
                - parent.left == self.left
                - parent.top == self.top

            """)
        #expect(try screen.frame("parent") == CGRect(x: 0, y: 0, width: 296, height: 196))
    }

    @Test func aScrollViewShowsTheWantedPage() throws {
        let text = """
            components:
              Page:
                constraints:
                  - self.width == superview.frame.width
                  - self.top == superview.content.top
                  - self.bottom == superview.content.bottom
                  - self.height == superview.frame.height
            root:
              subviews:
                - id: scroll
                  class: UIScrollView
                  contentInsetAdjustmentBehavior: never
                  subviews: [ { id: a, component: Page }, { id: b, component: Page } ]
                  constraints:
                    - a.leading == self.content.leading
                    - b.leading == a.trailing
                    - b.trailing == self.content.trailing
              constraints:
                - "H:|[scroll]|"
                - "V:|[scroll]|"
            states:
              second: { scroll.page: 1 }

            """
        let first = try build(text)
        #expect(
            try first.view("scroll", as: UIScrollView.self).contentSize == CGSize(width: 750, height: 667))
        #expect(try first.frame("b").minX == 375)
        let second = try build(text, state: "second")
        #expect(try second.view("scroll", as: UIScrollView.self).contentOffset == CGPoint(x: 375, y: 0))
        #expect(try second.frame("b").minX == 0)
    }

    @Test func aStackViewArrangesItsSubviews() throws {
        let screen = try build(
            """
            components: { Box: { constraints: [ self.height == 20, self.width == 30 ] } }
            root:
              subviews:
                - id: stack
                  class: UIStackView
                  axis: vertical
                  spacing: 10
                  subviews: [ { id: box, component: Box, repeat: [ {}, {}, {} ] } ]
              constraints:
                - stack.left == self.left
                - stack.top == self.top

            """)
        #expect(try screen.view("stack", as: UIStackView.self).arrangedSubviews.count == 3)
        #expect(try screen.frame("stack") == CGRect(x: 0, y: 0, width: 30, height: 80))
        #expect(try screen.frame("box[2]") == CGRect(x: 0, y: 60, width: 30, height: 20))
    }

    @Test func anAutoresizingMaskFollowsTheScreen() throws {
        let screen = try build(
            """
            root:
              subviews:
                - { id: a, frame: [10, 0, 355, 50], autoresizingMask: [flexibleWidth] }

            """)
        #expect(try screen.frame("a") == CGRect(x: 10, y: 0, width: 355, height: 50))
    }

    @Test func aMaskInACollectionCellStartsFromTheSizeOfTheItems() throws {
        let screen = try build(
            """
            root:
              subviews:
                - class: UICollectionView
                  frame: [0, 0, 375, 400]
                  subviews:
                    - { class: UICollectionViewFlowLayout, itemSize: [100, 60] }
                    - class: UICollectionViewCell
                      subviews:
                        - { id: box, frame: [10, 10, 80, 40], autoresizingMask: [flexibleWidth, flexibleHeight] }
            """)
        #expect(try screen.view("box").frame == CGRect(x: 10, y: 10, width: 80, height: 40))
    }

    @Test func aViewThatIsNotInstalledIsNotThere() throws {
        let text = """
            root:
              subviews:
                - { id: a }
                - { id: b }
              constraints:
                - "H:|[a(10)]"
                - a.top == self.top
                - a.bottom == self.top + 50 @high
                - b.top == a.bottom
                - b.bottom == self.top + 40
                - b.height == 10
                - "H:|[b(10)]"
            states: { plain: { b.isInstalled: no } }

            """
        #expect(try build(text).frame("a").height == 30)
        let plain = try build(text, state: "plain")
        #expect(try plain.frame("a").height == 50)
        var ids: [String] = []
        plain.window.forEachView { ids += $0.identifier.map { [$0] } ?? [] }
        #expect(ids == ["root", "a"])
    }

    @Test func coloursFollowTheAppearance() throws {
        let text = "root: { backgroundColor: { light: red, dark: blue @ 0.5 } }"
        let light = try build(text).view("root").backgroundColor
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(light?.resolvedColor(with: UITraitCollection()) == .red)
        #expect(light?.resolvedColor(with: traits) == UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    }

    @Test func styledWords() throws {
        let screen = try build(
            """
            root:
              subviews:
                - { id: a, class: UILabel, frame: [0, 0, 90, 90], runs: [plain, { text: big, font: 30 }], font: 12 }
                - id: b
                  class: UILabel
                  frame: [0, 0, 90, 90]
                  paragraphStyle: { lineSpacing: 4 }
                  text: words
                  lineBreakMode: byCharWrapping
                - { id: c, class: UILabel, frame: [0, 0, 9, 9], font: { design: serif, size: 12 } }

            """)
        let text = try #require(try screen.view("a", as: UILabel.self).attributedText)
        // The order of attributes does not determine their effect: the label's font only applies to plain
        // text.
        #expect(text.string == "plainbig")
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) == nil)
        #expect(text.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
        let label = try screen.view("b", as: UILabel.self)
        let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        #expect((style as? NSParagraphStyle)?.lineSpacing == 4)
        #expect((style as? NSParagraphStyle)?.lineBreakMode == .byCharWrapping)
        let serif = UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.serif)
        #expect(try screen.view("c", as: UILabel.self).font.fontDescriptor == serif)
        #expect(screen.messages == [])
    }

    @Test func effectsOfWords() throws {
        let screen = try build(
            """
            root:
              subviews:
                - id: a
                  class: UITextView
                  frame: [0, 0, 90, 90]
                  textAlignment: center
                  paragraphStyle: { tabStops: [{ location: 90, alignment: right, terminators: "." }], hyphenationFactor: 0.5 }
                  runs:
                    - text: a
                      underline: [patternDash, byWord]
                      strokeWidth: -3
                      shadow: { offset: [1, -2], blurRadius: 4, color: red }
                      writingDirection: rightToLeftOverride
                      link: "x:y"
                - { id: b, class: UITextField, placeholderRuns: [{ text: b, textColor: red }] }
                - { id: c, class: UILabel, lineBreakStrategy: [pushOut], shadowOffset: [0, -1], text: c }

            """)
        let view = try screen.view("a", as: UITextView.self)
        let all = view.attributedText.attributes(at: 0, effectiveRange: nil)
        #expect(all[.underlineStyle] as? Int == 0x8201 && all[.strokeWidth] as? Double == -3)
        let shadow = all[.shadow] as? NSShadow
        #expect(shadow?.shadowOffset == CGSize(width: 1, height: -2) && shadow?.shadowBlurRadius == 4)
        #expect(shadow?.shadowColor as? UIColor == .red)
        #expect(all[.writingDirection] as? [Int] == [3] && all[.link] as? String == "x:y")
        let style = all[.paragraphStyle] as? NSParagraphStyle
        #expect(style?.alignment == .center && style?.hyphenationFactor == 0.5)
        let point = CharacterSet(charactersIn: ".")
        #expect(
            style?.tabStops == [
                NSTextTab(textAlignment: .right, location: 90, options: [.columnTerminators: point])
            ])
        let placeholder = try screen.view("b", as: UITextField.self).attributedPlaceholder
        #expect(placeholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        let label = try screen.view("c", as: UILabel.self)
        #expect(label.lineBreakStrategy == .pushOut && label.shadowOffset == CGSize(width: 0, height: -1))
        #expect(screen.messages == [])
    }

    @Test func fonts() throws {
        let screen = try build(
            """
            root:
              subviews:
                - { id: a, class: UILabel, frame: [0, 0, 9, 9], font: 24 }
                - { id: b, class: UILabel, frame: [0, 0, 9, 9], font: headline }
                - { id: c, class: UILabel, frame: [0, 0, 9, 9], font: { design: monospaced, size: 13, weight: bold } }
                - { id: d, class: UILabel, frame: [0, 0, 9, 9], font: { size: 13, italic: true } }
                - { id: e, class: UIButton, frame: [0, 0, 9, 9], title: t, font: 30 }

            """)
        func font(_ id: String) throws -> UIFont { try screen.view(id, as: UILabel.self).font }
        #expect(try font("a") == .systemFont(ofSize: 24))
        #expect(try font("b") == .preferredFont(forTextStyle: .headline))
        #expect(try font("c") == .monospacedSystemFont(ofSize: 13, weight: .bold))
        #expect(try font("d") == .italicSystemFont(ofSize: 13))
        #expect(try screen.view("e", as: UIButton.self).titleLabel?.font == .systemFont(ofSize: 30))
        #expect(screen.messages == [])
    }
}
