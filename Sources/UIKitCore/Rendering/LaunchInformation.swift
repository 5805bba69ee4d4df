/// The entries of an app's information property list for what is shown when the app is launched.
package struct LaunchInformation: Sendable, Equatable {
    /// The main storyboard (`UIMainStoryboardFile`); nil for none.
    package var mainStoryboard: String?
    /// Whether the app has scenes (`UIApplicationSceneManifest`).
    package var hasScenes = false
    /// Whether there is no information property list: then the app has scenes if it has a class of their delegates.
    package var isMissing = true
    /// The name of the configuration of the first scene.
    package var sceneConfiguration: String?
    /// The name of the class of the scene's delegate, without that of its module.
    package var sceneDelegate: String?
    /// The storyboard of the scene.
    package var sceneStoryboard: String?
    /// Whether the app is light or dark whatever the device is (`UIUserInterfaceStyle`).
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified

    /// Whether the app is for iPad alone (`UIDeviceFamily`).
    package var isForPad = false

    /// Creates the information of an app without entries.
    package init() {}

    /// Reads entries of an information property list.
    ///
    /// - Parameters:
    ///   - entries: The entries; those with values of other types are ignored.
    ///   - isPad: Whether the entries for iPad come first, as they do for an app for iPad alone.
    package init(_ entries: [String: Any], isPad: Bool) {
        // Each app of Xcode has some of these; those of bundles do not affect what is shown.
        isMissing = !entries.keys.contains {
            ($0.hasPrefix("UI") || $0.hasPrefix("LS")) && $0 != "UIDeviceFamily"
        }
        isForPad = entries["UIDeviceFamily"] as? [Int] == [2]
        let variant = isPad || isForPad ? "~ipad" : "~iphone"
        func text(_ key: String) -> String? { (entries[key + variant] ?? entries[key]) as? String }
        mainStoryboard = text("UIMainStoryboardFile")
        switch text("UIUserInterfaceStyle") {
        case "Light": userInterfaceStyle = .light
        case "Dark": userInterfaceStyle = .dark
        default: break
        }
        guard let manifest = entries["UIApplicationSceneManifest"] as? [String: Any] else { return }
        hasScenes = true
        let roles = manifest["UISceneConfigurations"] as? [String: Any]
        let scenes = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
        guard let scene = scenes?.first else { return }
        sceneConfiguration = scene["UISceneConfigurationName"] as? String
        sceneDelegate = (scene["UISceneDelegateClassName"] as? String)?.split(separator: ".").last.map(
            String.init)
        sceneStoryboard = scene["UISceneStoryboardFile"] as? String
    }

    /// The storyboard whose initial controller is shown; nil if code shows the first screen.
    package var storyboard: String? { hasScenes ? sceneStoryboard ?? mainStoryboard : mainStoryboard }
}
