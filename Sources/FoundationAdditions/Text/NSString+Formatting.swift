extension NSString {
    /// Returns a text in a format, with numbers as in English.
    public static func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        NSString(string: String(format: String(describing: format), arguments: args))
    }
}

extension NSMutableString {
    /// Appends a text in a format, with numbers as in English.
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
        append(String(format: String(describing: format), arguments: args))
    }
}
