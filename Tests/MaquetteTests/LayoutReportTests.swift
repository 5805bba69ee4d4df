import Maquette
import TestSupport
import Testing

@Suite struct LayoutReportTests {
    @Test func membersStandInTheDocumentedOrder() throws {
        let directory = try TemporaryDirectory()
        let file = try directory.write(
            "root: {subviews: [{id: a, class: UILabel, text: 'say \"hi\"', frame: [1, 2.5, 3, 4]}]}\n",
            to: "one.screen.yaml")
        let loaded = LoadedInput.file(file, selection: InputSelection())
        var variant = Variant()
        variant.device = try DeviceTable.profile(named: "iphone-8")
        var renderer = Renderer(session: try RenderSession())
        var screen = renderer.render(try #require(loaded.recipes.first), in: variant, to: .layout)
        screen.input = "one"
        let code = DiagnosticCode("a.b", .warning, "t", cause: "c", remedy: "r")
        screen.diagnostics = [Diagnostic(code, "m", view: "a", hints: ["h", "i"])]
        let expected = [
            #"{"schemaVersion":1,"screens":[{"input":"one","scene":null,"state":null,"device":"iphone-8","#,
            #""orientation":"portrait","appearance":"light","textSize":"L","locale":"en","direction":"ltr","#,
            #""size":{"width":375,"height":667},"scale":2,"views":[{"id":"root","class":"UIView","#,
            #""parent":null,"frame":{"x":0,"y":0,"width":375,"height":667},"hidden":false,"text":null,"#,
            #""ambiguous":false},{"id":"a","class":"UILabel","parent":"root","#,
            #""frame":{"x":1,"y":2.5,"width":3,"height":4},"hidden":false,"text":"say \"hi\"","#,
            #""ambiguous":false}],"diagnostics":[{"severity":"warning","code":"a.b","view":"a","message":"m","#,
            #""hint":"h; i"}]}]}"#,
        ]
        #expect(LayoutReport(screens: [screen]).json == expected.joined())
    }
}
