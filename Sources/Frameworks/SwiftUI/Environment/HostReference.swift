import SwiftUICore
import UIKitCore

/// The view that shows an environment's views.
struct HostReference {
    /// The view; nil after it has gone.
    weak var view: HostingView?

    /// The nearest controller around the view.
    var controller: UIViewController? {
        if let controller = view?.controller { return controller }
        var next: UIResponder? = view
        while let responder = next {
            if let controller = responder as? UIViewController { return controller }
            next = responder.next
        }
        return nil
    }
}

extension EnvironmentValues {
    private enum HostKey: EnvironmentKey { static var defaultValue: HostReference { HostReference() } }

    /// The view that shows the environment's views.
    var hostReference: HostReference {
        get { self[HostKey.self] }
        set { self[HostKey.self] = newValue }
    }
}
