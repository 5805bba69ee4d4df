// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A function that is called when a delegate is freed. On iOS it is one of C.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
/// A function that returns how far the space of a delegate reaches above the baseline.
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// A function that returns how far the space of a delegate reaches below the baseline.
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// A function that returns the width of the space of a delegate.
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// The version of the functions of a delegate.
public let kCTRunDelegateVersion1: CFIndex = 1
/// The version of the functions of a delegate.
public let kCTRunDelegateCurrentVersion: CFIndex = 1

/// The functions of a delegate that reserves space among glyphs.
public struct CTRunDelegateCallbacks {
    /// The version of the functions: `kCTRunDelegateCurrentVersion`.
    public var version: CFIndex
    /// Called when the delegate is freed.
    public var dealloc: CTRunDelegateDeallocateCallback
    /// Returns the points above the baseline.
    public var getAscent: CTRunDelegateGetAscentCallback
    /// Returns the points below the baseline.
    public var getDescent: CTRunDelegateGetDescentCallback
    /// Returns the points from left to right.
    public var getWidth: CTRunDelegateGetWidthCallback

    /// Creates the functions of a delegate.
    public init(
        version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback,
        getAscent: @escaping CTRunDelegateGetAscentCallback,
        getDescent: @escaping CTRunDelegateGetDescentCallback,
        getWidth: @escaping CTRunDelegateGetWidthCallback
    ) {
        self.version = version
        self.dealloc = dealloc
        self.getAscent = getAscent
        self.getDescent = getDescent
        self.getWidth = getWidth
    }
}

/// Reserves space among glyphs, as for a picture that the app draws itself.
public final class CTRunDelegate {
    private let callbacks: CTRunDelegateCallbacks
    fileprivate let reference: UnsafeMutableRawPointer?
    /// What the functions are called with; some memory where code has given none.
    private let argument: UnsafeMutableRawPointer

    fileprivate init(_ callbacks: CTRunDelegateCallbacks, _ reference: UnsafeMutableRawPointer?) {
        (self.callbacks, self.reference) = (callbacks, reference)
        argument = reference ?? .allocate(byteCount: 16, alignment: 16)
    }

    deinit {
        callbacks.dealloc(argument)
        if reference == nil { argument.deallocate() }
    }

    var ascent: CGFloat { callbacks.getAscent(argument) }
    var descent: CGFloat { callbacks.getDescent(argument) }
    var width: CGFloat { callbacks.getWidth(argument) }
}

/// Returns a delegate with functions, which are called with a reference.
public func CTRunDelegateCreate(
    _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? { CTRunDelegate(callbacks.pointee, refCon) }

/// The reference with which the functions of a delegate are called.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer? {
    runDelegate.reference
}
