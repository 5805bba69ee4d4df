/// Returns whether two values of one type are the same; those that cannot be compared count as the same.
package func areEqual(_ left: Any, _ right: Any) -> Bool {
    func equals<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
    if type(of: left) is AnyClass, type(of: right) is AnyClass {
        if left as AnyObject === right as AnyObject { return true }
        // Foundation's arrays compare no objects but those of its own root.
        if let left = left as? NSArray, let right = right as? NSArray {
            return left.count == right.count && (0..<left.count).allSatisfy { areEqual(left[$0], right[$0]) }
        }
    }
    if let left = left as? any Equatable { return equals(left) }
    guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return true }
    return left as AnyObject === right as AnyObject
}

/// Returns the content of a value that may be an optional; nil for none.
package func presentValue(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { presentValue($0.value) }
}
