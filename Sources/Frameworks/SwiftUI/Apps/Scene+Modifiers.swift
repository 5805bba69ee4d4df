public import MaquetteCombine
public import Observation
public import SwiftUICore

extension Scene {
    /// Returns the scene with an action for changes of a value, which gets the old and the new one.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene { changed { AnyView($0.onChange(of: value, initial: initial, action)) } }

    /// Returns the scene with an action for changes of a value.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { changed { AnyView($0.onChange(of: value, initial: initial, action)) } }

    /// Returns the scene with an action for changes of a value, which gets the new one.
    @available(*, deprecated, message: "Use an action of two or no parameters.")
    @_disfavoredOverload
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene { changed { AnyView($0.onChange(of: value) { action($1) }) } }

    /// Returns the scene with a value of the environment.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        changed { AnyView($0.environment(keyPath, value)) }
    }

    /// Returns the scene with an observed object for the environment of its views.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        changed { AnyView($0.environment(object)) }
    }

    /// Returns the scene with an object for the environment objects of its views.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        changed { AnyView($0.environmentObject(object)) }
    }
}
