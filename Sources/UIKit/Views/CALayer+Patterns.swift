import Geometry
import Scene

extension CALayer {
    /// Fills the bounds, with their corners, with the pattern of the background; nothing for a color.
    func patternCommands() -> [DrawCommand] {
        let pattern = owner.map { $0.backgroundColor?.pattern } ?? ownColor?.pattern
        guard let pattern, bounds.isFiniteRect else { return [] }
        let outline = RoundedRect(
            Rect(origin: .zero, size: bounds.size.pipelineSize), radii: cornerRadii, curve: curve)
        let context = CGContext(size: bounds.size)
        context.draw(pattern, in: outline.path, .nonZero)
        return context.finishedCommands.map { $0.offset(by: bounds.origin.point) }
    }
}
