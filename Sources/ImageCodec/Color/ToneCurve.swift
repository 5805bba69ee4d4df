import Scene

/// A tone curve: from encoded values to linear light, both in 0...1.
enum ToneCurve {
    /// The sRGB curve.
    case sRGB
    /// Samples, interpolated linearly.
    case table([Double])
    /// Source: ICC.1:2010, parametricCurveType: `(a·x + b)^gamma + e` from `d` on, below `c·x + f`.
    case parametric(gamma: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)

    /// A pure power function.
    static func power(_ gamma: Double) -> ToneCurve {
        .parametric(gamma: gamma, a: 1, b: 0, c: 0, d: 0, e: 0, f: 0)
    }

    /// The curve of a profile tag; nil if it is invalid.
    init?(_ tag: ByteReader) {
        switch tag.word(0, 4) {
        case "curv":
            guard let count = tag.number(8, 4) else { return nil }
            switch count {
            case 0: self = .power(1)
            case 1:
                guard let gamma = tag.number(12, 2), gamma > 0 else { return nil }
                self = .power(Double(gamma) / 256)
            default:
                guard count <= 65536, tag.slice(12, 2 * count) != nil else { return nil }
                self = .table((0..<count).map { Double(tag.number(12 + 2 * $0, 2) ?? 0) / 65535 })
            }
        case "para": self.init(parametric: tag)
        default: return nil
        }
    }

    private init?(parametric tag: ByteReader) {
        guard let kind = tag.number(8, 2), kind <= 4 else { return nil }
        let count = [1, 3, 4, 5, 7][kind]
        let numbers = (0..<count).compactMap { tag.fixed(12 + 4 * $0) }
        guard numbers.count == count, numbers[0] > 0 else { return nil }
        let a = count > 1 ? numbers[1] : 1, b = count > 2 ? numbers[2] : 0
        switch kind {
        case 0: self = .power(numbers[0])
        case 1, 2:
            guard a != 0 else { return nil }
            let e = kind == 2 ? numbers[3] : 0
            self = .parametric(gamma: numbers[0], a: a, b: b, c: 0, d: -b / a, e: e, f: e)
        default:
            let (e, f) = kind == 4 ? (numbers[5], numbers[6]) : (0, 0)
            self = .parametric(gamma: numbers[0], a: a, b: b, c: numbers[3], d: numbers[4], e: e, f: f)
        }
    }

    /// Returns the linear light of an encoded value.
    func light(_ value: Double) -> Double {
        switch self {
        case .sRGB: return SRGBCurve.linear(value)
        case .table(let steps):
            let place = value * Double(steps.count - 1)
            let index = min(Int(place), steps.count - 2)
            return steps[index] + (steps[index + 1] - steps[index]) * (place - Double(index))
        case .parametric(let gamma, let a, let b, let c, let d, let e, let f):
            guard value >= d else { return c * value + f }
            return Powers.power(max(0, min(a * value + b, 1)), gamma) + e
        }
    }

    /// The linear light of each of 256 values, clamped to 0...1.
    var lights: [Double] {
        (0..<256).map { index in
            let light = light(Double(index) / 255)
            return light > 0 ? min(light, 1) : 0
        }
    }
}
