public import Geometry

/// One step of a display list. Later commands cover earlier ones.
public enum DrawCommand: Equatable, Sendable {
    /// Marks pixels.
    case draw(Drawing)
    /// Opens a scope: what follows is subject to it, until its `pop`.
    case push(Scope)
    /// Ends the innermost scope.
    case pop
}

extension DrawCommand {
    /// What it draws; nil for a push or pop.
    public var drawing: Drawing? { if case .draw(let drawing) = self { drawing } else { nil } }

    /// The same command moved by `offset`, in points; a transform keeps its meaning in the moved coordinates.
    public func offset(by offset: Point) -> DrawCommand {
        switch self {
        case .draw(let drawing): .draw(drawing.offset(by: offset))
        case .push(let scope): .push(scope.offset(by: offset))
        case .pop: .pop
        }
    }
}
