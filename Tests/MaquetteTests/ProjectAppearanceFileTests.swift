import Geometry
import Goldens
import Maquette
import TestSupport
import Testing

/// The look of an app in the `.maquette.yaml` around a screen.
@Suite struct ProjectAppearanceFileTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("", to: "App.xcodeproj/project.pbxproj")
        try directory.write(
            IB.plainXib(
                """
                <view id="root"><rect key="frame" x="0" y="0" width="40" height="40"/><subviews>
                <view id="box"><rect key="frame" x="0" y="0" width="40" height="40"/></view></subviews></view>
                """), to: "Screens/Card.xib")
    }

    private func picture(onCanvas: Bool = false) throws -> (picture: Pixmap, input: LoadedInput) {
        let input = LoadedInput.file(directory.path + "/Screens/Card.xib", selection: InputSelection())
        var variant = Variant()
        variant.device = onCanvas ? .canvas : try DeviceTable.profile(named: "40x40@1")
        var renderer = Renderer(session: try RenderSession())
        let screen = renderer.render(try #require(input.recipes.first), in: variant, to: .picture)
        return (try #require(screen.picture), input)
    }

    @Test func aDeviceShowsItAndInterfaceBuilderDoesNot() throws {
        let (plain, _) = try picture()
        let (plainCanvas, _) = try picture(onCanvas: true)
        try directory.write("appearance: {UIView: {backgroundColor: red}}\n", to: ".maquette.yaml")
        let (shown, input) = try picture()
        #expect(shown != plain)
        #expect(try picture(onCanvas: true).picture == plainCanvas)
        #expect(input.diagnostics.isEmpty, "\(input.diagnostics)")
        // What a picture depends on is what has it drawn again, and what a cache knows it by.
        #expect(input.recipes.first?.sourceFiles.contains(directory.path + "/.maquette.yaml") == true)
    }

    @Test func aConfigurationThatCannotBeReadIsReported() throws {
        try directory.write("appearance: {UIVew: {}}\n", to: ".maquette.yaml")
        let (_, input) = try picture()
        #expect(input.diagnostics.map(\.code.name) == ["project.configuration"])
        #expect(input.diagnostics.first?.place?.line == 1)
    }

    @Test func assignmentsTakePrecedence() throws {
        try directory.write("appearance: {UIView: {alpha: 0.5}}\n", to: ".maquette.yaml")
        var selection = InputSelection()
        selection.assignments = ["box.alpha=0.25"]
        let input = LoadedInput.file(directory.path + "/Screens/Card.xib", selection: selection)
        let text = try #require(input.documentText)
        #expect(text.contains("alpha = 0.25") && text.contains("alpha = 0.5"), "\(text)")
    }
}
