import Scene

extension UISegmentedControl {
    /// The states of the segments beside a divider image.
    struct DividerKey: Hashable {
        var left: UIControl.State
        var right: UIControl.State
        var metrics: UIBarMetrics
    }

    /// Sets the background image of the segments of a state; nil for that of the normal state.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgroundImages[BackgroundImageKey(state: state, metrics: barMetrics)] = backgroundImage
        setNeedsLayout()
    }

    /// Returns the background image that was set for a state.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[BackgroundImageKey(state: state, metrics: barMetrics)]
    }

    /// Sets the divider image between segments of two states.
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        dividerImages[DividerKey(left: leftState, right: rightState, metrics: barMetrics)] = dividerImage
        setNeedsLayout()
    }

    /// Returns the divider image that was set between segments of two states.
    public func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        dividerImages[DividerKey(left: leftState, right: rightState, metrics: barMetrics)]
    }

    /// Sets the offset of a segment's content in points.
    public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }

    /// Returns the offset of a segment's content in points.
    public func contentOffsetForSegment(at segment: Int) -> CGSize {
        segments.indices.contains(segment) ? segments[segment].contentOffset : .zero
    }

    private func state(of index: Int) -> UIControl.State {
        if !segments[index].isEnabled { return .disabled }
        return index == selectedSegmentIndex && !isMomentary ? .selected : .normal
    }

    /// Draws the images of the background and between segments, and the contents.
    func imageCommands(_ rects: [CGRect], _ context: ContentContext) -> [DrawCommand] {
        var commands: [DrawCommand] = []
        for (index, rect) in rects.enumerated() {
            let image =
                backgroundImage(for: state(of: index), barMetrics: .default)
                ?? backgroundImage(for: .normal, barMetrics: .default)
            commands += image?.commands(in: rect, mode: .scaleToFill, tint: nil) ?? []
        }
        for index in rects.indices.dropFirst() {
            let image =
                dividerImage(
                    forLeftSegmentState: state(of: index - 1), rightSegmentState: state(of: index),
                    barMetrics: .default)
                ?? dividerImage(
                    forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
            guard let image else { continue }
            let middle = (rects[index - 1].maxX + rects[index].minX) / 2
            let area = CGRect(
                x: middle - image.size.width / 2, y: bounds.minY, width: image.size.width,
                height: bounds.height)
            commands += image.commands(in: area, mode: .scaleToFill, tint: nil)
        }
        for (index, rect) in rects.enumerated() { commands += content(index, in: rect, context) }
        return commands
    }
}
