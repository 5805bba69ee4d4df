public import SwiftUICore

/// A part of an app's user interface with a life cycle managed by the system.
public protocol Scene {
    /// The type of scene that represents the content.
    associatedtype Body: Scene
    /// The content of the scene.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene of SwiftUI itself, which consists of no others.
protocol SystemScene: Scene where Body == Never {
    /// The view that the scene shows at launch; nil for scenes that show none.
    var launchedView: (any View)? { get }
}

extension SystemScene {
    /// Such a scene consists of no others: the program stops, as on iOS.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Scene {
    /// The view that the first scene with one shows at launch; nil if there is none.
    var firstView: (any View)? {
        if let scene = self as? any SystemScene { return scene.launchedView }
        guard Body.self != Never.self, body.firstView != nil else { return nil }
        return SceneContent(self)
    }
}
