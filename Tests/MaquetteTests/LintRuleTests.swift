import Maquette
import TestSupport
import Testing

/// Each rule of `maquette lint` with screens that violate it, and similar screens that do not.
@Suite struct LintRuleTests {
    /// A rule, a screen that violates it, and a similar screen that does not.
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var kind: LayoutFinding.Kind
        var caught: String
        var nearMisses: [String]

        init(_ name: String, _ kind: LayoutFinding.Kind, _ caught: String, _ nearMisses: String...) {
            (testDescription, self.kind, self.caught, self.nearMisses) = (name, kind, caught, nearMisses)
        }
    }

    /// Views and constraints of a root.
    private static func root(_ views: String, _ constraints: String = "") -> String {
        "root: { subviews: [\(views)], constraints: [\(constraints)] }"
    }

    private static func words(_ id: String, _ frame: String, _ more: String = "") -> String {
        "{ id: \(id), class: UILabel, text: Words to read, frame: [\(frame)], \(more) }"
    }

    private static let place = "box.leading == superview.leading, box.top == superview.top"

    private static let constraintCases: [Case] = [
        Case(
            "contradiction", .constraints,
            root("{ id: box }", "\(place), box.height == 9, box.width == 100, box.width == 200"),
            root("{ id: box }", "\(place), box.height == 9, box.width == 100, box.width == 200 @999"),
            root("{ id: box }", "\(place), box.height == 9, box.width >= 100, box.width <= 100")),
        Case(
            "contradiction of given frames", .constraints,
            root("{ id: box, frame: [8, 8, 9, 9] }", "box.leading == superview.leading + 9"),
            root("{ id: box, frame: [8, 8, 9, 9] }", "box.leading == superview.leading + 8")),
        Case(
            "contradiction of a given frame and a nested guide", .constraints,
            nested(boxTop: 0), nested(boxTop: 20)),
        Case(
            "open position", .ambiguity,
            root("{ id: box }", "box.top == superview.top, '[box(9)]', 'V:[box(9)]'"),
            root("{ id: box }", "box.top == superview.top, 'H:|-3-[box(9)]', 'V:[box(9)]'")),
        Case(
            "open length", .ambiguity, root("{ id: box }", "\(place), box.height == 9"),
            root("{ id: box }", "\(place), box.height == 9, box.trailing == superview.trailing")),
        Case(
            "lengths that compete", .ambiguity, competing("{}"), competing("{ horizontal: 251 }")),
    ]

    /// A panel under the status bar of 20 points with a box that should be inside its safe area.
    private static func nested(boxTop: Int) -> String {
        "root: { subviews: [{ id: panel, frame: [0, 0, 375, 200], subviews: ["
            + "{ id: box, frame: [0, \(boxTop), 9, 9] }], constraints: [box.top == safeArea.top] }] }"
    }

    private static func competing(_ hugging: String) -> String {
        root(
            "{ id: a, class: UILabel, text: one, contentHuggingPriority: \(hugging) }, "
                + "{ id: b, class: UILabel, text: two }",
            "'H:|-[a]-8-[b]-|', a.top == safeArea.top, b.top == a.top")
    }

    private static func scroll(_ inside: String, _ constraints: String, _ name: String = "UIScrollView")
        -> String
    {
        root(
            "{ id: scroll, class: \(name), subviews: [\(inside)], constraints: [\(constraints)] }",
            "'H:|[scroll]|', 'V:|[scroll]|'")
    }

    private static let edges = "'H:|[page]|', 'V:|[page]|'"

    private static let scrollCases: [Case] = [
        Case(
            "open content", .ambiguity, scroll("{ id: page }", "\(edges), page.height == 900"),
            scroll("{ id: page }", "\(edges), page.height == 900, page.width == superview.frame.width"),
            scroll("{ id: page, frame: [0, 0, 900, 900] }", ""),
            scroll("", "", "UITextView"), scroll("", "", "UITableView"), scroll("", "", "UICollectionView")),
        Case(
            "open content beside text", .ambiguity,
            scroll(
                "{ id: page }, { id: note, class: UILabel, text: Note }",
                "'H:|[note][page]|', 'V:|[note]|', 'V:|[page]|'"),
            scroll(
                "{ id: page }, { id: note, class: UILabel, text: Note }",
                "'H:|[note][page(9)]|', 'V:|[note]|', 'V:|[page]|'")),
        Case(
            "open place in a stack", .ambiguity,
            stack("alignment: center", "{ id: a, class: UILabel, text: A }, { id: b }"),
            stack(
                "alignment: center", "{ id: a, class: UILabel, text: A }, { id: b, class: UILabel, text: B }"),
            stack(
                "axis: vertical, alignment: center, distribution: equalSpacing",
                "{ id: a, class: UILabel, text: A }, { id: b, class: UILabel, text: Bb }"),
            stack(
                "alignment: firstBaseline, distribution: equalCentering",
                "{ id: a, class: UILabel, text: A }, { id: b, class: UILabel, text: B, font: 30 }")),
    ]

    private static func pages(_ control: String, scroll: String = "", width: Int = 960) -> String {
        let page = "frame: [0, 0, 320, 400]"
        return root(
            "{ id: scroll, class: UIScrollView, frame: [0, 0, 320, 400], isPagingEnabled: yes, "
                + "contentInsetAdjustmentBehavior: never, contentSize: [\(width), 400], \(scroll) "
                + "subviews: [{ \(page) }] }, "
                + "{ id: dots, class: UIPageControl, frame: [0, 420, 320, 26], \(control) }")
    }

    private static let pageCases: [Case] = [
        Case(
            "number of dots", .pages, pages("numberOfPages: 4"), pages("numberOfPages: 3"),
            pages("numberOfPages: 4, isHidden: yes"),
            pages("numberOfPages: 4, ignoredFindings: [pages.count]"),
            pages("numberOfPages: 4", scroll: "isHidden: yes,"),
            pages("numberOfPages: 4", width: 1000)),
        Case(
            "marked dot", .pages, pages("numberOfPages: 3, currentPage: 1"),
            pages("numberOfPages: 3, currentPage: 1", scroll: "page: 1,"),
            pages("numberOfPages: 3, currentPage: 1", scroll: "contentOffset: [100, 0],")),
    ]

    private static func stack(_ attributes: String, _ views: String) -> String {
        root(
            "{ id: stack, class: UIStackView, \(attributes), subviews: [\(views)] }",
            "stack.leading == margins.leading, stack.top == safeArea.top")
    }

    private static let wordCases: [Case] = [
        Case(
            "truncated text", .truncation, root(words("a", "10, 100, 50, 21")),
            root(words("a", "10, 100, 120, 21")), root(words("a", "10, 100, 60, 90", "numberOfLines: 0")),
            root(words("a", "10, 100, 60, 21", "adjustsFontSizeToFitWidth: yes")),
            root(words("a", "10, 100, 50, 21", "isHidden: yes")),
            root(words("a", "10, 100, 50, 21", "ignoredFindings: [truncation]")),
            root(words("a", "10, 100, 50, 21", "ignoredFindings: [text.truncated]"))),
        Case(
            "truncated title", .truncation,
            root("{ class: UIButton, title: Continue now, frame: [10, 100, 50, 30] }"),
            root("{ class: UIButton, title: Continue now, frame: [10, 100, 130, 30] }")),
        Case(
            "text over text", .overlap,
            root(words("a", "10, 100, 120, 21") + "," + words("b", "20, 105, 120, 21")),
            root(words("a", "10, 100, 120, 21") + "," + words("b", "10, 125, 120, 21")),
            root(words("a", "10, 100, 120, 21") + "," + words("b", "20, 105, 120, 21", "alpha: 0")),
            root(
                words("a", "10, 100, 120, 21")
                    + ", { frame: [0, 90, 200, 90], backgroundColor: white, subviews: ["
                    + words("b", "20, 15, 120, 21") + "] }"),
            root(
                "{ frame: [0, 90, 200, 40], clipsToBounds: yes, subviews: [" + words("a", "10, 35, 120, 21")
                    + "] }, " + words("b", "10, 131, 120, 21")),
            root(
                words("a", "10, 100, 120, 21") + ","
                    + words("b", "20, 105, 120, 21", "ignoredFindings: [overlap]")),
            root(
                words("a", "10, 100, 120, 21") + ","
                    + words("b", "20, 105, 120, 21", "ignoredFindings: [text.overlap]"))),
        Case(
            "text over text through a translucent view", .overlap,
            root(
                words("a", "10, 100, 120, 21")
                    + ", { frame: [0, 90, 200, 90], backgroundColor: white @ 0.9, subviews: ["
                    + words("b", "20, 15, 120, 21") + "] }")),
        Case(
            "text outside", .outside, root(words("a", "330, 100, 120, 21")),
            root(words("a", "250, 100, 120, 21")),
            root(
                "{ class: UIScrollView, frame: [0, 0, 375, 300], subviews: ["
                    + words("a", "330, 100, 120, 21") + "] }"),
            root(words("a", "330, 100, 120, 21", "ignoredFindings: [outside]")),
            root(words("a", "330, 100, 120, 21", "ignoredFindings: [text.outside]"))),
        Case(
            "something not shown", .input,
            root("{ class: UIImageView, image: no-such-picture, frame: [0, 100, 9, 9] }"),
            root("{ class: UIImageView, frame: [0, 100, 9, 9] }")),
    ]

    private func findings(_ text: String) throws -> [LayoutFinding] {
        let directory = try TemporaryDirectory()
        let file = try directory.write(text, to: "one.screen.yaml")
        let loaded = LoadedInput.file(file, selection: InputSelection(states: .declared))
        let recipe = try #require(loaded.recipes.first, "\(loaded.diagnostics)")
        var variant = Variant()
        variant.device = try DeviceTable.profile(named: "iphone-8")
        var renderer = Renderer(session: try RenderSession())
        return renderer.render(recipe, in: variant, to: .layout, inspecting: InspectionOptions()).findings
    }

    @Test(arguments: constraintCases + scrollCases + pageCases + wordCases)
    func catches(_ rule: Case) throws {
        let found = try findings(rule.caught)
        #expect(!found.isEmpty, "\(rule.caught)")
        #expect(Set(found.map(\.kind)).subtracting([rule.kind]).isEmpty, "\(found)")
        for text in rule.nearMisses { #expect(try findings(text) == [], "\(text)") }
    }

    @Test func everyRuleHasAScreen() {
        let cases = Self.constraintCases + Self.scrollCases + Self.pageCases + Self.wordCases
        #expect(Set(cases.map(\.kind)) == Set(LayoutFinding.Kind.allCases))
    }

    /// One cause is one finding, which names the view without a length.
    @Test func anOpenContentNamesTheViewThatLacksALength() throws {
        let found = try findings(try #require(Self.scrollCases.dropFirst().first).caught)
        #expect(found.count == 1)
        #expect(found.first?.diagnostic.view == "scroll")
        #expect(
            found.first?.diagnostic.hints == [
                "set the width of page: a number, or page.width == scroll.width to scroll along the other axis only"
            ])
    }
}
