import SwiftUICore

/// A scene that is there only under a condition.
public struct _OptionalScene<Content: Scene>: SystemScene {
    let scene: Content?
    var launchedView: (any View)? { scene?.firstView }
}
