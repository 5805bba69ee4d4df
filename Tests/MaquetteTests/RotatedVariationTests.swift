import Maquette
import TestSupport
import Testing

@Suite("Variations when the device turns")
struct RotatedVariationTests {
    private static let screen = """
        root:
          subviews:
            - { id: box, frame: [0, 0, 10, 10] }
            - { id: other, frame: [0, 50, 10, 10], alpha: 1 }
        variations:
          - when: { verticalSizeClass: compact }
            box.frame: [5, 6, 70, 80]
            other.tag: 3
        states:
          turned:
            steps:
              - rotate landscape
              - capture side
              - rotate portrait
              - capture upright
        """

    @Test(
        "attributes follow, and what cannot is reported",
        arguments: [("side", "70 80"), ("upright", "10 10")])
    func attributesFollow(capture: String, size: String) throws {
        let directory = try TemporaryDirectory()
        let path = try directory.write(Self.screen, to: "a.screen.yaml")
        let selection = InputSelection(states: .named(["turned-\(capture)"]))
        let recipe = try #require(LoadedInput.file(path, selection: selection).recipes.first)
        var renderer = Renderer(session: try RenderSession())
        let rendered = renderer.render(recipe, in: Variant(), to: .layout)
        let box = try #require(rendered.layout?.nodes.first { $0.id == "box" })
        #expect("\(Int(box.frame.width)) \(Int(box.frame.height))" == size)
        // The tag is set by the variation alone: it cannot be taken back.
        let codes = rendered.diagnostics.map { $0.code.name }
        #expect(codes.contains("script.variation") == (capture == "upright"))
    }

    private static let installing = """
        root:
          subviews:
            - { id: box }
            - { id: below, backgroundColor: red }
            - { id: later, isInstalled: no }
          constraints:
            - "H:|[box]|"
            - "H:|[below]|"
            - "V:|[box(50)]-10-[below(20)]"
            - below.top == superview.top + 5 @500
        variations:
          - when: { verticalSizeClass: compact }
            box.isInstalled: no
            later.isInstalled: yes
        states:
          turned:
            steps:
              - rotate landscape
              - capture side
              - rotate portrait
              - capture upright
        """

    @Test("views are taken out and come back with their constraints", arguments: ["side", "upright"])
    func viewsComeAndGo(capture: String) throws {
        let directory = try TemporaryDirectory()
        let path = try directory.write(Self.installing, to: "a.screen.yaml")
        let selection = InputSelection(states: .named(["turned-\(capture)"]))
        let recipe = try #require(LoadedInput.file(path, selection: selection).recipes.first)
        var renderer = Renderer(session: try RenderSession())
        let rendered = renderer.render(recipe, in: Variant(), to: .layout)
        let nodes = try #require(rendered.layout).nodes
        #expect(nodes.contains { $0.id == "box" } == (capture == "upright"))
        #expect(nodes.first { $0.id == "below" }?.frame.minY == (capture == "side" ? 5 : 60))
        // What was not there when the screen was made cannot come.
        let reported = rendered.diagnostics.filter { $0.code.name == "script.variation" }
        #expect(reported.first?.message.contains("later.isInstalled") == true, "\(rendered.diagnostics)")
    }
}
