import Foundation

/// Values as predicates compare them.
enum PredicateValue {
    /// Returns a value without optionals around it; nil for `NSNull`.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// Returns the elements of an array or a set; nil for other values.
    static func list(_ value: Any?) -> [Any]? {
        guard let value = unwrapped(value) else { return nil }
        if let set = value as? NSSet { return set.allObjects }
        if let set = value as? NSOrderedSet { return set.array }
        if let array = value as? [Any] { return array }
        let style = Mirror(reflecting: value).displayStyle
        guard style == .set || style == .collection else { return nil }
        return Mirror(reflecting: value).children.map(\.value)
    }

    static func text(_ value: Any?) -> String? {
        let value = unwrapped(value)
        return value as? String ?? (value as? NSString).map { "\($0)" } ?? (value as? UUID)?.uuidString
    }

    static func number(_ value: Any?) -> Double? {
        switch unwrapped(value) {
        case let flag as Bool: flag ? 1 : 0
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        case let number as Float: Double(number)
        case let number as Double: number
        case let date as Date: date.timeIntervalSinceReferenceDate
        case let date as NSDate: date.timeIntervalSinceReferenceDate
        default: nil
        }
    }

    static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        let left = unwrapped(left), right = unwrapped(right)
        guard let left, let right else { return left == nil && right == nil }
        if let first = number(left), let second = number(right) { return first == second }
        if let first = text(left), let second = text(right) { return first == second }
        if let first = left as? NSObject, let second = right as? NSObject { return first.isEqual(second) }
        return (left as? AnyHashable) == (right as? AnyHashable) && left is AnyHashable
    }

    /// Returns the order of two values; nil if they have none.
    static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        if let first = number(left), let second = number(right) {
            return first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
        }
        if let first = text(left), let second = text(right) { return first.compare(second) }
        return nil
    }
}
