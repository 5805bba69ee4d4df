extension NSSortDescriptor {
    /// Creates a sort descriptor for a key path; a nil key stands for the objects themselves.
    ///
    /// Values are found by the names of properties; those without an order count as equal, and nil comes first.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending) { PredicateValue.order($0, $1) ?? .orderedSame }
    }

    /// Creates a sort descriptor for a key path with a comparison method: strings are compared without regard to case
    /// if its name says so, and all other values as usual.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let ignoresCase =
            selector.map {
                "\($0)".contains("nsensitive") || "\($0)".contains("localizedStandard")
            } ?? false
        self.init(key: key, ascending: ascending) { left, right in
            guard ignoresCase, let left = left as? String, let right = right as? String else {
                return PredicateValue.order(left, right) ?? .orderedSame
            }
            return left.compare(right, options: .caseInsensitive)
        }
    }

    /// Creates a sort descriptor for a key path with a comparator.
    public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
        let path = PredicateExpression.keyPath(key ?? "")
        self.init(keyPath: \NSObject.self, ascending: ascending) { left, right in
            let first = PredicateValue.unwrapped(path.value(of: left))
            let second = PredicateValue.unwrapped(path.value(of: right))
            guard let first, let second else {
                return first == nil ? second == nil ? .orderedSame : .orderedAscending : .orderedDescending
            }
            return comparator(first, second)
        }
    }
}
