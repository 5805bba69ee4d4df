// swift-format-ignore-file
#sourceLocation(file: "Examples/Handbook/Handbook/SceneDelegate.swift", line: 1)
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = GuideVersion.isSeen ? makeContents() : makeGuide()
        window.makeKeyAndVisible()
        self.window = window
    }

    private let storyboard = UIStoryboard(name: "Main", bundle: nil)

    private func makeContents() -> UIViewController? { storyboard.instantiateInitialViewController() }

    private func makeGuide() -> UIViewController {
        let controller = storyboard.instantiateViewController(withIdentifier: "Guide")
        (controller as? GuideViewController)?.delegate = self
        return controller
    }
}

extension SceneDelegate: GuideViewControllerDelegate {
    func guideViewControllerDidFinish(_ guide: GuideViewController) {
        guard let window = window else { return }
        window.rootViewController = makeContents()
        UIView.transition(
            with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil, completion: nil)
    }
}
#sourceLocation()
