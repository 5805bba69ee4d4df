import CoreGraphics
import Foundation
import Testing

/// The types of objects of Core Foundation.
@Suite struct CoreFoundationTypeTests {
    @Test func everyObjectHasTheNumberOfItsType() {
        #expect(CFGetTypeID(NSString(string: "a")) == CFStringGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: Int8(1))) == CFNumberGetTypeID())
        #expect(CFGetTypeID(NSArray()) == CFArrayGetTypeID())
        #expect(CFGetTypeID(NSMutableDictionary()) == CFDictionaryGetTypeID())
        #expect(CFGetTypeID(NSNull()) == CFNullGetTypeID())
        let all = [
            CFStringGetTypeID(), CFBooleanGetTypeID(), CFNumberGetTypeID(), CFArrayGetTypeID(),
            CFDictionaryGetTypeID(), CFSetGetTypeID(), CFDataGetTypeID(), CFDateGetTypeID(),
            CFURLGetTypeID(), CFNullGetTypeID(), CFErrorGetTypeID(), CFAttributedStringGetTypeID(),
        ]
        #expect(Set(all).count == all.count && !all.contains(CFGetTypeID(NSObject())))
    }

    /// Source: the documentation of `CFNumberGetType`; `charType` for Boolean values.
    @Test func numbersHaveTheTypeByWhichTheyAreKept() {
        #expect(CFNumberGetType(NSNumber(value: true)) == .charType)
        #expect(CFNumberGetType(NSNumber(value: Int64.max)) == .sInt64Type)
        #expect(CFNumberIsFloatType(NSNumber(value: 1.5)) && !CFNumberIsFloatType(NSNumber(value: 2)))
        #expect(CFBooleanGetValue(NSNumber(value: true)))
    }
}
