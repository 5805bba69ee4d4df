extension UISegmentedControl {
    /// Creates a control with a segment for each action, which is performed when the segment is selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() {
            insertSegment(action: action, at: index, animated: false)
        }
    }

    /// Inserts a segment with the title or image of an action; an index out of range is clamped.
    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let index = max(0, min(segment, numberOfSegments))
        if let image = action.image {
            insertSegment(with: image, at: index, animated: animated)
        } else {
            insertSegment(withTitle: action.title, at: index, animated: animated)
        }
        setAction(action, forSegmentAt: index)
    }

    /// Sets the action that a segment performs when it is selected.
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0.action = action }
    }

    /// Returns the action of a segment; nil for none.
    public func actionForSegment(at segment: Int) -> UIAction? {
        segments.indices.contains(segment) ? segments[segment].action : nil
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
