/// The methods that Apple marks for proxies.
extension AppearanceProxy where Object: UIBarItem {
    /// Records `UIBarItem.setTitleTextAttributes(_:for:)`, for objects on which it was not called.
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        record(unless: { $0.titleTextAttributes(for: state) != nil }) {
            $0.setTitleTextAttributes(attributes, for: state)
        }
    }
}

extension AppearanceProxy where Object: UIBarButtonItem {
    /// Records `UIBarButtonItem.setBackgroundImage(_:for:barMetrics:)`, for objects on which it was not called.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        record(unless: { $0.backgroundImage(for: state, barMetrics: barMetrics) != nil }) {
            $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
    }

    /// Records `UIBarButtonItem.setBackButtonBackgroundImage(_:for:barMetrics:)`, for objects on which it was not called.
    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        record(unless: { $0.backButtonBackgroundImage(for: state, barMetrics: barMetrics) != nil }) {
            $0.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
    }

    /// Records `UIBarButtonItem.setTitlePositionAdjustment(_:for:)`, for objects on which it was not called.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        record(unless: { $0.titlePositionAdjustment(for: barMetrics) != .zero }) {
            $0.setTitlePositionAdjustment(adjustment, for: barMetrics)
        }
    }

    /// Records `UIBarButtonItem.setBackButtonTitlePositionAdjustment(_:for:)`, for objects on which it was not called.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        record(unless: { $0.backButtonTitlePositionAdjustment(for: barMetrics) != .zero }) {
            $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
        }
    }

    /// Records `UIBarButtonItem.setBackgroundVerticalPositionAdjustment(_:for:)`, for objects on which it was not called.
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        record(unless: { $0.backgroundVerticalPositionAdjustment(for: barMetrics) != 0 }) {
            $0.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
    }
}

extension AppearanceProxy where Object: UINavigationBar {
    /// Records `UINavigationBar.setBackgroundImage(_:for:)`, for objects on which it was not called.
    public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
        record(unless: { $0.backgroundImage(for: metrics) != nil }) {
            $0.setBackgroundImage(image, for: metrics)
        }
    }

    /// Records `UINavigationBar.setBackgroundImage(_:for:barMetrics:)`, for objects on which it was not called.
    public func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
        record(unless: { $0.backgroundImage(for: barMetrics) != nil }) {
            $0.setBackgroundImage(image, for: position, barMetrics: barMetrics)
        }
    }

    /// Records `UINavigationBar.setTitleVerticalPositionAdjustment(_:for:)`, for objects on which it was not called.
    public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        record(unless: { $0.titleVerticalPositionAdjustment(for: barMetrics) != 0 }) {
            $0.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
    }
}

extension AppearanceProxy where Object: UIToolbar {
    /// Records `UIToolbar.setBackgroundImage(_:forToolbarPosition:barMetrics:)`, for objects on which it was not called.
    public func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        record(unless: { $0.backgroundImage(forToolbarPosition: position, barMetrics: barMetrics) != nil }) {
            $0.setBackgroundImage(image, forToolbarPosition: position, barMetrics: barMetrics)
        }
    }

    /// Records `UIToolbar.setShadowImage(_:forToolbarPosition:)`, for objects on which it was not called.
    public func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {
        record(unless: { $0.shadowImage(forToolbarPosition: position) != nil }) {
            $0.setShadowImage(image, forToolbarPosition: position)
        }
    }
}

