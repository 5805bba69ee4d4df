// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The key of whether changes are animated by themselves.
public let kCATransactionDisableActions = "disableActions"
/// The key of the duration in seconds.
public let kCATransactionAnimationDuration = "animationDuration"

extension CATransaction {
    /// Sets a value of the transaction by its key.
    public static func setValue(_ anObject: Any?, forKey key: String) {
        switch (key, anObject) {
        case (kCATransactionDisableActions, let flag as Bool): setDisableActions(flag)
        case (kCATransactionAnimationDuration, let duration as Double): setAnimationDuration(duration)
        default: break
        }
    }
}

extension NSString {
    /// Returns a text in a format, with numbers as in English.
    public static func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        NSString(string: String(format: String(describing: format), arguments: args))
    }
}
