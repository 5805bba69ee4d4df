package import Foundation
package import Scene

/// A part of what a host shows, in drawing order.
package enum HostedItem {
    /// Commands in points of the host.
    case commands([DrawCommand])
    /// A platform view in its frame, in points of the host, within scopes.
    case platform(any PlatformLeaf, frame: CGRect, scopes: [Scope])
}
