extension NSPredicate {
    /// Creates a predicate from a format such as `"name BEGINSWITH[c] %@ AND age > 18"`.
    ///
    /// Values are found by the names of properties. A format with functions, subqueries or arithmetic, or one that is
    /// malformed, matches nothing; the latter raises an exception on a device.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format, with `%@`, `%K` and the specifiers of numbers for arguments.
    ///   - arguments: The arguments.
    public convenience init(format predicateFormat: String, _ arguments: Any?...) {
        self.init(format: predicateFormat, argumentArray: arguments.map { $0 as Any })
    }

    /// Creates a predicate from a format and an array of arguments.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let test = PredicateParser.test(predicateFormat, arguments ?? [])
        self.init { object, _ in test?(object) ?? false }
    }
}
