/// Key-value coding of Foundation's collections.
///
/// Source: "Key-Value Coding Programming Guide", chapters "Accessing Collection Properties" and "Using Collection Operators":
/// a key of an array or set is that of all elements, where missing values of an array are `NSNull`; operators begin with "@".
struct CollectionValues {
    private let collection: NSObject
    private let elements: [Any]
    private let keepsOrder: Bool

    /// Creates the values of a collection; nil for other objects.
    init?(_ object: NSObject) {
        switch object {
        case let array as NSArray: (elements, keepsOrder) = (array.map { $0 }, true)
        case let set as NSOrderedSet: (elements, keepsOrder) = (set.array, true)
        case let set as NSSet: (elements, keepsOrder) = (set.allObjects, false)
        case let dictionary as NSDictionary: (elements, keepsOrder) = (dictionary.allValues, true)
        default: return nil
        }
        collection = object
    }

    /// Returns the value of a key: the entry of a dictionary, or the values of all elements.
    func value(forKey key: String) -> Any? {
        if key.hasPrefix("@") { return result(of: key) }
        if let dictionary = collection as? NSDictionary { return dictionary.object(forKey: key) }
        return assembled(values(forKeyPath: key))
    }

    /// Sets an entry of a dictionary, or the value of a key of all elements.
    func setValue(_ value: Any?, forKey key: String) {
        if let dictionary = collection as? NSMutableDictionary {
            if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
        } else if !(collection is NSDictionary) {
            for element in elements { ((element as AnyObject) as? NSObject)?.setValue(value, forKey: key) }
        }
    }

    /// Returns the result of a collection operator, as of "@sum.amount" and "@count"; nil for one that is not known.
    func result(of keyPath: String) -> Any? {
        let dot = keyPath.firstIndex(of: "."), name = keyPath[..<(dot ?? keyPath.endIndex)]
        if name == "@count" { return NSNumber(value: elements.count) }
        guard let dot else { return nil }
        let found = values(forKeyPath: String(keyPath[keyPath.index(after: dot)...])).filter {
            !($0 is NSNull)
        }
        let numbers = found.compactMap { ($0 as? NSNumber)?.doubleValue ?? Double("\($0)") }
        switch name {
        case "@sum": return NSNumber(value: numbers.reduce(0, +))
        case "@avg":
            return NSNumber(value: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count))
        case "@max": return extreme(of: found, .orderedAscending)
        case "@min": return extreme(of: found, .orderedDescending)
        case "@unionOfObjects": return found as NSArray
        case "@distinctUnionOfObjects": return distinct(found) as NSArray
        case "@unionOfArrays": return flattened(found) as NSArray
        case "@distinctUnionOfArrays": return distinct(flattened(found)) as NSArray
        default: return nil
        }
    }

    /// The values of a key path of all elements.
    private func values(forKeyPath keyPath: String) -> [Any] {
        elements.map { element in
            if keyPath == "self" { return element }
            let value = ((element as AnyObject) as? NSObject)?.value(forKeyPath: keyPath)
            return value.flatMap(presentValue) ?? NSNull()
        }
    }

    private func assembled(_ values: [Any]) -> Any {
        keepsOrder ? values as NSArray : NSSet(array: values.filter { !($0 is NSNull) })
    }

    /// Returns the value that no other is beyond, where the result of comparing it with another is not the given one.
    private func extreme(of values: [Any], _ order: ComparisonResult) -> Any? {
        values.reduce(nil as Any?) { best, value in
            guard let best else { return value }
            return compare(best, value) == order ? value : best
        }
    }

    private func compare(_ left: Any, _ right: Any) -> ComparisonResult {
        switch (left as AnyObject, right as AnyObject) {
        case (let left as NSNumber, let right as NSNumber): left.compare(right)
        case (let left as NSDate, let right as NSDate): left.compare(right as Date)
        case (let left as NSString, let right as NSString): left.compare(right as String)
        default: .orderedSame
        }
    }

    private func distinct(_ values: [Any]) -> [Any] {
        var known: [Any] = []
        for value in values where !known.contains(where: { areEqual($0, value) }) { known.append(value) }
        return known
    }

    private func flattened(_ values: [Any]) -> [Any] {
        values.flatMap { ((($0 as AnyObject) as? NSArray)?.map { $0 }) ?? [$0] }
    }
}
