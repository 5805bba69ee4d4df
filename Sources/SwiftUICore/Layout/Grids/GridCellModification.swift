/// What a cell of a grid says about itself.
struct GridCellModification<Key: ViewTraitKey>: ElementModification {
    let key: Key.Type
    let value: Key.Value

    func trait(_ key: ObjectIdentifier) -> Any? { key == ObjectIdentifier(Key.self) ? value : nil }
}

/// How many columns a cell takes.
enum GridColumnsTrait: ViewTraitKey {
    static var defaultValue: Int { 1 }
}

/// The place of a cell's view in the cell.
enum GridAnchorTrait: ViewTraitKey {
    static var defaultValue: UnitPoint? { nil }
}

/// The axes in which a cell does not make its column wider or its row higher.
enum GridUnsizedAxesTrait: ViewTraitKey {
    static var defaultValue: Axis.Set { [] }
}

/// The alignment of the column that a cell is in.
enum GridColumnAlignmentTrait: ViewTraitKey {
    static var defaultValue: HorizontalAlignment? { nil }
}

extension View {
    /// Returns the view as a cell of a number of columns.
    public func gridCellColumns(_ count: Int) -> some View {
        modified(by: GridCellModification(key: GridColumnsTrait.self, value: max(1, count)))
    }

    /// Returns the view at a place of its cell.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modified(by: GridCellModification(key: GridAnchorTrait.self, value: anchor))
    }

    /// Returns the view as a cell that does not decide about lengths in some axes.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modified(by: GridCellModification(key: GridUnsizedAxesTrait.self, value: axes))
    }

    /// Returns the view as a cell whose column has an alignment.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modified(by: GridCellModification(key: GridColumnAlignmentTrait.self, value: guide))
    }
}
