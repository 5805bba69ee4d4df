public import Foundation
import RenderContext

// Names of Core Foundation that code of views uses, by the classes of Foundation that are toll-free bridged to them.

/// A dictionary that cannot be changed.
public typealias CFDictionary = NSDictionary
/// A dictionary that can be changed.
public typealias CFMutableDictionary = NSMutableDictionary
/// A string that cannot be changed.
public typealias CFString = NSString
/// A string that can be changed.
public typealias CFMutableString = NSMutableString
/// An array that cannot be changed.
public typealias CFArray = NSArray
/// Bytes that cannot be changed.
public typealias CFData = NSData
/// A URL, absolute or relative.
public typealias CFURL = NSURL
/// A number of any numeric type.
public typealias CFNumber = NSNumber
/// A Boolean value, as a number.
public typealias CFBoolean = NSNumber
/// An object of any class.
public typealias CFTypeRef = AnyObject
/// Options as bits.
public typealias CFOptionFlags = UInt
/// A time in seconds.
public typealias CFTimeInterval = Double
/// An integer, of 64 bits.
public typealias NSInteger = Int
/// An unsigned integer, of 64 bits.
public typealias NSUInteger = UInt
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest finite number of `Float`.
public let HUGE = Float.greatestFiniteMagnitude
/// A time in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
/// A result code of the system's older functions.
public typealias OSStatus = Int32
/// The result code of success.
public let noErr: OSStatus = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time of the render's clock, in seconds since the beginning of 2001: a moment that is the same in every
/// render, and the virtual time since.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { RenderContext.current.eventLoop.now }

extension CGRect {
    /// Whether it is the same rectangle.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGSize {
    /// Whether it is the same size.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGPoint {
    /// Whether it is the same point.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of the number of the build in a bundle's `Info.plist`.
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of the name in a bundle's `Info.plist`.
public var kCFBundleNameKey: CFString! { "CFBundleName" }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of the identifier in a bundle's `Info.plist`.
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of the name of the program in a bundle's `Info.plist`.
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
/// An allocator of memory.
public typealias CFAllocator = AnyObject
/// The default allocator: nil, as Swift allocates memory.
public var kCFAllocatorDefault: CFAllocator? { nil }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The Boolean value true.
public var kCFBooleanTrue: CFBoolean! { true }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The Boolean value false.
public var kCFBooleanFalse: CFBoolean! { false }
