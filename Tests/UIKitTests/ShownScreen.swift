import Devices
import Diagnostics
import Testing

@testable import UIKitCore

/// A controller on a device, laid out, with the window that holds it.
struct ShownScreen<Controller: UIViewController> {
    let controller: Controller
    let window: UIWindow
    let environment: RenderEnvironment

    /// What was reported.
    var diagnostics: [String] { environment.sink.diagnostics.map(\.description) }

    /// Runs code in the screen's environment and lays the screen out again.
    func change(_ body: () -> Void) {
        environment.run {
            body()
            window.layoutIfNeeded()
        }
    }

    /// Rotates the device and lays the screen out again.
    func rotate(to orientation: DeviceOrientation) {
        let turned = testEnvironment(environment.device, orientation, sink: environment.sink)
        turned.run {
            window.frame = CGRect(origin: .zero, size: turned.screenSize)
            window.layoutIfNeeded()
        }
    }
}

/// The environment of a test: a device with its size classes and its own diagnostics.
func testEnvironment(
    _ profile: DeviceProfile, _ orientation: DeviceOrientation, sink: DiagnosticSink = DiagnosticSink(),
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
) -> RenderEnvironment {
    let classes = profile.sizeClasses(in: orientation)
    var environment = RenderEnvironment.standard
    environment.device = profile
    environment.orientation = orientation
    environment.sink = sink
    environment.traits = UITraitCollection(
        userInterfaceIdiom: profile.idiom == .pad ? .pad : .phone,
        horizontalSizeClass: classes.horizontal == .regular ? .regular : .compact,
        verticalSizeClass: classes.vertical == .regular ? .regular : .compact,
        displayScale: profile.scale, layoutDirection: direction)
    return environment
}

/// Shows a controller as a render does: will appear, layout, did appear, layout.
func show<Controller: UIViewController>(
    on device: String = "iphone-8", orientation: DeviceOrientation = .portrait,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, _ make: () throws -> Controller
) throws -> ShownScreen<Controller> {
    let profile = try DeviceTable.profile(named: device)
    let environment = testEnvironment(profile, orientation, direction: direction)
    return try environment.run {
        let window = UIWindow(frame: CGRect(origin: .zero, size: environment.screenSize))
        let controller = try make()
        window.rootViewController = controller
        controller.willAppear()
        window.layoutIfNeeded()
        controller.didAppear()
        window.layoutIfNeeded()
        return ShownScreen(controller: controller, window: window, environment: environment)
    }
}

/// Pins a view to all four edges of another, which may be a scroll view it lies in.
func pinEdges(of view: UIView, to other: UIView, right: Bool = true) {
    var constraints = [
        view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
        view.topAnchor.constraint(equalTo: other.topAnchor),
        view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ]
    if right { constraints.append(view.trailingAnchor.constraint(equalTo: other.trailingAnchor)) }
    NSLayoutConstraint.activate(constraints)
}
