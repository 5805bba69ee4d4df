import Geometry
import Scene

extension UIControl {
    /// Sets high content hugging priorities, as Interface Builder writes them for controls of a fixed size.
    func hugContent() {
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// Sets a high vertical content hugging priority. Measured: 750 of sliders, segmented controls and page
    /// controls on iOS.
    func hugHeight() { setContentHuggingPriority(.defaultHigh, for: .vertical) }

    /// Returns the drawing, dimmed while the control is disabled. Chosen: half opacity, close to screenshots.
    func dimmedIfDisabled(_ commands: [DrawCommand]) -> [DrawCommand] {
        guard !isEnabled, !commands.isEmpty else { return commands }
        // Outset for knobs and shadows, which extend beyond the bounds.
        let area = bounds.insetBy(dx: -8, dy: -8).rect
        return [.push(.layer(opacity: 0.5, bounds: area))] + commands + [.pop]
    }
}
