public import Geometry

/// A command of a display list. Later commands draw over earlier ones.
public enum DrawCommand: Equatable, Sendable {
    /// Draws a shape, glyphs or an image within the open scopes.
    case draw(Drawing)
    /// Opens a scope, which applies to the commands up to its `pop`.
    case push(Scope)
    /// Ends the innermost scope.
    case pop
}

extension DrawCommand {
    /// The drawing; nil for a push or pop.
    public var drawing: Drawing? { if case .draw(let drawing) = self { drawing } else { nil } }

    /// Returns the command translated by `offset`, in points; a transform keeps its meaning in the translated
    /// coordinates.
    public func offset(by offset: Point) -> DrawCommand {
        switch self {
        case .draw(let drawing): .draw(drawing.offset(by: offset))
        case .push(let scope): .push(scope.offset(by: offset))
        case .pop: .pop
        }
    }
}
