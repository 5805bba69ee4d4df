import Geometry

extension UIScrollView {
    /// The content: constraints to it decide the content's size.
    public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }
    /// The frame, which stays where it is when the content moves.
    public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

    /// The room around the content, with the part of the safe area that is added.
    public var adjustedContentInset: UIEdgeInsets { contentInset.adding(safeAreaInsets, along: adjustedAxes) }

    /// The room that both indicators keep; reading gives the vertical one's.
    public var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            horizontalScrollIndicatorInsets = newValue
            verticalScrollIndicatorInsets = newValue
        }
    }

    /// The room the vertical indicator keeps, with the safe area where that is added.
    package var adjustedVerticalIndicatorInsets: UIEdgeInsets { adjusted(verticalScrollIndicatorInsets) }

    /// The room the horizontal indicator keeps, with the safe area where that is added.
    package var adjustedHorizontalIndicatorInsets: UIEdgeInsets {
        adjusted(horizontalScrollIndicatorInsets)
    }

    private func adjusted(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        guard automaticallyAdjustsScrollIndicatorInsets else { return insets }
        return insets.adding(safeAreaInsets, along: [.horizontal, .vertical])
    }

    /// The axes along which the safe area is added to the insets.
    /// Source: UIScrollView.ContentInsetAdjustmentBehavior (Apple's documentation).
    var adjustedAxes: AxisSet {
        switch contentInsetAdjustmentBehavior {
        case .never: return []
        case .always: return [.horizontal, .vertical]
        case .automatic, .scrollableAxes:
            var axes: AxisSet = []
            if alwaysBounceHorizontal || contentSize.width > bounds.width { axes.insert(.horizontal) }
            if alwaysBounceVertical || contentSize.height > bounds.height { axes.insert(.vertical) }
            if contentInsetAdjustmentBehavior == .automatic, isUnderBars { axes.insert(.vertical) }
            return axes
        }
    }

    /// Whether it is what a controller shows under a navigation bar: its root view or the lowest in that.
    private var isUnderBars: Bool {
        let controller = viewController ?? superview?.viewController
        guard let controller, controller.navigationController != nil,
            controller.automaticallyAdjustsScrollViewInsets
        else { return false }
        return viewController != nil || superview?.subviews.first === self
    }
}

extension UIEdgeInsets {
    /// The insets with those of a safe area along some axes.
    func adding(_ safeArea: UIEdgeInsets, along axes: AxisSet) -> UIEdgeInsets {
        var insets = self
        if axes.contains(.horizontal) {
            insets.left += safeArea.left
            insets.right += safeArea.right
        }
        if axes.contains(.vertical) {
            insets.top += safeArea.top
            insets.bottom += safeArea.bottom
        }
        return insets
    }
}
