import Constraints

extension ConstraintError {
    /// What is said where the two sides of a line cannot meet.
    init(
        _ error: AttributePairingError, _ first: LayoutAttribute, at item: LinearForm.Item,
        _ second: LayoutAttribute?, at otherItem: LinearForm.Item?
    ) {
        let hint =
            switch error {
            case .locationWithoutPartner:
                "write \(item.path.joined(separator: ".")) == superview.\(first.rawValue) + the distance"
            case .dimensionWithLocation: "a size relates to a size, a position to a position"
            case .differentAxes: "both sides lie on one axis"
            case .sideWithReadingDirection: "left and right go together, leading and trailing go together"
            }
        if let second, let otherItem {
            self.init(
                message: "\(first.rawValue) cannot meet \(second.rawValue)", offset: otherItem.offset,
                hints: [hint])
        } else {
            self.init(
                message: "\(first.rawValue) is a position and cannot equal a number alone",
                offset: item.offset, hints: [hint])
        }
    }
}
