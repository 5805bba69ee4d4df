import Diagnostics
import ScreenDocuments
import Testing

/// Variations by size class and idiom.
@Suite struct VariationTests {
    private let file = """
        root:
          subviews:
            - { id: title, class: UILabel, text: one, numberOfLines: 1 }
            - { id: side, isInstalled: false }
          constraints:
            - title.top == self.top
            - side.top == title.top
        states:
          short: { title.text: short }
        variations:
          - when: { horizontalSizeClass: regular }
            title: { text: wide, numberOfLines: 2 }
            side.isInstalled: true
            constraints: [side.width == 240, "H:|[side]"]
          - when: { horizontalSizeClass: regular, idiom: pad }
            title.text: wide on a tablet
          - when: { verticalSizeClass: compact }
            title.text: low
        """

    private let plain = LayoutTraits(horizontal: .compact, vertical: .regular, idiom: .phone)

    private func resolved(_ traits: LayoutTraits, state: String? = nil) throws -> SceneDocument {
        try #require(try parsed(file).applying(state: state)).resolved(for: traits).installed()
    }

    @Test func whatDoesNotHoldIsNotThere() throws {
        let scene = try resolved(plain)
        #expect(try element("title", in: scene).value("text") == .text("one"))
        #expect(scene.root.subviews.map(\.id) == ["title"])
        #expect(scene.root.constraintLines == ["title.top == root.top"])
    }

    @Test func viewsAndConstraintsComeWithTheirCondition() throws {
        let scene = try resolved(LayoutTraits(horizontal: .regular, vertical: .regular, idiom: .phone))
        #expect(try element("title", in: scene).value("text") == .text("wide"))
        #expect(try element("title", in: scene).value("numberOfLines") == .integer(2))
        #expect(scene.root.subviews.map(\.id) == ["title", "side"])
        #expect(
            scene.root.constraintLines
                == ["title.top == root.top", "side.top == title.top", "side.width == 240", "H:|[side]"])
    }

    @Test func theOneThatAsksForMoreWinsThenTheLater() throws {
        let pad = try resolved(LayoutTraits(horizontal: .regular, vertical: .compact, idiom: .pad))
        #expect(try element("title", in: pad).value("text") == .text("wide on a tablet"))
        let low = try resolved(LayoutTraits(horizontal: .regular, vertical: .compact, idiom: .phone))
        #expect(try element("title", in: low).value("text") == .text("low"))
    }

    @Test func aStateHoldsUnderAllConditions() throws {
        let wide = LayoutTraits(horizontal: .regular, vertical: .regular, idiom: .pad)
        let scene = try resolved(wide, state: "short")
        #expect(try element("title", in: scene).value("text") == .text("short"))
        #expect(try element("title", in: scene).value("numberOfLines") == .integer(2))
    }

    @Test(arguments: [
        ("{}", "variations takes a list"),
        ("[{title.text: a}]", "a variation takes a mapping with the key when"),
        ("[{when: {}}]", "when takes a mapping of conditions"),
        ("[{when: {horizontal: regular}}]", "there is no condition 'horizontal'"),
        ("[{when: {idiom: watch}}]", "idiom takes phone or pad, found"),
        ("[{when: {idiom: pad}, rot.alpha: 1}]", "there is no view 'rot' in the screen"),
        ("[{when: {idiom: pad}, constraints: [rot.width == 1]}]", "rot"),
        ("[{when: {idiom: pad}, constraints: a}]", "constraints takes a list of lines"),
    ])
    func mistakesAreNamed(variations: String, message: String) {
        let found = problems("root: {subviews: [{id: title, class: UILabel}]}\nvariations: \(variations)")
        #expect(found.count == 1)
        #expect(found.first?.contains(message) == true, "\(found)")
    }
}
