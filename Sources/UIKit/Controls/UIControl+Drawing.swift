import Geometry
import Scene

extension UIControl {
    /// Holds its own size against growing, as Interface Builder writes it for controls of a fixed size.
    func hugContent() {
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// Holds its own height against growing. Measured: 750 of sliders, segmented controls and page controls on iOS.
    func hugHeight() { setContentHuggingPriority(.defaultHigh, for: .vertical) }

    /// The drawing, paler while the control is disabled. Chosen: half, near what pictures show.
    func faded(_ commands: [DrawCommand]) -> [DrawCommand] {
        guard !isEnabled, !commands.isEmpty else { return commands }
        // Room for knobs and shadows, which reach beyond the bounds.
        let area = bounds.insetBy(dx: -8, dy: -8).rect
        return [.pushLayer(opacity: 0.5, bounds: area)] + commands + [.popLayer]
    }
}
