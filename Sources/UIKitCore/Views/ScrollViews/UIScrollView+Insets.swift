import Geometry

extension UIScrollView {
    /// The insets of the vertical indicator, with the safe area if it is added.
    package var adjustedVerticalIndicatorInsets: UIEdgeInsets { adjusted(verticalScrollIndicatorInsets) }

    private func adjusted(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        guard automaticallyAdjustsScrollIndicatorInsets else { return insets }
        return insets.adding(safeAreaInsets, along: [.horizontal, .vertical])
    }

    /// The axes along which the safe area is added to the content insets.
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

    /// Whether a navigation bar may cover the view: it is a controller's root view, or the lowest subview of
    /// one.
    private var isUnderBars: Bool {
        let controller = viewController ?? superview?.viewController
        guard let controller, controller.navigationController != nil,
            controller.automaticallyAdjustsScrollViewInsets
        else { return false }
        return viewController != nil || superview?.subviews.first === self
    }
}

extension UIEdgeInsets {
    /// Returns the insets with a safe area added along some axes.
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
