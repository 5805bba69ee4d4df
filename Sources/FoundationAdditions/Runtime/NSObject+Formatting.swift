public import Foundation

/// Objects of all classes are arguments of `%@` in formats: of `String(format:)`, `NSLog` and `NSString`.
///
/// Foundation on this system takes strings only.
extension NSObject: @retroactive CVarArg {
    /// The address of the string itself, or of the description of another object, which stays in memory, since it is
    /// not known when the argument has been used.
    public var _cVarArgEncoding: [Int] {
        let string =
            self is NSString
            ? self : Unmanaged.passRetained(NSString(string: description)).takeUnretainedValue()
        return [Int(bitPattern: Unmanaged.passUnretained(string).toOpaque())]
    }
}
