import Scene
import SwiftUICore
import UIKitCore

/// A view of UIKit among SwiftUI's.
protocol UIKitLeaf: PlatformLeaf {
    /// The view that is placed among SwiftUI's.
    var platformView: UIView { get }
    /// The views around it that draw the effects it is within, outermost first.
    var scopeViews: [ScopeView] { get set }
}

extension UIKitLeaf {
    /// Returns the view to show in a host: the view in its frame, within views for its effects.
    func placedView(in frame: CGRect, scopes: [Scope], bounds: CGRect) -> UIView {
        if scopes != scopeViews.map(\.scope) {
            for view in scopeViews { view.removeFromSuperview() }
            scopeViews = scopes.map { ScopeView($0) }
        }
        var host = bounds, outer: UIView?
        for view in scopeViews {
            view.place(in: host)
            if let outer, view.superview !== outer { outer.addSubview(view) }
            (host, outer) = (view.contentBounds, view)
        }
        let view = platformView
        let place = frame.offsetBy(dx: -host.minX, dy: -host.minY)
        if view.frame != place { view.frame = place }
        if let outer, view.superview !== outer { outer.addSubview(view) }
        return scopeViews.first ?? view
    }
}
