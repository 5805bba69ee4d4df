import Geometry
import Scene

extension CALayer {
    /// Fills the bounds, with their corners, with the pattern of the background; nothing for a color.
    func patternCommands(_ shown: PresentedValues, _ radii: RoundedRect.Radii) -> [DrawCommand] {
        // Animations show colors alone.
        guard !shown.changesBackground else { return [] }
        let pattern = owner.map { $0.backgroundPattern } ?? ownColor?.pattern
        guard let pattern else { return [] }
        let bounds = shown.bounds
        guard bounds.isFiniteRect else { return [] }
        let outline = RoundedRect(
            Rect(origin: .zero, size: bounds.size.pipelineSize), radii: radii, curve: curve)
        let context = CGContext(size: bounds.size)
        context.draw(pattern, in: outline.path, .nonZero)
        return context.finishedCommands.map { $0.offset(by: bounds.origin.point) }
    }
}
