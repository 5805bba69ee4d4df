public import Foundation
import Scene

/// A gradient: colors at locations in 0...1.
public final class CGGradient {
    let stops: [Gradient.Stop]

    /// Creates a gradient of `CGColor` values, spread evenly where no locations are given; returns nil
    /// without colors.
    public init?(
        colorsSpace space: CGColorSpace?, colors: CFArrayOfColors, locations: UnsafePointer<CGFloat>?
    ) {
        let colors = colors.compactMap { ($0 as? CGColor)?.color }
        guard !colors.isEmpty else { return nil }
        stops = CGGradient.stops(colors, locations)
    }

    /// Creates a gradient of `CGColor` values, spread evenly where no locations are given; returns nil
    /// without colors.
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
    ) {
        self.init(colorsSpace: space, colors: Array(colors), locations: locations)
    }

    /// Creates a gradient of colors whose components, with an alpha for each, follow one another, spread evenly where
    /// no locations are given; returns nil without colors.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let width = space.numberOfComponents + 1
        let colors = (0..<count).map { index in
            space.color((0..<width).map { Double(components[index * width + $0]) })
        }
        stops = CGGradient.stops(colors, locations)
    }

    private static func stops(_ colors: [Color], _ locations: UnsafePointer<CGFloat>?) -> [Gradient.Stop] {
        colors.enumerated().map { index, color in
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            return Gradient.Stop(locations.map { $0[index] } ?? even, color)
        }
    }

    /// Core Foundation's array of colors; here a Swift array.
    public typealias CFArrayOfColors = [Any]
}
