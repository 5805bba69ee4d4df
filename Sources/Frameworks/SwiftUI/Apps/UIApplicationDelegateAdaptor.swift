public import SwiftUICore
public import UIKit

/// A property wrapper type that provides access to a UIKit app delegate.
@propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>:
    DynamicProperty
{
    private let find: () -> Delegate

    /// Creates a property of the delegate of a class, which the app creates when it is launched.
    public init(_ delegateType: Delegate.Type = Delegate.self) {
        find = {
            guard let delegate = UIApplication.shared.delegate as? Delegate else {
                preconditionFailure("the delegate is no \(Delegate.self)")
            }
            return delegate
        }
    }

    /// The app delegate.
    public var wrappedValue: Delegate { find() }
}
