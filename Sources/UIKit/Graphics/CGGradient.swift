import Scene

/// A gradient: colors at locations in 0...1.
public final class CGGradient {
    let stops: [Gradient.Stop]

    /// Creates a gradient of `CGColor` values, spread evenly where no locations are given; returns nil
    /// without colors.
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

    /// Core Foundation's array of colors; here a Swift array.
    public typealias CFArrayOfColors = [Any]
}
