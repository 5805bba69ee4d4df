import Scene

/// Colours at positions of 0...1.
public final class CGGradient {
    let stops: [Gradient.Stop]

    /// Colours, each a `CGColor`, spread evenly where no positions are given; nil without colours.
    public init?(
        colorsSpace space: CGColorSpace?, colors: CFArrayOfColors, locations: UnsafePointer<CGFloat>?
    ) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        stops = colors.enumerated().map { index, color in
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            return Gradient.Stop(locations.map { $0[index] } ?? even, color.color)
        }
    }

    /// What Core Foundation calls an array; here Swift's.
    public typealias CFArrayOfColors = [Any]
}
