/// Returns the bits of a value as another type.
///
/// Code of iOS keeps blocks of Objective-C, which are objects there, as `AnyObject` in this way. A closure here has another
/// size than an object: it is wrapped in one, and taken out again.
///
/// - Parameters:
///   - x: The value.
///   - type: The type, of the same size; or `AnyObject` for a closure, and the type of the closure for what that gave.
/// - Returns: The value.
public func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U {
    guard MemoryLayout<T>.size != MemoryLayout<U>.size else { return Swift.unsafeBitCast(x, to: type) }
    let object: Any = type == AnyObject.self ? x as AnyObject : x
    guard let value = object as? U else {
        preconditionFailure("unsafeBitCast: \(T.self) is of another size than \(U.self)")
    }
    return value
}
