// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Classes have no methods of Objective-C here: none is found, and none is added or replaced.

/// A method of Objective-C.
public typealias Method = OpaquePointer
/// The implementation of a method of Objective-C.
public typealias IMP = OpaquePointer

/// Returns a method of a class's objects: nil, as no class has one of Objective-C.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns a method of a class: nil, as no class has one of Objective-C.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns the implementation of a method.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Returns the implementation of a method of a class: nil, as no class has one of Objective-C.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Returns the type encoding of a method: nil, as it is not known.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Replaces the implementation of a method, which no class has; returns the one before.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }

/// Exchanges the implementations of two methods, which no class has.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Adds a method to a class; returns false, as none can be added.
@discardableResult
public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Replaces a method of a class, which has none; returns nil.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Returns an implementation that calls a block: a mark that is never called.
public func imp_implementationWithBlock(_ block: Any) -> IMP { unusedImplementation.address }

private let unusedImplementation = UnusedImplementation()

/// The address of an implementation.
private final class UnusedImplementation: Sendable {
    var address: IMP { IMP(Unmanaged.passUnretained(self).toOpaque()) }
}
