extension UIView {
    /// The leading edge of the view: left where text runs from left to right.
    public var leadingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .leading)
    }
    /// The trailing edge of the view: right where text runs from left to right.
    public var trailingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .trailing)
    }
    /// The left edge of the view.
    public var leftAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .left)
    }
    /// The right edge of the view.
    public var rightAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .right)
    }
    /// The top edge of the view.
    public var topAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: .top)
    }
    /// The bottom edge of the view.
    public var bottomAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: .bottom)
    }
    /// The width of the view.
    public var widthAnchor: NSLayoutDimension {
        NSLayoutDimension(item: self, attribute: .width)
    }
    /// The height of the view.
    public var heightAnchor: NSLayoutDimension {
        NSLayoutDimension(item: self, attribute: .height)
    }
    /// The horizontal center of the view.
    public var centerXAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .centerX)
    }
    /// The vertical center of the view.
    public var centerYAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: .centerY)
    }
    /// The baseline of the first line of text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline)
    }
    /// The baseline of the last line of text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline)
    }
}
