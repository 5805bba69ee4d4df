package import Layout

/// The natural size of a view's content, as layout requests it.
package struct ContentMeasurement {
    /// Points; `UIView.noIntrinsicMetric` along an axis that has no natural size.
    package var size: CGSize
    /// The distance from the top to the first line's baseline; nil without text.
    package var firstBaseline: CGFloat?
    /// The distance from the last line's baseline to the bottom; nil without text.
    package var lastBaseline: CGFloat?
    /// The reference of the baselines in a view of another height.
    package var textPlacement = Layout.Measurement.TextPlacement.edges
    /// Whether a smaller width would change the height.
    package var wraps = false

    package init(
        size: CGSize, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil,
        textPlacement: Layout.Measurement.TextPlacement = .edges, wraps: Bool = false
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.textPlacement = textPlacement
        self.wraps = wraps
    }
    /// Returns the measurement at the size that a subclass overrides; the text moves according to
    /// `placement`.
    func resized(to newSize: CGSize, placement: Layout.Measurement.TextPlacement) -> ContentMeasurement {
        guard newSize != size else { return self }
        var result = self
        result.size = newSize
        let heightDifference = newSize.height - size.height
        switch placement {
        case .edges: break
        case .top: result.lastBaseline = lastBaseline.map { $0 + heightDifference }
        case .bottom: result.firstBaseline = firstBaseline.map { $0 + heightDifference }
        case .center:
            result.firstBaseline = firstBaseline.map { $0 + heightDifference / 2 }
            result.lastBaseline = lastBaseline.map { $0 + heightDifference / 2 }
        }
        return result
    }
}

extension UIView {
    /// Returns `intrinsicContentSize`, which a subclass may override, for an available width; nil is
    /// unlimited.
    func overriddenSize(width: CGFloat?) -> CGSize {
        let outer = layoutState.proposedWidth
        layoutState.proposedWidth = width
        defer { layoutState.proposedWidth = outer }
        return intrinsicContentSize
    }
}
