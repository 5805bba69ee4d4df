extension NSMutableDictionary {
    /// The value of a key that is copied, such as a text; setting nil removes it.
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            guard let key = key as? NSObject else { return }
            if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
        }
    }
}
