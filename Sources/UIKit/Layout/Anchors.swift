extension UIView {
    /// The edge where text begins.
    public var leadingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .leading)
    }
    /// The edge where text ends.
    public var trailingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .trailing)
    }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .left)
    }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .right)
    }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: .top)
    }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: .bottom)
    }
    /// Left to right.
    public var widthAnchor: NSLayoutDimension {
        NSLayoutDimension(item: self, attribute: .width)
    }
    /// Top to bottom.
    public var heightAnchor: NSLayoutDimension {
        NSLayoutDimension(item: self, attribute: .height)
    }
    /// The middle between left and right.
    public var centerXAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .centerX)
    }
    /// The middle between top and bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: .centerY)
    }
    /// The baseline of the first line.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline)
    }
    /// The baseline of the last line.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline)
    }
}

extension UILayoutGuide {
    /// The edge where text begins.
    public var leadingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .leading)
    }
    /// The edge where text ends.
    public var trailingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .trailing)
    }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .left)
    }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .right)
    }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: .top)
    }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: .bottom)
    }
    /// Left to right.
    public var widthAnchor: NSLayoutDimension {
        NSLayoutDimension(item: self, attribute: .width)
    }
    /// Top to bottom.
    public var heightAnchor: NSLayoutDimension {
        NSLayoutDimension(item: self, attribute: .height)
    }
    /// The middle between left and right.
    public var centerXAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .centerX)
    }
    /// The middle between top and bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: .centerY)
    }
}
