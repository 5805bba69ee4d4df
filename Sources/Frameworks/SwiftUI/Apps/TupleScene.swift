import SwiftUICore

/// The scenes that a block of a scene builder lists.
public struct TupleScene: SystemScene {
    let scenes: [any Scene]
    var launchedView: (any View)? { scenes.lazy.compactMap { $0.firstView }.first }
}
