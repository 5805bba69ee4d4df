import Scene

/// The colour of the status bar's signs.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
    /// Dark in light appearance, light in dark.
    case `default` = 0
    /// Light, for dark screens.
    case lightContent = 1
    /// Dark, for light screens.
    case darkContent = 3
}

extension UIViewController {
    /// What the controller, or the child that it leaves this to, wants of the status bar.
    var statusBarLook: StatusBarLook {
        if deciding(\.childForStatusBarHidden).prefersStatusBarHidden { return .hidden }
        switch deciding(\.childForStatusBarStyle).preferredStatusBarStyle {
        case .default: return .automatic
        case .lightContent: return .light
        case .darkContent: return .dark
        }
    }

    private func deciding(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var controller = self
        // Deeper than any app; a child that names itself must not hang.
        for _ in 0..<64 {
            guard let next = controller[keyPath: child], next !== controller else { break }
            controller = next
        }
        return controller
    }
}