extension AppearanceProxy where Object: UISearchBar {
    /// Records `UISearchBar.setBackgroundImage(_:for:barMetrics:)`, for objects on which it was not called.
    public func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
        record(unless: { $0.backgroundImage(for: position, barMetrics: barMetrics) != nil }) {
            $0.setBackgroundImage(image, for: position, barMetrics: barMetrics)
        }
    }

    /// Records `UISearchBar.setImage(_:for:state:)`, for objects on which it was not called.
    public func setImage(_ image: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
        record(unless: { $0.image(for: icon, state: state) != nil }) {
            $0.setImage(image, for: icon, state: state)
        }
    }

    /// Records `UISearchBar.setSearchFieldBackgroundImage(_:for:)`, for objects on which it was not called.
    public func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        record(unless: { $0.searchFieldBackgroundImage(for: state) != nil }) {
            $0.setSearchFieldBackgroundImage(image, for: state)
        }
    }

    /// Records `UISearchBar.setScopeBarButtonTitleTextAttributes(_:for:)`, for objects on which it was not called.
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        record(unless: { $0.scopeBarButtonTitleTextAttributes(for: state) != nil }) {
            $0.setScopeBarButtonTitleTextAttributes(attributes, for: state)
        }
    }

    /// Records `UISearchBar.setPositionAdjustment(_:for:)`, for objects on which it was not called.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
        record(unless: { $0.positionAdjustment(for: icon) != .zero }) {
            $0.setPositionAdjustment(adjustment, for: icon)
        }
    }
}

extension AppearanceProxy where Object: UISegmentedControl {
    /// Records `UISegmentedControl.setTitleTextAttributes(_:for:)`, for objects on which it was not called.
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        record(unless: { $0.titleTextAttributes(for: state) != nil }) {
            $0.setTitleTextAttributes(attributes, for: state)
        }
    }

    /// Records `UISegmentedControl.setBackgroundImage(_:for:barMetrics:)`, for objects on which it was not called.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        record(unless: { $0.backgroundImage(for: state, barMetrics: barMetrics) != nil }) {
            $0.setBackgroundImage(image, for: state, barMetrics: barMetrics)
        }
    }

    /// Records `UISegmentedControl.setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)`, for objects on which it was not called.
    public func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: UIControl.State,
        rightSegmentState right: UIControl.State, barMetrics: UIBarMetrics
    ) {
        record(unless: {
            $0.dividerImage(forLeftSegmentState: left, rightSegmentState: right, barMetrics: barMetrics)
                != nil
        }) {
            $0.setDividerImage(
                image, forLeftSegmentState: left, rightSegmentState: right, barMetrics: barMetrics)
        }
    }
}

extension AppearanceProxy where Object: UISlider {
    /// Records `UISlider.setThumbImage(_:for:)`, for objects on which it was not called.
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        record(unless: { $0.thumbImage(for: state) != nil }) { $0.setThumbImage(image, for: state) }
    }

    /// Records `UISlider.setMinimumTrackImage(_:for:)`, for objects on which it was not called.
    public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        record(unless: { $0.minimumTrackImage(for: state) != nil }) {
            $0.setMinimumTrackImage(image, for: state)
        }
    }

    /// Records `UISlider.setMaximumTrackImage(_:for:)`, for objects on which it was not called.
    public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        record(unless: { $0.maximumTrackImage(for: state) != nil }) {
            $0.setMaximumTrackImage(image, for: state)
        }
    }
}

extension AppearanceProxy where Object: UIStepper {
    /// Records `UIStepper.setIncrementImage(_:for:)`, for objects on which it was not called.
    public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        record(unless: { $0.incrementImage(for: state) != nil }) { $0.setIncrementImage(image, for: state) }
    }

    /// Records `UIStepper.setDecrementImage(_:for:)`, for objects on which it was not called.
    public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        record(unless: { $0.decrementImage(for: state) != nil }) { $0.setDecrementImage(image, for: state) }
    }

    /// Records `UIStepper.setBackgroundImage(_:for:)`, for objects on which it was not called.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        record(unless: { $0.backgroundImage(for: state) != nil }) { $0.setBackgroundImage(image, for: state) }
    }
}

extension AppearanceProxy where Object: UIButton {
    /// Records `UIButton.setTitleColor(_:for:)`, for objects on which it was not called.
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        record(unless: { $0.titleColor(for: state) != nil }) { $0.setTitleColor(color, for: state) }
    }

    /// Records `UIButton.setTitleShadowColor(_:for:)`, for objects on which it was not called.
    public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        record(unless: { $0.titleShadowColor(for: state) != nil }) {
            $0.setTitleShadowColor(color, for: state)
        }
    }

    /// Records `UIButton.setBackgroundImage(_:for:)`, for objects on which it was not called.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        record(unless: { $0.backgroundImage(for: state) != nil }) { $0.setBackgroundImage(image, for: state) }
    }
}
