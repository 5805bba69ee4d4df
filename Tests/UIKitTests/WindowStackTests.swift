import Geometry
import Scene
import Testing

@testable import UIKitCore

/// Source: Apple's documentation of `UIWindow` ("windows are hidden by default", "windowLevel: levels are ordered, windows of
/// a level in the order in which they were shown") and of `UIApplication.windows` (from back to front by level).
@Suite("Windows of a scene")
struct WindowStackTests {
    private final class Pass: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self || hit === rootViewController?.view ? nil : hit
        }
    }

    private final class Events: UIViewController {
        var events: [String] = []
        override func viewWillAppear(_ animated: Bool) { events.append("will") }
        override func viewDidAppear(_ animated: Bool) { events.append("did") }
        override func viewDidDisappear(_ animated: Bool) { events.append("gone") }
        override var prefersStatusBarHidden: Bool { true }
    }

    private func show(_ body: (LiveScreen) throws -> Void) rethrows {
        try RenderEnvironment.current.withLiveScreen({ UIViewController() }, body)
    }

    private func classes(of screen: LiveScreen) -> [String] {
        let tree = screen.capture()
        return tree.nodes.filter { $0.parent == 0 }.map(\.className)
    }

    @Test("a window is hidden until it is shown, by isHidden alone too, and is drawn by level")
    func levels() {
        show { screen in
            let scene = screen.window.windowScene
            let alert = UIWindow(windowScene: scene!), toast = Pass(frame: UIScreen.main.bounds)
            #expect(alert.isHidden && toast.isHidden)
            #expect(UIApplication.shared.windows == [screen.window])
            alert.windowLevel = .alert
            alert.backgroundColor = .red
            alert.isHidden = false
            toast.windowLevel = .statusBar
            toast.isHidden = false
            #expect(UIApplication.shared.windows == [screen.window, toast, alert])
            #expect(scene?.windows == [screen.window, toast, alert])
            #expect(classes(of: screen) == ["UIWindow", "Pass", "UIWindow"])
            #expect(screen.window.isKeyWindow && !alert.isKeyWindow)
            toast.windowLevel = .alert + 1
            #expect(UIApplication.shared.windows == [screen.window, alert, toast])
            toast.isHidden = true
            alert.windowScene = nil
            #expect(UIApplication.shared.windows == [screen.window])
        }
    }

    @Test("a window without a reference leaves the screen, and the app's is key again after one that was key")
    func endOfWindows() {
        show { screen in
            var overlay: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
            overlay?.rootViewController = UIViewController()
            overlay?.makeKeyAndVisible()
            #expect(UIApplication.shared.windows.count == 2)
            #expect(overlay?.isKeyWindow == true && !screen.window.isKeyWindow)
            overlay?.isHidden = true
            #expect(screen.window.isKeyWindow)
            overlay?.isHidden = false
            overlay = nil
            #expect(UIApplication.shared.windows == [screen.window])
        }
    }

    @Test("touches reach the highest window that has a view there")
    func touches() {
        show { screen in
            var hits: [String] = []
            let below = UIButton(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
            below.addAction(UIAction { _ in hits.append("below") }, for: .touchUpInside)
            let above = UIButton(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
            above.addAction(UIAction { _ in hits.append("above") }, for: .touchUpInside)
            screen.window.rootViewController?.view.addSubview(below)
            let toast = Pass(frame: UIScreen.main.bounds)
            toast.windowLevel = .alert
            toast.rootViewController = UIViewController()
            toast.rootViewController?.view.addSubview(above)
            toast.isHidden = false
            toast.layoutIfNeeded()
            for y in [125, 225] {
                TouchInput().tap(at: CGPoint(x: 25, y: y))
            }
            #expect(hits == ["below", "above"])
        }
    }

    @Test("controllers of other windows appear, and decide about the status bar")
    func controllers() {
        show { screen in
            let controller = Events(), window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            #expect(controller.events.isEmpty)
            window.isHidden = false
            screen.state.eventLoop.settle()
            #expect(controller.events == ["will", "did"])
            #expect(screen.capture().statusBar == .hidden)
            window.isHidden = true
            #expect(screen.capture().statusBar != .hidden)
        }
    }

    @Test("the keyboard is above alerts")
    func keyboard() {
        show { screen in
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
            screen.window.rootViewController?.view.addSubview(field)
            let alert = UIWindow(frame: UIScreen.main.bounds)
            alert.windowLevel = .alert + 100
            field.becomeFirstResponder()
            alert.isHidden = false
            #expect(classes(of: screen) == ["UIWindow", "UIWindow", "KeyboardWindow"])
        }
    }
}
