import Diagnostics
import Testing

@testable import ScreenBuilder
@testable import UIKitCore

/// The global tint color of a storyboard, and the window of an app.
@Suite("The tint of the window") struct WindowTintTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
    }
    private final class OwnWindowDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window?.tintColor = .systemPurple
            return true
        }
    }

    private func folder(_ make: @escaping @Sendable () -> (any UIApplicationDelegate)?) -> InterfaceFolder {
        var folder = InterfaceFolder()
        folder.classes.setApplicationDelegate(named: "Delegate", make: make)
        folder.addStoryboard(
            "Main", ["<viewController id=\"c0\"><view key=\"view\" id=\"v\"/></viewController>"],
            rest: """
                <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/>
                """)
        folder.addStoryboard(
            "Plain", ["<viewController id=\"c0\"><view key=\"view\" id=\"v\"/></viewController>"])
        return folder
    }

    private func information(_ storyboard: String) -> LaunchInformation {
        LaunchInformation(["UIMainStoryboardFile": storyboard], isPad: false)
    }

    /// Source: "Setting the global tint" in Apple's documentation of storyboards: it is that of the app's window, which code
    /// may replace.
    @Test(
        "is that of the main storyboard, also where the launch shows nothing of it", arguments: [true, false])
    func launch(showsMainInterface: Bool) throws {
        try folder { Delegate() }.show({ UIViewController() }) { _, screen, _ in
            screen.state.launch(information("Main"), showsMainInterface: showsMainInterface)
            #expect(screen.state.globalTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        }
        try folder { Delegate() }.show({ UIViewController() }) { _, screen, _ in
            screen.state.launch(information("Plain"), showsMainInterface: showsMainInterface)
            #expect(screen.state.globalTintColor == nil)
            #expect(screen.state.mainTintColor(information("Main")) != nil)
            #expect(screen.state.mainTintColor(information("Absent")) == nil)
        }
    }

    @Test("code that is launched replaces it")
    func code() throws {
        try folder { OwnWindowDelegate() }.show({ UIViewController() }) { _, screen, _ in
            screen.state.launch(information("Main"), showsMainInterface: true)
            #expect(screen.state.globalTintColor == .systemPurple)
        }
    }

    @Test("a color that code gives the window before the screen is shown stays")
    func window() throws {
        try folder { nil }.show({
            RenderContext.current.globalTintColor = .systemRed
            RenderContext.current.windows.first?.tintColor = .systemGreen
            return UIViewController()
        }) { controller, screen, _ in
            #expect(screen.window.tintColor == .systemGreen)
            #expect(controller.view.tintColor == .systemGreen)
        }
    }
}
