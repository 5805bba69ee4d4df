import Foundation
import Testing

@testable import UIKitCore

@Suite("The launch of an app")
struct LaunchTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private(set) var hadWindow = false
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            hadWindow = window != nil
            return true
        }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let controller = UIViewController()
        private(set) var loadedBeforeShown = true
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.tintColor = .systemRed
            window?.rootViewController = controller
            loadedBeforeShown = controller.isViewLoaded
            window?.makeKeyAndVisible()
        }
    }

    /// Launches an app, and returns what it shows and what a body finds then.
    private func launch<Result>(
        _ information: LaunchInformation, hasScene: Bool, _ body: (RenderContext, UIWindow) -> Result
    ) -> Result {
        var environment = RenderEnvironment.current
        environment.interfaceClasses = ["Delegate": Delegate.self, "SceneDelegate": SceneDelegate.self]
        environment.interfaceClasses.setApplicationDelegate(named: "Delegate") { Delegate() }
        if hasScene { environment.interfaceClasses.sceneDelegates["SceneDelegate"] = { SceneDelegate() } }
        return environment.withLiveScreen {
            UIViewController()
        } _: { live in
            live.state.launch(information, showsMainInterface: true)
            return body(live.state, live.window)
        }
    }

    @Test("reads the main storyboard and the first scene of the property list")
    func information() {
        let entries: [String: Any] = [
            "UIMainStoryboardFile": "Phone", "UIMainStoryboardFile~ipad": "Pad",
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": [
                    "UIWindowSceneSessionRoleApplication": [
                        [
                            "UISceneConfigurationName": "Default",
                            "UISceneDelegateClassName": "Garden.SceneDelegate",
                            "UISceneStoryboardFile": "Main",
                        ]
                    ]
                ]
            ],
        ]
        let phone = LaunchInformation(entries, isPad: false)
        #expect(phone.mainStoryboard == "Phone")
        #expect(LaunchInformation(entries, isPad: true).mainStoryboard == "Pad")
        #expect(phone.hasScenes && !phone.isMissing)
        #expect(phone.sceneConfiguration == "Default")
        #expect(phone.sceneDelegate == "SceneDelegate")
        #expect(phone.storyboard == "Main")
        #expect(LaunchInformation([:], isPad: false) == LaunchInformation())
        // An app for iPad alone is no other on a phone.
        let pad = LaunchInformation(entries.merging(["UIDeviceFamily": [2]]) { $1 }, isPad: false)
        #expect(pad.isForPad && pad.mainStoryboard == "Pad")
        let both = LaunchInformation(["UIDeviceFamily": [1, 2]], isPad: false)
        #expect(!both.isForPad && both.isMissing)
        let wrong = LaunchInformation(
            ["UIApplicationSceneManifest": 3, "UIMainStoryboardFile": 4], isPad: false)
        #expect(wrong.storyboard == nil && !wrong.hasScenes)
    }

    @Test("an app without scenes has a window before it is launched, which is then that of the screen")
    func delegateWindow() {
        launch(LaunchInformation(["UIMainStoryboardFile": "Main"], isPad: false), hasScene: true) {
            state, window in
            let delegate = state.application.delegate as? Delegate
            #expect(delegate?.hadWindow == true)
            #expect(delegate?.window === window)
        }
    }

    @Test("the delegate of a scene shows the first controller, whose view is made when its window is shown")
    func sceneDelegate() {
        var information = LaunchInformation()
        information.hasScenes = true
        information.sceneDelegate = "SceneDelegate"
        launch(information, hasScene: true) { state, window in
            let delegate = state.scene.delegate as? SceneDelegate
            #expect(delegate?.loadedBeforeShown == false)
            #expect(delegate?.controller.isViewLoaded == true)
            #expect(delegate?.window === window)
            #expect((state.application.delegate as? Delegate)?.hadWindow == false)
            #expect(state.globalTintColor == .systemRed)
            #expect(state.windows.count == 1)
            #expect(state.takeLaunchedController() === delegate?.controller)
            #expect(state.takeLaunchedController() == nil)
        }
    }

    @Test("without a property list, a class of scene delegates is taken for that of the app")
    func missingInformation() {
        launch(LaunchInformation(), hasScene: true) { state, _ in
            #expect(state.scene.delegate is SceneDelegate)
        }
        launch(LaunchInformation(), hasScene: false) { state, _ in
            #expect(state.scene.delegate == nil)
            #expect((state.application.delegate as? Delegate)?.hadWindow == true)
        }
    }

    @Test("empty values of types of the system")
    func systemValues() {
        #expect(InterfaceClasses.emptyValue(of: [Int].self) == [])
        #expect(InterfaceClasses.emptyValue(of: [String: Int].self) == [:])
        #expect(InterfaceClasses.emptyValue(of: String.self) == "")
        #expect(InterfaceClasses.emptyValue(of: Double.self) == 0)
        #expect(InterfaceClasses.emptyValue(of: Bool.self) == false)
        let none: Int?? = InterfaceClasses.emptyValue(of: Int?.self)
        #expect(none == .some(.none))
        let mask = InterfaceClasses.emptyValue(of: UIView.AutoresizingMask.self)
        #expect(mask?.isEmpty == true)
        #expect(InterfaceClasses.emptyValue(of: UILabel.self) != nil)
        #expect(InterfaceClasses.emptyValue(of: LaunchTests.self) == nil)
    }

    /// What an app keeps of its window, which nothing else does.
    private final class Kept {
        var window: UIWindow?
    }

    @Test("an app of SwiftUI shows its window, with a delegate of its own or without")
    func startedApp() {
        for hasDelegate in [false, true] {
            var environment = RenderEnvironment.current
            environment.interfaceClasses = ["Delegate": Delegate.self]
            if hasDelegate {
                environment.interfaceClasses.setApplicationDelegate(named: "Delegate") { Delegate() }
            }
            environment.interfaceClasses.setApp(named: "Garden") {
                let window = UIWindow(frame: UIScreen.main.bounds)
                RenderContext.current.shared { Kept() }.window = window
                window.rootViewController = UINavigationController()
                window.makeKeyAndVisible()
            }
            #expect(
                environment.interfaceClasses.applicationDelegateName == (hasDelegate ? "Delegate" : "Garden"))
            environment.withLiveScreen({ UIViewController() }) { live in
                live.state.launch(LaunchInformation(), showsMainInterface: true)
                #expect((live.state.application.delegate is Delegate) == hasDelegate)
                #expect(live.state.takeLaunchedController() is UINavigationController)
            }
        }
    }
}
