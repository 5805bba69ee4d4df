extension NSPredicate {
    /// Creates a predicate of a format such as `"name BEGINSWITH[c] %@ AND age > 18"`.
    ///
    /// Values are found by the names of properties. A format with functions, subqueries or arithmetic, or one that is
    /// wrong, is fulfilled by nothing; the latter ends the app on a device.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format, with `%@`, `%K` and the places of numbers for arguments.
    ///   - arguments: The arguments.
    public convenience init(format predicateFormat: String, _ arguments: Any?...) {
        self.init(format: predicateFormat, argumentArray: arguments.map { $0 as Any })
    }

    /// Creates a predicate of a format and its arguments.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let test = PredicateParser.test(predicateFormat, arguments ?? [])
        self.init { object, _ in test?(object) ?? false }
    }
}
