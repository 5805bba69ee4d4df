// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// An array that can be changed.
public typealias CFMutableArray = NSMutableArray

/// The number of values of an array.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }

/// Returns the value at an index as a reference that the array keeps; nil for values that are no objects.
///
/// Code takes it by `unsafeBitCast` or `Unmanaged.fromOpaque`, as on iOS.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    guard let theArray, theArray.count > idx, idx >= 0, type(of: theArray[idx]) is AnyClass else {
        return nil
    }
    return UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}

/// The number of keys of a dictionary.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

/// The number of characters of a string, in UTF-16 units.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.length ?? 0 }
/// Returns a part of a string.
public func CFStringCreateWithSubstring(
    _ alloc: CFAllocator?, _ str: CFString!, _ range: CFRange
) -> CFString! {
    str.map { NSString(string: $0.substring(with: NSRange(range))) }
}
/// Returns a copy of a string.
public func CFStringCreateCopy(_ alloc: CFAllocator?, _ theString: CFString!) -> CFString! {
    theString.map { NSString(string: $0.description) }
}
