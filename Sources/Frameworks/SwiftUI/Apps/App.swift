import RenderContext
public import SwiftUICore
import UIKitCore

/// A type that represents the structure and behavior of an app.
public protocol App {
    /// The type of scene that represents the content of the app.
    associatedtype Body: Scene
    /// The content of the app: the first window group is what it shows when it is launched.
    @SceneBuilder var body: Body { get }
    /// Creates the app.
    init()
}

/// The window of an app in a render, which the app keeps.
private final class AppWindow {
    var window: UIWindow?
}

extension App {
    /// Starts the app: shows a window with the content of its first scene that shows any. What a render shows of it is
    /// chosen by the tool, which calls this when the app is launched.
    public static func main() {
        guard let controller = makeController() else { return }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        RenderContext.current.shared { AppWindow() }.window = window
        window.makeKeyAndVisible()
    }

    /// Creates the app, and returns the controller that shows it; nil for an app whose scenes show nothing.
    static func makeController() -> UIViewController? {
        let app = Self()
        guard app.body.firstView != nil else { return nil }
        return UIHostingController(rootView: AppContent(app))
    }
}
