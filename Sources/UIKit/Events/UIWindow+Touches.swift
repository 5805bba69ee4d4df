extension UIWindow {
    /// Passes the touches of an event to the views in which they began, by phase.
    func deliverTouches(of event: UIEvent) {
        let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
        for phase in phases {
            let touches = (event.touches(for: self) ?? []).filter { $0.phase == phase }
            for view in Self.views(of: touches) {
                let own = touches.filter { $0.view === view }
                switch phase {
                case .began: view.touchesBegan(own, with: event)
                case .moved: view.touchesMoved(own, with: event)
                case .ended: view.touchesEnded(own, with: event)
                case .stationary, .cancelled: view.touchesCancelled(own, with: event)
                }
            }
        }
    }

    /// The views of some touches, each once, in the order in which the touches last changed.
    private static func views(of touches: Set<UITouch>) -> [UIView] {
        var views: [UIView] = []
        for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
            guard let view = touch.view, !views.contains(where: { $0 === view }) else { continue }
            views.append(view)
        }
        return views
    }
}
