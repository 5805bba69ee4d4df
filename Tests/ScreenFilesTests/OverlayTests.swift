import Diagnostics
import Foundation
import ScreenDocuments
import ScreenFiles
import TestSupport
import Testing

/// Screen files that extend others.
@Suite struct OverlayTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        let profile = """
            <subviews>
            <label text="name" userLabel="Name Label" id="a1-b2"><variation key="widthClass=regular" text="wide"/>
            </label>
            <button restorationIdentifier="save" id="a3"><state key="normal" title="save"/></button>
            <view id="a4"/><view id="a5"/>
            </subviews>
            """
        let outlets = """
            <connections><outlet property="nameLabel" destination="a1-b2" id="o1"/>
            <outletCollection property="dots" destination="a4" id="o2"/>
            <outletCollection property="dots" destination="a5" id="o3"/></connections>
            """
        let other = """
            <scene><objects><viewController storyboardIdentifier="Other" id="vc2">
            <view key="view" id="other"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
            </viewController></objects></scene>
            """
        let scene = IB.scene(profile, controller: outlets, attributes: "storyboardIdentifier=\"Profile\"")
        try directory.write(IB.storyboard(scene + other), to: "Main.storyboard")
    }

    /// Reads a file next to the storyboard.
    private func read(_ text: String, as name: String = "mock.screen.yaml") throws -> (
        document: ScreenDocument?, diagnostics: [Diagnostic]
    ) {
        let found = readScreenFile(atPath: try directory.write(text, to: name))
        return (found.document, found.diagnostics.filter { $0.severity > .note })
    }

    private func scene(_ text: String) throws -> SceneDocument {
        let (document, diagnostics) = try read(text)
        #expect(diagnostics.isEmpty, "\(diagnostics)")
        return try #require(document?.scenes.first)
    }

    @Test(arguments: ["a1-b2", "nameLabel", "Name Label"])
    func aViewIsCalledByIdOutletOrLabel(name: String) throws {
        let scene = try scene("extends: Main.storyboard\nviews: {\(name).text: Ada}")
        #expect(try element("a1-b2", in: scene).value("text") == .text("Ada"))
    }

    @Test func aRestorationIdAndSeveralAttributesAndData() throws {
        let scene = try scene(
            """
            extends: Main.storyboard
            data: {word: Go}
            views:
              save: {title: $word, isHidden: yes, alpha: 0.5}
            """)
        let button = try element("a3", in: scene)
        #expect(button.value("title") == .text("Go"))
        #expect(button.value("isHidden") == .boolean(true))
        #expect(button.value("alpha") == .number(0.5))
    }

    @Test func anOutletCollectionIsEveryViewOfIt() throws {
        let scene = try scene("extends: Main.storyboard\nviews: {dots.alpha: 0.25}")
        for id in ["a4", "a5"] { #expect(try element(id, in: scene).value("alpha") == .number(0.25)) }
    }

    @Test func whatAnOverlaySaysHoldsUnderAllConditions() throws {
        let wide = LayoutTraits(horizontal: .regular)
        let plain = try scene("extends: Main.storyboard").resolved(for: wide)
        #expect(try element("a1-b2", in: plain).value("text") == .text("wide"))
        let laid = try scene("extends: Main.storyboard\nviews: {nameLabel.text: Ada}").resolved(for: wide)
        #expect(try element("a1-b2", in: laid).value("text") == .text("Ada"))
    }

    @Test func statesAreThoseOfAScreenFile() throws {
        let scene = try scene(
            "extends: Main.storyboard\nviews: {nameLabel.text: Ada}\nstates: {empty: {nameLabel.text: \"\"}}")
        #expect(scene.stateNames == ["empty"])
        let empty = try #require(scene.applying(state: "empty"))
        #expect(try element("a1-b2", in: empty).value("text") == .text(""))
        #expect(try element("a1-b2", in: scene).value("text") == .text("Ada"))
    }

    @Test func wordsTakeThePlaceOfWordsInPieces() throws {
        try directory.write(
            "root: {subviews: [{id: a, class: UILabel, runs: [{text: one, kern: 2}, two]}]}",
            to: "one.screen.yaml")
        let laid = try scene("extends: one.screen.yaml\nviews: {a.text: three}")
        #expect(try element("a", in: laid).attributes.map(\.name) == ["text"])
        let changed = try scene("extends: one.screen.yaml").transformingText { $0 + "!" }
        guard case .runs(let runs)? = try element("a", in: changed).value("runs") else {
            Issue.record("no runs")
            return
        }
        #expect(runs.map(\.text) == ["one!", "two!"])
        #expect(runs.map(\.kern) == [2, nil])
    }

    @Test func allScenesOrOne() throws {
        let all = try #require(try read("extends: Main.storyboard").document)
        #expect(all.name == "mock")
        #expect(all.base == directory.path + "/Main.storyboard")
        #expect(all.scenes.map(\.name) == ["Profile", "Other"])
        let one = try #require(try read("extends: Main.storyboard\nscene: vc2").document)
        #expect(one.scenes.map(\.name) == [nil])
        #expect(one.scenes.map(\.root.id) == ["other"])
        #expect(one.scenes[0].identifiers.contains("Other"))
    }

    @Test func aScreenFileIsExtendedTooAndOverlaysOfOverlays() throws {
        try directory.write("root: {subviews: [{id: a, class: UILabel, text: one}]}", to: "one.screen.yaml")
        try directory.write("extends: one.screen.yaml\nviews: {a.text: two}", to: "more/../two.screen.yaml")
        let scene = try scene("extends: two.screen.yaml\nviews: {a.alpha: 0.5}")
        #expect(try element("a", in: scene).value("text") == .text("two"))
        #expect(try element("a", in: scene).value("alpha") == .number(0.5))
    }

    @Test(
        arguments: [
            ("extends: None.storyboard", "'None.storyboard' could not be read"),
            ("extends: mock.screen.yaml", "the file extends itself: "),
            ("extends: sub/../mock.screen.yaml", "the file extends itself: "),
            ("extends: [a]", "extends takes a file, found a list"),
            ("extends: Main.storyboard\nroot: {}", "a file that extends another has no key 'root'"),
            ("extends: Main.storyboard\nscene: Profil", "there is no scene 'Profil' in '"),
            (
                "extends: Main.storyboard\nviews: {nameLabl.text: a}",
                "there is no view 'nameLabl' in the screen"
            ),
            ("extends: Main.storyboard\nviews: {nameLabel.title: a}", "UILabel has no attribute 'title'"),
            ("extends: Main.storyboard\nviews: [a]", "views takes a mapping of changes, found a list"),
            ("root: {}\nviews: {a.text: b}", "a screen file has no key 'views'"),
        ])
    func mistakesAreSaid(text: String, message: String) throws {
        let (document, diagnostics) = try read(text)
        #expect(document == nil)
        #expect(diagnostics.contains { $0.message.hasPrefix(message) }, "\(diagnostics)")
    }

    private let list = """
        root:
          subviews:
            - id: cities
              class: UITableView
              subviews:
                - id: narrow
                  class: UITableViewCell
                  reuseIdentifier: Narrow
                  subviews: [{id: name, class: UILabel, text: one}]
                - id: wide
                  class: UITableViewCell
                  reuseIdentifier: Wide
                  subviews: [{id: title, class: UILabel, text: two}]
                  constraints: [title.top == superview.top]
        """

    @Test func rowsTakeThePlaceOfTheFilesCells() throws {
        try directory.write(list, to: "list.screen.yaml")
        let scene = try scene(
            """
            extends: list.screen.yaml
            data: {capital: Rome}
            rows:
              cities: [{name.text: $capital}, {cell: Wide, title: {text: Paris, alpha: 0.5}}, {}]
            """)
        let cities = try element("cities", in: scene)
        #expect(cities.subviews.map(\.id) == ["cities/0/narrow", "cities/1/wide", "cities/2/narrow"])
        #expect(try element("cities/0/name", in: scene).value("text") == .text("Rome"))
        #expect(try element("cities/1/title", in: scene).value("text") == .text("Paris"))
        #expect(try element("cities/1/title", in: scene).value("alpha") == .number(0.5))
        #expect(try element("cities/2/name", in: scene).value("text") == .text("one"))
        #expect(cities.subviews[1].constraintLines == ["cities/1/title.top == cities/1/wide.top"])
    }

    @Test func rowsOfATableWithoutCellsAreTheSystems() throws {
        try directory.write(
            "root: {subviews: [{id: cities, class: UITableView}, {id: tiles, class: UICollectionView}]}",
            to: "plain.screen.yaml")
        let scene = try scene(
            """
            extends: plain.screen.yaml
            rows: {cities: [{text: Rome}, {style: subtitle, text: Paris, detailText: France, isSelected: true}]}
            """)
        let cities = try element("cities", in: scene)
        #expect(cities.subviews.map(\.className) == ["UITableViewCell", "UITableViewCell"])
        #expect(cities.subviews.map(\.id) == ["cities/0/cell", "cities/1/cell"])
        #expect(cities.subviews.map { $0.value("text") } == [.text("Rome"), .text("Paris")])
        #expect(cities.subviews[1].value("isSelected") == .boolean(true))
        let diagnostics = try read("extends: plain.screen.yaml\nrows: {tiles: [{text: Rome}]}").diagnostics
        #expect(diagnostics.first?.message == "the list 'tiles' has no cell that rows could be made of")
    }

    @Test(arguments: [
        ("rows: {towns: []}", "there is no table or collection 'towns' in the file"),
        ("rows: {cities: {}}", "rows of 'cities' are a list or a number"),
        ("rows: {cities: many}", "rows takes a whole number"),
        ("rows: {cities: 1001}", "rows"),
        ("rows: {cities: [a]}", "a row takes a mapping of changes"),
        ("rows: {cities: [{cell: Wid}]}", "there is no cell 'Wid' in the list"),
        ("rows: {cities: [{title.text: a}]}", "there is no view 'title' in the screen"),
        ("rows: [a]", "rows takes a mapping of changes"),
    ])
    func mistakesInRowsAreSaid(rows: String, message: String) throws {
        try directory.write(list, to: "list.screen.yaml")
        let diagnostics = try read("extends: list.screen.yaml\n\(rows)").diagnostics
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?.message.contains(message) == true, "\(diagnostics)")
    }

    @Test func aNumberOfRowsIsAnAttributeOfTheList() throws {
        try directory.write(list, to: "list.screen.yaml")
        let scene = try scene("extends: list.screen.yaml\nrows: {cities: 7}")
        let cities = try element("cities", in: scene)
        #expect(cities.value("rows") == .integer(7))
        #expect(cities.subviews.map(\.id) == ["narrow", "wide"])
    }

    @Test func rowsReachListsOfScenesInContainers() throws {
        let storyboard = PackageFiles.root.appending(path: "assets/screens/settings.storyboard").path
        let scene = try scene(
            """
            extends: "\(storyboard)"
            scene: Beds
            rows: {tbl-04-lst: [{}, {lbl-08-bed.text: Beans}]}
            """)
        var device = scene
        device.root = try #require(scene.screen)
        let list = try element("con-01-bed/tbl-04-lst", in: device)
        #expect(
            list.subviews.map(\.id)
                == ["con-01-bed/tbl-04-lst/0/cel-05-bed", "con-01-bed/tbl-04-lst/1/cel-05-bed"])
        let label = try element("con-01-bed/tbl-04-lst/1/lbl-08-bed", in: device)
        #expect(label.value("text") == .text("Beans"))
    }

    @Test func aTextThatIsNoFileExtendsNothing() {
        #expect(
            problems("extends: a.xib") == [
                "f:1:10: error: only a file on disk can extend another [screen.extends]"
            ])
    }

    @Test(arguments: [
        ("extends: a.xib", true),
        ("extends: a.xib\nscene: b\nviews: {c.text: d}\nstates: {e: {c.text: f}}", true),
        ("scene: b", false), ("extends: [a]", false),
    ])
    func theSchemaKnowsThem(text: String, isTaken: Bool) throws {
        let validator = try SchemaValidator(ScreenFileSchema.text())
        #expect(validator.accepts(try #require(SchemaValue(yaml: text))) == isTaken)
    }
}
