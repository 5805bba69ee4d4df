import CoreGraphics
package import Foundation
import Geometry
package import Scene

/// A part of what a host shows, in drawing order.
package enum HostedItem {
    /// Commands in points of the host.
    case commands([DrawCommand])
    /// A platform view in its frame, in points of the host, within scopes.
    case platform(any PlatformLeaf, frame: CGRect, scopes: [Scope])
}

extension [HostedItem] {
    /// The bounds of what is drawn, a little larger; nil for nothing.
    var groupBounds: Rect? {
        let bounds = compactMap { item -> Rect? in
            switch item {
            case .commands(let commands): commands.markedBounds
            case .platform(_, let frame, _): frame.isFiniteRect ? frame.rect : nil
            }
        }
        guard let first = bounds.first else { return nil }
        return bounds.dropFirst().reduce(first) { $0.union($1) }.inset(by: Insets(all: -1))
    }
}
