/// A value that few of many results have. It is kept apart from them, so that the others take up little memory.
indirect enum Rare<Value: Hashable & Sendable>: Hashable, Sendable {
    case nothing
    case some(Value)

    /// Keeps a value; nil for nothing.
    init(_ value: Value?) { self = value.map(Rare.some) ?? .nothing }

    /// The value; nil if there is none.
    var value: Value? {
        switch self {
        case .nothing: nil
        case .some(let value): value
        }
    }
}
