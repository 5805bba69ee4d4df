import Geometry

// Values are kept as their texts, such as `{1, 2}`, which coders with keys can hold; Foundation keeps points, sizes and
// rectangles itself.
extension NSCoder {
    /// Returns the value that is kept for a key; zeros if there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
    }
    /// Returns the value that is kept for a key; zeros if there is none.
    public func decodeCGSize(forKey key: String) -> CGSize {
        containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
    }
    /// Returns the value that is kept for a key; zeros if there is none.
    public func decodeCGRect(forKey key: String) -> CGRect {
        containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
    }
    /// Keeps a vector for a key.
    public func encode(_ vector: CGVector, forKey key: String) {
        encode(NSCoder.string(for: vector) as NSString, forKey: key)
    }
    /// Returns the value that is kept for a key; zeros if there is none.
    public func decodeCGVector(forKey key: String) -> CGVector {
        NSCoder.cgVector(for: decodedText(forKey: key))
    }
    /// Keeps a matrix for a key.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(NSCoder.string(for: transform) as NSString, forKey: key)
    }
    /// Returns the value that is kept for a key; zeros if there is none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        NSCoder.cgAffineTransform(for: decodedText(forKey: key))
    }
    /// Keeps insets for a key.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(NSCoder.string(for: insets) as NSString, forKey: key)
    }
    /// Returns the value that is kept for a key; zeros if there is none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        NSCoder.uiEdgeInsets(for: decodedText(forKey: key))
    }
    /// Keeps an offset for a key.
    public func encode(_ offset: UIOffset, forKey key: String) {
        encode(NSCoder.string(for: offset) as NSString, forKey: key)
    }
    /// Returns the value that is kept for a key; zeros if there is none.
    public func decodeUIOffset(forKey key: String) -> UIOffset {
        NSCoder.uiOffset(for: decodedText(forKey: key))
    }
    /// Keeps directional insets for a key.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode(NSCoder.string(for: insets) as NSString, forKey: key)
    }
    /// Returns the value that is kept for a key; zeros if there is none.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        NSCoder.nsDirectionalEdgeInsets(for: decodedText(forKey: key))
    }

    private func decodedText(forKey key: String) -> String {
        guard containsValue(forKey: key) else { return "" }
        return decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } ?? ""
    }
}
