public import Foundation
public import MaquetteCombine
public import SwiftUICore
public import UIKit

/// A property wrapper type that provides access to a UIKit app delegate.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>:
    DynamicProperty
{
    /// Creates a property of the delegate of a class, which the app creates when it is launched.
    public init(_ delegateType: Delegate.Type = Delegate.self) {}

    /// The app delegate: the program stops where the app has been launched with none of the class.
    public var wrappedValue: Delegate {
        guard let delegate = UIApplication.shared.delegate as? Delegate else {
            preconditionFailure("the app delegate is not a \(Delegate.self)")
        }
        return delegate
    }
}

extension UIApplicationDelegateAdaptor where Delegate: ObservableObject {
    /// Bindings to the properties of the app delegate.
    public var projectedValue: ObservedObject<Delegate>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

/// A property that provides an app delegate.
protocol DelegateProperty {
    /// The delegate; nil where the app has been launched with another one.
    var delegate: AnyObject? { get }
}

extension UIApplicationDelegateAdaptor: DelegateProperty {
    var delegate: AnyObject? { UIApplication.shared.delegate as? Delegate }
}
