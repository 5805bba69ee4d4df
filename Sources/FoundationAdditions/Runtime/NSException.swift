/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// An argument that a method does not accept.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// A state that violates an assumption of the code.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// An index out of bounds.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// An exception of no other name.
    public static let genericException = NSExceptionName("NSGenericException")
    /// A key of which an object has no value.
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
    /// An object of another kind than it should be.
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
}

/// An exception of Objective-C code; as on iOS, raising one ends the program.
open class NSException: NSObject {
    /// The name that identifies the kind of exception.
    public let name: NSExceptionName
    /// Why it was raised; nil for no reason.
    public let reason: String?
    /// Values of the app's own about the exception; nil for none.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception.
    public init(
        name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
        super.init()
    }

    /// Ends the program with the reason; a screen whose code does so is drawn without it.
    open func raise() { Swift.preconditionFailure("\(name.rawValue): \(reason ?? "")") }

    /// Ends the program with a reason.
    public class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }
}

/// The pointer to an error that older functions write.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
