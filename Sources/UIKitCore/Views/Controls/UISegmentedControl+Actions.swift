extension UISegmentedControl {
    /// Creates a control with a segment for each action, which is performed when the segment is selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() {
            insertSegment(action: action, at: index, animated: false)
        }
    }

    /// Selects the segment at the end of a touch and sends the change.
    func select(at point: CGPoint, with event: UIEvent?) {
        let area = segmentRects.firstIndex { $0.minX <= point.x && point.x <= $0.maxX }
        guard let index = area, segments[index].isEnabled, isMomentary || index != selectedSegmentIndex else {
            return
        }
        selectedSegmentIndex = index
        if let action = segments[index].action { sendAction(action) }
        sendValueChanged(with: event)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
}
