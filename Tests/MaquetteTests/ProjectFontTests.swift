import Diagnostics
import Foundation
import Maquette
import TestSupport
import Testing

/// The font files of the projects that screens belong to.
///
/// Source: Apple, Information Property List, UIAppFonts: its files are available to the app, whatever names them.
@Suite("Fonts of a project") struct ProjectFontTests {
    /// An app that answers nothing.
    private final class SilentApp: ScreenSource {
        let facts: AppFacts
        let screenProblems: [Diagnostic] = []
        let fingerprint: String? = nil
        let trustsPictures = true

        init() throws {
            let json = """
                {"classNames": ["Tips"], "controllerNames": ["Tips"], "hasMainStoryboard": true, \
                "lacksInformation": false, "isForPad": false, "screens": []}
                """
            facts = try JSONDecoder().decode(AppFacts.self, from: Data(json.utf8))
        }

        func expect(_ screens: [ScreenOccurrence]) {}

        func layOut(
            _ request: SourceRequest, in session: RenderSession, into screen: inout RenderedScreen
        ) -> Bool { false }

        func moments(
            _ request: SourceRequest, framesPerSecond rate: Int, in session: RenderSession,
            into screen: inout RenderedScreen
        ) -> ScreenMoments? { nil }
    }

    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("", to: "LICENSE")
        try directory.write("", to: "App/Fonts/Aaa.ttf")
        try directory.write("", to: "App/Fonts/Brand.ttf")
        try directory.write(
            "<plist version=\"1.0\"><dict><key>UIAppFonts</key><array><string>Brand.ttf</string></array></dict></plist>",
            to: "App/Info.plist")
    }

    /// Returns the names of the font files that a selection's screens may use.
    private func fonts(_ origin: RecipeReference.Origin, of app: SilentApp?) -> [String] {
        var selection = InputSelection()
        selection.source = app
        let recipes = LoadedInput.screen(of: origin, selection: selection).recipes
        return ProjectFonts.files(for: recipes).map { String($0.split(separator: "/").last ?? "") }
    }

    private func file(_ attributes: String) throws -> RecipeReference.Origin {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460"
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/>
            <objects><view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/>
            <subviews><label text="a" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/>\(attributes)</label>
            </subviews></view></objects></document>
            """
        return .file(InputFile(path: try directory.write(text, to: "App/Views/Card.xib")))
    }

    @Test("those that an information property list names come first, with an app for every screen")
    func code() throws {
        let app = try SilentApp(), screen = AppScreen("Tips", in: directory.path)
        for origin in [.controller(screen), .screen(screen), .launch(screen), try file("")] {
            #expect(fonts(origin, of: app) == ["Brand.ttf", "Aaa.ttf"])
        }
    }

    @Test("without an app only for a document that names a font")
    func documents() throws {
        let font =
            "<fontDescription key=\"fontDescription\" name=\"Brand\" family=\"Brand\" pointSize=\"12\"/>"
        #expect(fonts(try file(font), of: nil) == ["Brand.ttf", "Aaa.ttf"])
        #expect(fonts(try file(""), of: nil).isEmpty)
    }
}
