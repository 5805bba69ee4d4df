// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The domain of the errors of interception. Source of all names: `_RXObjCRuntime.h` of RxSwift.
public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
/// The key that says whether another interception is that of key-value observing.
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

/// Why the messages of an object cannot be observed. Raw values match RxSwift's.
public enum RXObjCRuntimeError: Int, Sendable {
    /// A reason that is none of the others.
    case unknown = 1
    /// Something else intercepts the messages.
    case objectMessagesAlreadyBeingIntercepted = 2
    /// The object has no such method.
    case selectorNotImplemented = 3
    /// The object is one of Core Foundation.
    case cantInterceptCoreFoundationTollFreeBridgedObjects = 4
    /// Another thread has intercepted the messages meanwhile.
    case threadingCollisionWithOtherInterceptionMechanism = 5
    /// The original method could not be kept.
    case savingOriginalForwardingMethodFailed = 6
    /// The method could not be replaced.
    case replacingMethodWithForwardingImplementation = 7
    /// The method must stay fast.
    case observingPerformanceSensitiveMessages = 8
    /// The type of the result is not supported.
    case observingMessagesWithUnsupportedReturnType = 9
}

/// An observer of messages to an object.
public protocol RXMessageSentObserver: AnyObject {
    /// Which of the methods of base and derived classes is observed.
    var targetImplementation: IMP { get }
    /// Called before the method.
    func messageSent(withArguments arguments: [Any])
    /// Called after the method.
    func methodInvoked(withArguments arguments: [Any])
}

/// An observer of the end of an object.
public protocol RXDeallocatingObserver: AnyObject {
    /// Which of the methods of base and derived classes is observed.
    var targetImplementation: IMP { get }
    /// Called as the object ends.
    func deallocating()
}

/// Returns the selector under which RxSwift keeps what belongs to another.
public func RX_selector(_ selector: Selector) -> Selector {
    Selector("_RX_namespace_" + selector.description)
}

/// Returns a pointer that stands for a selector, which is never followed: the FNV-1a hash of its name.
///
/// Source: "FNV Hash" by Fowler, Noll and Vo, with the offset and the prime for 64 bits.
public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
    let hash = selector.description.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt) { hash, byte in
        (hash ^ UInt(byte)) &* 0x100_0000_01b3
    }
    return UnsafeMutableRawPointer(bitPattern: max(1, hash)).unsafelyUnwrapped
}

/// The implementation that stands for none: a method that does nothing.
public func RX_default_target_implementation() -> IMP {
    imp_implementationWithBlock({ () -> Void in })
}

/// Observes the messages of an object: refused, since methods cannot be intercepted without the Objective-C runtime.
///
/// - Parameters:
///   - target: The object.
///   - selector: The method.
///   - error: Receives the reason, `RXObjCRuntimeError.unknown`.
/// - Returns: nil.
public func RX_ensure_observing(
    _ target: Any, _ selector: Selector, _ error: inout NSError?
) -> IMP? {
    error = NSError(domain: RXObjCRuntimeErrorDomain, code: RXObjCRuntimeError.unknown.rawValue)
    return nil
}
