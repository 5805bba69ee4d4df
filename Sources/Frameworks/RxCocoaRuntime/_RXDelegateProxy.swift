// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, NeverUseImplicitlyUnwrappedOptionals

public import UIKit

/// The superclass of RxCocoa's delegate proxies: an object that stands before a delegate.
///
/// Source: `_RXDelegateProxy.h` of RxSwift. Methods that the proxy does not have go to the delegate behind it. Calls are not
/// observed, since there are no invocations without the Objective-C runtime: sequences such as `rx.itemSelected` are empty.
open class _RXDelegateProxy: NSObject, MessageForwarder {
    private var retained: AnyObject?

    /// The delegate behind the proxy; nil for none.
    open private(set) weak var _forwardToDelegate: AnyObject?

    /// Creates a proxy without a delegate behind it.
    public override init() {}

    /// Sets the delegate behind the proxy.
    ///
    /// - Parameters:
    ///   - forwardToDelegate: The delegate; nil for none.
    ///   - retainDelegate: Whether the proxy retains it.
    open func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
        let delegate = forwardToDelegate.map { $0 as AnyObject }
        _forwardToDelegate = delegate
        retained = retainDelegate ? delegate : nil
    }

    /// Whether the class of the proxy has a method: false, as its methods are not known by their names.
    open func hasWiredImplementation(for selector: Selector) -> Bool { false }

    /// Whether a protocol of the proxy has a method without a result: true for every selector, as protocols are not known by
    /// their methods.
    open func voidDelegateMethodsContain(_ selector: Selector) -> Bool { true }

    /// Called before a method of the delegate is; it is not called here.
    open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}

    /// Called after a method of the delegate was; it is not called here.
    open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}

    /// Returns the delegate behind the proxy.
    open func forwardingTargetOfMessage(for aSelector: Selector!) -> Any? { _forwardToDelegate }
}
