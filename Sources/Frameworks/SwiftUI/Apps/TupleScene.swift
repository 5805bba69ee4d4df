import SwiftUICore

/// Several scenes.
public struct TupleScene: SystemScene {
    let scenes: [any Scene]
    var launchedView: (any View)? { scenes.lazy.compactMap { $0.firstView }.first }
}
