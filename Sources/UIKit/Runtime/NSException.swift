/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// An argument that a method does not take.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// A state that the code did not expect.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// An index beyond the end.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// An exception of no other name.
    public static let genericException = NSExceptionName("NSGenericException")
    /// A key without a value.
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
    /// An object of another kind than it should be.
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
}

/// What code of Objective-C raises; as on iOS, raising one ends the program.
open class NSException: NSObject {
    /// The name that identifies the kind of exception.
    public let name: NSExceptionName
    /// Why it was raised; nil for no reason.
    public let reason: String?
    /// More about it.
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
