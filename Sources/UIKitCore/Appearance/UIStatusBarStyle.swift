import Scene

/// The styles of the status bar's content.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
    /// Dark in light mode, light in dark mode.
    case `default` = 0
    /// Light content, for dark backgrounds.
    case lightContent = 1
    /// Dark content, for light backgrounds.
    case darkContent = 3
}

extension UIViewController {
    /// The status bar that the controller prefers, or the child to which it delegates the decision.
    var statusBarStyle: StatusBarStyle {
        if deciding(\.childForStatusBarHidden).prefersStatusBarHidden { return .hidden }
        switch deciding(\.childForStatusBarStyle).preferredStatusBarStyle {
        case .default: return .automatic
        case .lightContent: return .light
        case .darkContent: return .dark
        }
    }

    private func deciding(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var controller = self
        // Deeper than any real hierarchy; a cycle of children must terminate.
        for _ in 0..<64 {
            guard let next = controller[keyPath: child], next !== controller else { break }
            controller = next
        }
        return controller
    }
}
