/// Positions of segments in a segmented control. Raw values match Apple's.
public enum UISegmentedControlSegment: Int, Hashable, Sendable {
    /// All segments of the control.
    case any = 0
    /// The leftmost of several segments.
    case left = 1
    /// The segments between the first and the last.
    case center = 2
    /// The rightmost of several segments.
    case right = 3
    /// The only segment of the control.
    case alone = 4
}

extension UISegmentedControl {
    private struct PositionKey: Hashable {
        var segment: UISegmentedControlSegment
        var metrics: UIBarMetrics
    }

    private static let storedShifts = SparseProperty<[PositionKey: UIOffset]>([:])

    /// Sets the offset of the content of segments in points; kept, and has no effect here.
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControlSegment,
        barMetrics: UIBarMetrics
    ) {
        let key = PositionKey(segment: leftCenterRightOrAlone, metrics: barMetrics)
        Self.storedShifts[self][key] = adjustment
    }
    /// Returns the offset of the content of segments in points.
    public func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: UISegmentedControlSegment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        Self.storedShifts[self][PositionKey(segment: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero
    }
}

extension UISearchBar {
    private static let storedScopeAttributes =
        SparseProperty<[UIControl.State: [NSAttributedString.Key: Any]]>([:])

    /// Sets the attributes of scope titles in a state; kept, and has no effect here.
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { Self.storedScopeAttributes[self][state] = attributes }
    /// Returns the attributes that were set for scope titles in a state.
    public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key:
        Any]?
    {
        Self.storedScopeAttributes[self][state]
    }
}
