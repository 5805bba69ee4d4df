/// A program of SwiftUI. What it shows is not drawn here.
public protocol App {
    /// The type of its scenes.
    associatedtype Body: Scene
    /// The scenes of the app.
    var body: Body { get }
    /// Creates the program.
    init()
}

extension App {
    /// Runs the app; has no effect here, as its scenes are not drawn.
    public static func main() {}
}

/// A window of a program.
public protocol Scene {
    /// The type of what the scene consists of.
    associatedtype Body: Scene
    /// What the scene consists of.
    var body: Body { get }
}

extension Never: Scene {}

/// A scene of nothing.
public struct EmptyScene: Scene {
    /// Creates a scene of nothing.
    public init() {}
    /// Such a scene consists of no others.
    public var body: Never { preconditionFailure("a scene of nothing has no body") }
}

/// Pictures of views that an editor shows.
public protocol PreviewProvider {
    /// The type of the pictures.
    associatedtype Previews: View
    /// The previews of the provider.
    @ViewBuilder static var previews: Previews { get }
}

/// The delegate of the program in UIKit.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>:
    DynamicProperty
{
    private let find: () -> Delegate
    /// Creates a property of the delegate, which the program finds.
    public init(_ delegateType: Delegate.Type = Delegate.self) {
        find = {
            guard let delegate = UIApplication.shared.delegate as? Delegate else {
                preconditionFailure("the delegate is no \(Delegate.self)")
            }
            return delegate
        }
    }
    /// The delegate of the app.
    public var wrappedValue: Delegate { find() }
}
