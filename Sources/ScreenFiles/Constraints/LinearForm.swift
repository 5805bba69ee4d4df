/// One side of a constraint, reduced to `coefficient × item + constant`.
///
/// **Invariant:** coefficient and constant are finite.
struct LinearForm: Hashable, Sendable {
    /// A name with an attribute, as written, and where.
    struct Item: Hashable, Sendable {
        var path: [String]
        var offset: Int
    }

    /// The only item; nil for a constant alone.
    var item: Item?
    /// Of the item; 0 without one.
    var coefficient: Double
    /// The constant in points; finite.
    var constant: Double

    /// A constant alone.
    static func constant(_ value: Double) -> LinearForm {
        LinearForm(item: nil, coefficient: 0, constant: value)
    }

    /// An item alone.
    static func item(_ item: Item) -> LinearForm {
        LinearForm(item: item, coefficient: 1, constant: 0)
    }

    /// The sum, or nil where both name an item.
    func adding(_ other: LinearForm) -> LinearForm? {
        guard item == nil || other.item == nil else { return nil }
        return LinearForm(
            item: item ?? other.item, coefficient: coefficient + other.coefficient,
            constant: constant + other.constant)
    }

    /// Each part times a factor.
    func scaled(by factor: Double) -> LinearForm {
        LinearForm(item: item, coefficient: coefficient * factor, constant: constant * factor)
    }

    /// Each part divided.
    func divided(by divisor: Double) -> LinearForm {
        LinearForm(item: item, coefficient: coefficient / divisor, constant: constant / divisor)
    }

    /// Whether the invariant holds.
    var isFinite: Bool { coefficient.isFinite && constant.isFinite }
}
