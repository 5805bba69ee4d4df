import Devices
import Diagnostics
import Testing

@testable import UIKitCore

/// Builds a screen in a controller's root view on a device, lays it out, and returns the result of `find`.
func layOut<Result>(
    on device: String = "iphone-8", orientation: DeviceOrientation = .portrait,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, _ body: (UIView) throws -> Result
) throws -> (result: Result, root: UIView, diagnostics: [String]) {
    let profile = try DeviceTable.profile(named: device)
    var environment = RenderEnvironment.standard
    environment.device = profile
    environment.orientation = orientation
    environment.sink = DiagnosticSink()
    environment.traits = UITraitCollection(displayScale: profile.scale, layoutDirection: direction)
    return try environment.run {
        let window = UIWindow(frame: CGRect(origin: .zero, size: environment.screenSize))
        let controller = UIViewController()
        window.rootViewController = controller
        let result = try body(controller.view)
        window.layoutIfNeeded()
        let messages = environment.sink.diagnostics.map(\.description)
        // The window owns the tree; the views picked by the test outlive it without their superviews.
        return (result, withExtendedLifetime(window) { controller.view }, messages)
    }
}

/// A view placed by constraints, in a superview.
func addView<View: UIView>(_ view: View, to superview: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
}
