extension UIImage {
    /// Whether another image has the same content, which is drawn in the same way: "the `isEqual(_:)` method is the only
    /// reliable way to determine whether two images contain the same image data" (Apple's documentation of `UIImage`).
    func isShown(like other: UIImage) -> Bool {
        content.isSame(as: other.content) && displayAttributes.isSame(as: other.displayAttributes)
    }
}

extension UIImage.Content {
    fileprivate func isSame(as other: UIImage.Content) -> Bool {
        switch (self, other) {
        case (.bitmap(let own), .bitmap(let other)): own == other
        case (.symbol(let own), .symbol(let other)): own.isSame(as: other)
        case (.vector(let own), .vector(let other)):
            own.image == other.image && own.preservesVectors == other.preservesVectors
                && own.displayScale == other.displayScale
        default: false
        }
    }
}

extension SymbolContent {
    /// The size and the line height follow from the configuration and the text of the screen.
    fileprivate func isSame(as other: SymbolContent) -> Bool {
        name == other.name && size == other.size && lineHeight == other.lineHeight
            && displayScale == other.displayScale && configuration.weight == other.configuration.weight
            && configuration.scale == other.configuration.scale
            && configuration.textStyle == other.configuration.textStyle
            && configuration.pointSize == other.configuration.pointSize
            && configuration.colors == other.configuration.colors
    }
}

extension UIImage.DisplayAttributes {
    fileprivate func isSame(as other: UIImage.DisplayAttributes) -> Bool {
        capInsets == other.capInsets && resizingMode == other.resizingMode && isResizable == other.isResizable
            && renderingMode == other.renderingMode && tint == other.tint
            && alignmentRectInsets == other.alignmentRectInsets && isMirrored == other.isMirrored
            && flipsForRightToLeft == other.flipsForRightToLeft
            && animation?.images == other.animation?.images
            && animation?.duration == other.animation?.duration
    }
}
