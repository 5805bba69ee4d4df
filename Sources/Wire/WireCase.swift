import Scene

/// A choice that is written as one byte.
protocol WireCase: Equatable {
    /// The choices, each at the index that it is written as.
    static var wireCases: [Self] { get }
    /// The index in `wireCases`.
    var wireCode: UInt8 { get }
}

extension FillRule: WireCase {
    static let wireCases: [FillRule] = [.nonZero, .evenOdd]
    var wireCode: UInt8 {
        switch self {
        case .nonZero: 0
        case .evenOdd: 1
        }
    }
}

extension RoundedRect.Curve: WireCase {
    static let wireCases: [RoundedRect.Curve] = [.circular, .continuous]
    var wireCode: UInt8 {
        switch self {
        case .circular: 0
        case .continuous: 1
        }
    }
}

extension StrokeStyle.Cap: WireCase {
    static let wireCases: [StrokeStyle.Cap] = [.butt, .round, .square]
    var wireCode: UInt8 {
        switch self {
        case .butt: 0
        case .round: 1
        case .square: 2
        }
    }
}

extension StrokeStyle.Join: WireCase {
    static let wireCases: [StrokeStyle.Join] = [.miter, .round, .bevel]
    var wireCode: UInt8 {
        switch self {
        case .miter: 0
        case .round: 1
        case .bevel: 2
        }
    }
}

extension Gradient.Shape: WireCase {
    static let wireCases: [Gradient.Shape] = [.axial, .radial, .conic]
    var wireCode: UInt8 {
        switch self {
        case .axial: 0
        case .radial: 1
        case .conic: 2
        }
    }
}

extension ImagePlacement.Resizing: WireCase {
    static let wireCases: [ImagePlacement.Resizing] = [.stretch, .tile]
    var wireCode: UInt8 {
        switch self {
        case .stretch: 0
        case .tile: 1
        }
    }
}

extension ConstraintStatement.Outcome: WireCase {
    static let wireCases: [ConstraintStatement.Outcome] = [.holds, .yields, .broken]
    var wireCode: UInt8 { rawValue }
}

extension WireWriter {
    /// Writes a choice.
    mutating func write(_ value: some WireCase) { write(byte: value.wireCode) }
}
