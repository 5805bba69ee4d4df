/// Which segments of a segmented control are meant. Raw values match Apple's.
public enum UISegmentedControlSegment: Int, Hashable, Sendable {
    /// All.
    case any = 0
    /// The first of several.
    case left = 1
    /// Those between.
    case center = 2
    /// The last of several.
    case right = 3
    /// The only one.
    case alone = 4
}

extension UISegmentedControl {
    private struct PositionKey: Hashable {
        var segment: UISegmentedControlSegment
        var metrics: UIBarMetrics
    }

    private static let storedShifts = SparseProperty<[PositionKey: UIOffset]>([:])

    /// Keeps how far the content of segments is moved; it is not moved here.
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControlSegment,
        barMetrics: UIBarMetrics
    ) {
        let key = PositionKey(segment: leftCenterRightOrAlone, metrics: barMetrics)
        Self.storedShifts[self][key] = adjustment
    }
    /// Returns how far the content of segments is to be moved.
    public func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: UISegmentedControlSegment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        Self.storedShifts[self][PositionKey(segment: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero
    }
}

extension UISearchBar {
    private static let storedScopeAttributes =
        SparseProperty<[UIControl.State: [NSAttributedString.Key: Any]]>([:])

    /// Keeps the attributes of the titles of scopes in a state; those of the system are drawn.
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { Self.storedScopeAttributes[self][state] = attributes }
    /// Returns the attributes that were set for the titles of scopes in a state.
    public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key:
        Any]?
    {
        Self.storedScopeAttributes[self][state]
    }
}
