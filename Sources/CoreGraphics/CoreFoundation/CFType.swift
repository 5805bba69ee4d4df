// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The number of a type of Core Foundation.
public typealias CFTypeID = UInt

/// The numbers of types, which code compares with one another. Chosen: those of macOS 14, which Apple does not promise.
private enum TypeID {
    static let null: CFTypeID = 16, set: CFTypeID = 17, dictionary: CFTypeID = 18, array: CFTypeID = 19
    static let data: CFTypeID = 20, boolean: CFTypeID = 21, number: CFTypeID = 22
    static let string: CFTypeID = 7, url: CFTypeID = 29, error: CFTypeID = 27, date: CFTypeID = 42
    static let attributedString: CFTypeID = 62
    /// The number of objects that are not bridged to Core Foundation.
    static let other: CFTypeID = 1
}

extension NSNumber {
    /// Whether it was made of a Boolean value. Measured: Foundation on Linux gives no other number this encoding.
    fileprivate var isBoolean: Bool { objCType.pointee == CChar(UInt8(ascii: "c")) }
}

/// Returns the number of the type of an object.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    switch cf {
    case let number as NSNumber: number.isBoolean ? TypeID.boolean : TypeID.number
    case is NSString: TypeID.string
    case is NSDictionary: TypeID.dictionary
    case is NSArray: TypeID.array
    case is NSSet: TypeID.set
    case is NSData: TypeID.data
    case is NSDate: TypeID.date
    case is NSURL: TypeID.url
    case is NSNull: TypeID.null
    case is NSError: TypeID.error
    case is NSAttributedString: TypeID.attributedString
    default: TypeID.other
    }
}

/// Returns the number of the type of strings.
public func CFStringGetTypeID() -> CFTypeID { TypeID.string }
/// Returns the number of the type of numbers.
public func CFNumberGetTypeID() -> CFTypeID { TypeID.number }
/// Returns the number of the type of Boolean values.
public func CFBooleanGetTypeID() -> CFTypeID { TypeID.boolean }
/// Returns the number of the type of arrays.
public func CFArrayGetTypeID() -> CFTypeID { TypeID.array }
/// Returns the number of the type of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { TypeID.dictionary }
/// Returns the number of the type of sets.
public func CFSetGetTypeID() -> CFTypeID { TypeID.set }
/// Returns the number of the type of data.
public func CFDataGetTypeID() -> CFTypeID { TypeID.data }
/// Returns the number of the type of dates.
public func CFDateGetTypeID() -> CFTypeID { TypeID.date }
/// Returns the number of the type of URLs.
public func CFURLGetTypeID() -> CFTypeID { TypeID.url }
/// Returns the number of the type of the null object.
public func CFNullGetTypeID() -> CFTypeID { TypeID.null }
/// Returns the number of the type of errors.
public func CFErrorGetTypeID() -> CFTypeID { TypeID.error }
/// Returns the number of the type of attributed strings.
public func CFAttributedStringGetTypeID() -> CFTypeID { TypeID.attributedString }

/// The types by which a number may be kept. Raw values match Apple's.
public enum CFNumberType: CFIndex, Hashable, Sendable {
    /// A signed integer of 8 bits.
    case sInt8Type = 1
    /// A signed integer of 16 bits.
    case sInt16Type = 2
    /// A signed integer of 32 bits.
    case sInt32Type = 3
    /// A signed integer of 64 bits.
    case sInt64Type = 4
    /// A floating-point number of 32 bits.
    case float32Type = 5
    /// A floating-point number of 64 bits.
    case float64Type = 6
    /// The type `char` of C.
    case charType = 7
    /// The type `short` of C.
    case shortType = 8
    /// The type `int` of C.
    case intType = 9
    /// The type `long` of C.
    case longType = 10
    /// The type `long long` of C.
    case longLongType = 11
    /// The type `float` of C.
    case floatType = 12
    /// The type `double` of C.
    case doubleType = 13
    /// An index of Core Foundation.
    case cfIndexType = 14
    /// An integer of Foundation.
    case nsIntegerType = 15
    /// A coordinate of Core Graphics.
    case cgFloatType = 16
}

/// Returns the type by which a number is kept: `charType` for a Boolean value.
///
/// As the documentation warns, it may be another one than that of the value of which the number was made: here, integers
/// of up to 32 bits are kept alike.
public func CFNumberGetType(_ number: CFNumber!) -> CFNumberType {
    switch number.map({ UInt8(bitPattern: $0.objCType.pointee) }) {
    case UInt8(ascii: "c"): .charType
    case UInt8(ascii: "s"), UInt8(ascii: "C"): .sInt16Type
    case UInt8(ascii: "i"), UInt8(ascii: "S"): .sInt32Type
    case UInt8(ascii: "f"): .float32Type
    case UInt8(ascii: "d"): .float64Type
    default: .sInt64Type
    }
}

/// Returns whether a number is kept as a floating-point number.
public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool {
    [.float32Type, .float64Type].contains(CFNumberGetType(number))
}

/// Returns the value of a Boolean object.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean?.boolValue ?? false }
