public import SwiftUICore

/// A type that represents the structure and behavior of an app.
public protocol App {
    /// The type of scene that represents the content of the app.
    associatedtype Body: Scene
    /// The content of the app: the first window group is what it shows when it is launched.
    @SceneBuilder var body: Body { get }
    /// Creates the app.
    init()
}

extension App {
    /// Does nothing: the tool launches apps itself, and shows what their scenes contain.
    public static func main() {}
}
