import Assets
import Devices
import Diagnostics
import ScreenDocuments
import ScreenFiles
import Testing

@testable import ScreenBuilder
@testable import UIKitCore

/// A screen that was built and laid out.
struct BuiltScreen {
    /// The window, which owns the tree.
    let window: UIWindow
    /// The diagnostics of building and layout.
    let diagnostics: [Diagnostic]

    /// The view of an id.
    func view<View: UIView>(_ id: String, as type: View.Type = UIView.self) throws -> View {
        var found: UIView?
        window.forEachView { if $0.identifier == id { found = $0 } }
        return try #require(found as? View, "no \(type) called \(id)")
    }

    /// The frame of an id's view in the window.
    func frame(_ id: String) throws -> CGRect {
        let view = try view(id)
        return view.convert(view.bounds, to: window)
    }

    /// The messages.
    var messages: [String] { diagnostics.map(\.description) }
}

/// Builds the screen of a text in one of its states, and lays it out on an iPhone 8 (375 by 667 points at
/// 2x).
func build(
    _ text: String, state: String? = nil, appearance: UIUserInterfaceStyle = .light, images: [String] = []
) throws -> BuiltScreen {
    let parsed = parseScreenFile(text, file: "f")
    try #require(parsed.diagnostics.isEmpty, "\(parsed.diagnostics)")
    let scene = try #require(parsed.document?.scenes.first?.applying(state: state))
    return try build(scene, appearance: appearance, images: images)
}

/// Builds a scene and lays it out.
func build(
    _ scene: SceneDocument, appearance: UIUserInterfaceStyle = .light, images: [String] = []
) throws -> BuiltScreen {
    var environment = RenderEnvironment.standard
    environment.device = try DeviceTable.profile(named: "iphone-8")
    environment.orientation = .portrait
    environment.sink = DiagnosticSink()
    environment.assets = AssetLookup(directories: images)
    environment.traits = UITraitCollection(userInterfaceStyle: appearance, displayScale: 2)
    return environment.run {
        let window = UIWindow(frame: CGRect(origin: .zero, size: environment.screenSize))
        let controller = buildScreen(scene)
        window.rootViewController = controller
        controller.viewWillAppear(false)
        window.layoutIfNeeded()
        return BuiltScreen(window: window, diagnostics: environment.sink.diagnostics)
    }
}
