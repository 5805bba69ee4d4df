import Geometry

/// The weights of source pixels for each pixel of a scaled row or column.
///
/// Source: Lanczos' kernel sinc(x) sinc(x / a) for |x| < a, which Apple's documentation names for vImage's geometric functions;
/// it is stretched when an image is reduced. Beyond the source its outermost pixels go on.
struct LanczosKernel {
    /// The index of the first source pixel, for each pixel of the result; it may be beyond the source.
    let starts: [Int]
    /// The weights of the source pixels from there, whose sum is 1.
    let weights: [[Double]]

    /// Creates the kernel for a number of source pixels that become others.
    ///
    /// - Parameters:
    ///   - source: The number of source pixels.
    ///   - target: The number of pixels of the result.
    ///   - lobes: The number of lobes on each side: 3, or 5 for high quality.
    init(from source: Int, to target: Int, lobes: Int) {
        let scale = Double(source) / Double(target), stretch = max(1, scale)
        let reach = Double(lobes) * stretch
        var starts: [Int] = [], weights: [[Double]] = []
        for index in 0..<target {
            let center = (Double(index) + 0.5) * scale - 0.5
            let first = Int((center - reach).rounded(.up)), last = Int((center + reach).rounded(.down))
            let values = (first...last).map {
                LanczosKernel.value((Double($0) - center) / stretch, lobes: Double(lobes))
            }
            let sum = values.reduce(0, +)
            starts.append(first)
            weights.append(values.map { $0 / sum })
        }
        (self.starts, self.weights) = (starts, weights)
    }

    private static func value(_ x: Double, lobes: Double) -> Double {
        guard x != 0 else { return 1 }
        guard abs(x) < lobes else { return 0 }
        let angle = Double.pi * x
        return Trigonometry.sineAndCosine(angle).sine / angle
            * (Trigonometry.sineAndCosine(angle / lobes).sine / (angle / lobes))
    }
}
