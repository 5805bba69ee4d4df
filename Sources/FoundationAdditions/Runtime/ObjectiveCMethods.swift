// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Classes have no methods of Objective-C here: every class answers with a mark, so that code which replaces a method goes
// on and has no effect.

/// A method of Objective-C.
public typealias Method = OpaquePointer
/// The implementation of a method of Objective-C.
public typealias IMP = OpaquePointer

/// Returns a method of a class's objects.
///
/// - Parameters:
///   - cls: The class.
///   - name: The method, whether the class has one of that name or not: which it has is not known.
/// - Returns: A mark; nil without a class.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { mark(of: cls) }

/// Returns a method of a class.
///
/// - Parameters:
///   - cls: The class.
///   - name: The method, whether the class has one of that name or not: which it has is not known.
/// - Returns: A mark; nil without a class.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { mark(of: cls) }

/// Returns the implementation of a method: a function that does nothing and returns nil.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Returns the implementation of a method of a class: a function that does nothing and returns nil.
///
/// - Parameters:
///   - cls: The class.
///   - name: The method.
/// - Returns: The function; nil without a class.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { mark(of: cls) }

/// Returns the type encoding of a method: nil, as it is not known.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Replaces the implementation of a method: without effect; returns the one before.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }

/// Exchanges the implementations of two methods: without effect.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Adds a method to a class; returns false, as none can be added.
@discardableResult
public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Replaces a method of a class: without effect; returns the implementation before, or nil without a class.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { mark(of: cls) }

/// Returns an implementation that calls a block: a function that is never called, and does nothing.
public func imp_implementationWithBlock(_ block: Any) -> IMP { unusedImplementation }

private func mark(of cls: AnyClass?) -> OpaquePointer? { cls == nil ? nil : unusedImplementation }

/// What stands for all implementations: code that calls the one it believes to have replaced may do so.
private var unusedImplementation: IMP {
    let function: @convention(c) () -> UnsafeRawPointer? = { nil }
    return unsafeBitCast(function, to: IMP.self)
}
