import Assets
import Devices
import Diagnostics
import ScreenBuilder
import TestSupport

@testable import UIKitCore

/// The screens of the example Handbook, shown with its own code, which `Ported` holds.
enum Handbook {
    /// The folder of the app's files, from the package's root.
    static let folder = "Examples/Handbook/Handbook"

    /// The folders with its storyboards and nibs.
    static let interfaceFolders = [folder, folder + "/Guide", folder + "/Cities"].map {
        PackageFiles.url($0).path
    }

    /// A device without anything kept from an earlier launch.
    static func environment(
        _ device: String = "iphone-8", _ orientation: DeviceOrientation = .portrait,
        defaults: [String: StoredValue] = [:]
    ) throws -> RenderEnvironment {
        let profile = try DeviceTable.profile(named: device)
        let classes = profile.sizeClasses(in: orientation)
        var environment = RenderEnvironment.standard
        environment.device = profile
        environment.orientation = orientation
        environment.locale = "zh-Hans"
        environment.sink = DiagnosticSink()
        environment.traits = UITraitCollection(
            userInterfaceStyle: .light, userInterfaceIdiom: .phone,
            horizontalSizeClass: classes.horizontal == .regular ? .regular : .compact,
            verticalSizeClass: classes.vertical == .regular ? .regular : .compact,
            displayScale: profile.scale)
        environment.assets = AssetLookup(directories: [], project: PackageFiles.url(folder).path)
        environment.defaults = defaults
        environment.interfaceClasses = .ported
        environment.interfaceClasses.sceneDelegates["SceneDelegate"] = { SceneDelegate() }
        environment.makeInterfaceLoader = { InterfaceLoader(folders: interfaceFolders) }
        return environment
    }

    /// A controller of the app's storyboard on a screen.
    struct Shown<Controller> {
        let controller: Controller
        let live: LiveScreen
        let input = TouchInput()

        /// Waits for everything that is animated or scheduled.
        func rest() {
            live.state.eventLoop.settle()
            live.window.layoutIfNeeded()
        }

        /// Turns the device, and runs a body while it is held that way.
        func turn(to orientation: DeviceOrientation, _ body: () -> Void) {
            live.rotate(to: RenderEnvironment.current.rotated(to: orientation)) {
                rest()
                body()
            }
        }

        /// Taps a view in its middle.
        func tap(_ view: UIView) {
            input.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
            rest()
        }

        /// Moves a finger across the middle of a scroll view.
        func swipe(_ direction: UISwipeGestureRecognizer.Direction, on view: UIScrollView) {
            let bounds = view.frame(in: live.window)
            input.swipe(from: CGPoint(x: bounds.midX, y: bounds.midY), direction: direction)
            rest()
        }
    }

    /// Shows a controller of the app's storyboard on top of its contents, or alone.
    ///
    /// - Parameters:
    ///   - identifier: Its identifier in the storyboard.
    ///   - class: Its class.
    ///   - device: The device.
    ///   - orientation: How it is held.
    ///   - isPushed: Whether it is pushed onto the app's navigation controller.
    ///   - body: What is done with it.
    /// - Returns: What the body returns.
    /// - Throws: If there is no such device, controller or view.
    static func show<Controller: UIViewController, Result>(
        _ identifier: String, _ class: Controller.Type, on device: String = "iphone-8",
        _ orientation: DeviceOrientation = .portrait, isPushed: Bool = true,
        _ body: (Shown<Controller>) throws -> Result
    ) throws -> Result {
        let environment = try environment(device, orientation)
        var shown: Controller?
        let result = try environment.withLiveScreen {
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let controller = storyboard.instantiateViewController(withIdentifier: identifier)
            shown = controller as? Controller
            guard isPushed else { return controller }
            let navigation = storyboard.instantiateInitialViewController() as? UINavigationController
            navigation?.pushViewController(controller, animated: false)
            return navigation ?? controller
        } _: { live in
            live.state.eventLoop.runDueWork()
            guard let shown else { throw Missing(name: identifier) }
            return try body(Shown(controller: shown, live: live))
        }
        // The storyboard's own language is Chinese, which a note mentions.
        let messages = environment.sink.diagnostics.filter { $0.severity > .note }.map(\.description)
        guard messages.isEmpty else { throw Reported(messages: messages) }
        return result
    }

    /// Something that a screen should have and does not.
    struct Missing: Error { var name: String }

    /// What a screen reported.
    struct Reported: Error { var messages: [String] }
}

extension UIView {
    /// The views of a class below this one, in the order of their drawing.
    func all<View: UIView>(_: View.Type) -> [View] {
        subviews.flatMap { [$0 as? View].compactMap(\.self) + $0.all(View.self) }
    }

    /// The first view of a class below this one, or the one with an object id of the file that it is from.
    func first<View: UIView>(_ type: View.Type, _ id: String? = nil) throws -> View {
        let found = all(type).first { id == nil || $0.identifier == id }
        guard let found else { throw Handbook.Missing(name: id ?? "\(type)") }
        return found
    }

    /// The frame in the coordinates of another view.
    func frame(in view: UIView) -> CGRect { convert(bounds, to: view) }
}
