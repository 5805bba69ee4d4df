extension CADisplayLink {
    /// Creates a display link that calls a method of an `InterfaceBuilderConnectable` with itself.
    public convenience init(target: Any, selector sel: Selector) {
        self.init { link in UIApplication.shared.sendAction(sel, to: target, from: link, for: nil) }
    }
}

extension UIScreen {
    /// Returns a display link that calls a method of an object for each frame of the screen.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
}
