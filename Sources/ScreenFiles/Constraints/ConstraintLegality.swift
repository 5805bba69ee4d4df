/// Which attributes may meet in one constraint.
///
/// Source: NSLayoutConstraint's exceptions as collected in Apple's Auto Layout Guide, "Anatomy of a
/// Constraint": sizes relate to sizes, positions to positions of the same axis, and a position is never
/// set to a constant alone.
enum ConstraintLegality {
    private enum Kind {
        case size
        case horizontal(isAbsolute: Bool?)
        case vertical
    }

    /// Throws where the two sides cannot meet.
    static func check(
        _ first: ConstraintDeclaration.Operand, _ second: ConstraintDeclaration.Operand?,
        at items: (first: LinearForm.Item, second: LinearForm.Item?)
    ) throws(ConstraintError) {
        let attribute = first.attribute
        guard let second, let item = items.second else {
            guard case .size = kind(attribute) else { throw .needsAnotherView(attribute, at: items.first) }
            return
        }
        switch (kind(attribute), kind(second.attribute)) {
        case (.size, .size), (.vertical, .vertical): return
        case (.horizontal(let a), .horizontal(let b)):
            guard let a, let b, a != b else { return }
            throw ConstraintError(
                message: "\(attribute.rawValue) cannot meet \(second.attribute.rawValue)",
                offset: item.offset,
                hints: ["left and right go together, leading and trailing go together"])
        case (.size, _), (_, .size):
            throw ConstraintError(
                message: "\(attribute.rawValue) cannot meet \(second.attribute.rawValue)",
                offset: item.offset, hints: ["a size relates to a size, a position to a position"])
        default:
            throw ConstraintError(
                message: "\(attribute.rawValue) cannot meet \(second.attribute.rawValue)",
                offset: item.offset, hints: ["both sides lie on one axis"])
        }
    }

    private static func kind(_ attribute: ConstraintDeclaration.AttributeName) -> Kind {
        switch attribute {
        case .width, .height: .size
        case .left, .right: .horizontal(isAbsolute: true)
        case .leading, .trailing: .horizontal(isAbsolute: false)
        case .centerX: .horizontal(isAbsolute: nil)
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
        }
    }
}

extension ConstraintError {
    fileprivate static func needsAnotherView(
        _ attribute: ConstraintDeclaration.AttributeName, at item: LinearForm.Item
    ) -> ConstraintError {
        let name = item.path.joined(separator: ".")
        return ConstraintError(
            message: "\(attribute.rawValue) is a position and cannot equal a number alone",
            offset: item.offset,
            hints: ["write \(name) == superview.\(attribute.rawValue) + the distance"])
    }
}
