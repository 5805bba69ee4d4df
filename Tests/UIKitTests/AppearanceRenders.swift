@testable import UIKitCore

/// Tests of appearances, each in a render of its own.
protocol AppearanceRenders {}

extension AppearanceRenders {
    /// Runs in a render of its own, so that what is recorded and prototypes end with it.
    func inRender(_ body: () throws -> Void) rethrows {
        try RenderEnvironment.current.withLiveScreen({ UIViewController() }, { _ in try body() })
    }

    /// Returns a window that views have entered.
    func show(_ views: UIView...) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for view in views { window.addSubview(view) }
        return window
    }
}
