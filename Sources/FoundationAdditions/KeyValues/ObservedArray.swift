/// The array of a key of an object, of whose changes the object's observers are notified with their indexes.
///
/// It keeps nothing itself: each call reads and changes the array that is the value of the key at that time.
final class ObservedArray: NSMutableArray {
    private let owner: NSObject?
    private let key: String
    /// The elements without an owner, as Foundation makes copies.
    private let ownerless: NSMutableArray

    /// Creates the array of a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - owner: The object.
    init(_ key: String, of owner: NSObject) {
        (self.owner, self.key, ownerless) = (owner, key, NSMutableArray())
        super.init(objects: nil, count: 0)
    }

    required init(objects: UnsafePointer<AnyObject>?, count: Int) {
        (owner, key) = (nil, "")
        ownerless = NSMutableArray(objects: objects, count: count)
        super.init(objects: nil, count: 0)
    }

    required convenience init(arrayLiteral elements: Any...) {
        self.init(objects: nil, count: 0)
        addObjects(from: elements)
    }

    required convenience init?(coder: NSCoder) { return nil }

    /// The array that is the value now.
    private var array: NSMutableArray {
        guard let owner else { return ownerless }
        switch owner.value(forKey: key) {
        case let array as NSMutableArray: return array
        case let array as NSArray: return NSMutableArray(array: Array(array))
        case let array as [Any]: return NSMutableArray(array: array)
        default: return NSMutableArray()
        }
    }

    /// Changes the value.
    ///
    /// A mutable array is changed as it is, and observers are notified of the indexes. Another value is replaced.
    ///
    /// - Parameters:
    ///   - kind: The kind of the change.
    ///   - indexes: Those of the elements that are added, removed or replaced.
    ///   - body: Changes the array.
    private func change(_ kind: NSKeyValueChange, at indexes: IndexSet, _ body: (NSMutableArray) -> Void) {
        let array = self.array
        guard !indexes.isEmpty else { return body(array) }
        let old = kind == .insertion ? nil : indexes.map { array[$0] }
        body(array)
        guard let owner else { return }
        guard owner.value(forKey: key) as? NSMutableArray === array else {
            return owner.setValue(Array(array), forKey: key)
        }
        let new = kind == .removal ? nil : indexes.map { array[$0] }
        owner.notifyObservers(of: key, kind, at: indexes, old: old, new: new)
    }

    // MARK: Reading

    override var count: Int { array.count }

    override func object(at index: Int) -> Any { array.object(at: index) }

    override func index(of anObject: Any) -> Int { indexes(of: anObject).first ?? NSNotFound }

    override func contains(_ anObject: Any) -> Bool { !indexes(of: anObject).isEmpty }

    /// Returns the indexes of an object; Foundation's array compares no objects but those of its own root.
    private func indexes(of anObject: Any) -> IndexSet {
        let array = self.array
        return IndexSet(
            (0..<array.count).filter { index in
                let element = array[index]
                if let object = element as? NSObject { return object.isEqual(anObject) }
                return type(of: element) is AnyClass && type(of: anObject) is AnyClass
                    && areEqual(element, anObject)
            })
    }

    // MARK: Changes

    override func add(_ anObject: Any) { insert(anObject, at: count) }

    override func addObjects(from otherArray: [Any]) {
        let start = count
        insert(otherArray, at: IndexSet(integersIn: start..<start + otherArray.count))
    }

    override func insert(_ anObject: Any, at index: Int) {
        change(.insertion, at: [index]) { $0.insert(anObject, at: index) }
    }

    override func insert(_ objects: [Any], at indexes: IndexSet) {
        change(.insertion, at: indexes) { array in
            for (index, object) in zip(indexes, objects) { array.insert(object, at: index) }
        }
    }

    override func removeObject(at index: Int) {
        change(.removal, at: [index]) { $0.removeObject(at: index) }
    }

    override func removeObjects(at indexes: IndexSet) {
        change(.removal, at: indexes) { array in
            for index in indexes.reversed() { array.removeObject(at: index) }
        }
    }

    override func removeObjects(in range: NSRange) {
        removeObjects(at: IndexSet(integersIn: range.location..<range.location + range.length))
    }

    override func remove(_ anObject: Any) { removeObjects(at: indexes(of: anObject)) }

    override func removeObjects(in otherArray: [Any]) {
        removeObjects(at: otherArray.reduce(into: IndexSet()) { $0.formUnion(indexes(of: $1)) })
    }

    override func removeLastObject() { removeObject(at: count - 1) }

    override func removeAllObjects() { removeObjects(at: IndexSet(integersIn: 0..<count)) }

    override func replaceObject(at index: Int, with anObject: Any) {
        change(.replacement, at: [index]) { $0.replaceObject(at: index, with: anObject) }
    }

    override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
        change(.replacement, at: indexes) { array in
            for (index, object) in zip(indexes, objects) { array.replaceObject(at: index, with: object) }
        }
    }

    /// Replaces the elements of a range: the old ones are removed, then the new ones inserted.
    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        removeObjects(in: range)
        insert(
            otherArray, at: IndexSet(integersIn: range.location..<range.location + otherArray.count))
    }

    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
        guard idx1 != idx2 else { return }
        change(.replacement, at: [idx1, idx2]) { array in
            let first = array[idx1]
            array.replaceObject(at: idx1, with: array[idx2])
            array.replaceObject(at: idx2, with: first)
        }
    }

    override func setArray(_ otherArray: [Any]) {
        replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: otherArray)
    }
}

extension NSObject {
    /// Returns the array of a key, of whose changes the object's observers are notified.
    ///
    /// - Parameter key: The key of an array.
    /// - Returns: A mutable array that reads and changes the value.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { ObservedArray(key, of: self) }

    /// Returns the array at a key path, of whose changes observers of its object are notified.
    ///
    /// - Parameter keyPath: The key path of an array.
    /// - Returns: A mutable array that reads and changes the value; a free one where an object of the path is nil.
    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        guard let dot = keyPath.firstIndex(of: ".") else { return mutableArrayValue(forKey: keyPath) }
        let owner = value(forKey: String(keyPath[..<dot])) as? NSObject
        return owner?.mutableArrayValue(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
            ?? NSMutableArray()
    }
}
