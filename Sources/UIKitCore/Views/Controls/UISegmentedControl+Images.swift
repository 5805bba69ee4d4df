import Scene

extension UISegmentedControl {
    /// The states of the segments beside a divider image.
    struct DividerKey: Hashable {
        var left: UIControl.State
        var right: UIControl.State
        var metrics: UIBarMetrics
    }

    private func state(of index: Int) -> UIControl.State {
        if !segments[index].isEnabled { return .disabled }
        return index == selectedSegmentIndex && !isMomentary ? .selected : .normal
    }

    /// Returns the background image of a segment.
    func backgroundCommands(_ index: Int, in rect: CGRect) -> [DrawCommand] {
        let image =
            backgroundImage(for: state(of: index), barMetrics: .default)
            ?? backgroundImage(for: .normal, barMetrics: .default)
        return image?.commands(in: rect, mode: .scaleToFill, tint: nil) ?? []
    }

    /// Returns the image between a segment and the one before.
    func dividerCommands(before index: Int, _ rects: [CGRect]) -> [DrawCommand] {
        let image =
            dividerImage(
                forLeftSegmentState: state(of: index - 1), rightSegmentState: state(of: index),
                barMetrics: .default)
            ?? dividerImage(
                forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        guard let image else { return [] }
        let middle = (rects[index - 1].maxX + rects[index].minX) / 2
        let area = CGRect(
            x: middle - image.size.width / 2, y: bounds.minY, width: image.size.width, height: bounds.height)
        return image.commands(in: area, mode: .scaleToFill, tint: nil)
    }
}
