extension NSCoder {
    /// Returns the point that a text such as `{1, 2}` gives; zero for other texts.
    public class func cgPoint(for string: String) -> CGPoint {
        let numbers = numbers(in: string, count: 2)
        return CGPoint(x: numbers[0], y: numbers[1])
    }
    /// Returns the size that a text such as `{1, 2}` gives; zero for other texts.
    public class func cgSize(for string: String) -> CGSize {
        let numbers = numbers(in: string, count: 2)
        return CGSize(width: numbers[0], height: numbers[1])
    }
    /// Returns the rectangle that a text such as `{{1, 2}, {3, 4}}` gives; zero for other texts.
    public class func cgRect(for string: String) -> CGRect {
        let numbers = numbers(in: string, count: 4)
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    /// Returns the insets that a text such as `{1, 2, 3, 4}` gives, from the top; zero for other texts.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let numbers = numbers(in: string, count: 4)
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    /// Returns the vector that a text such as `{1, 2}` gives; zero for other texts.
    public class func cgVector(for string: String) -> CGVector {
        let numbers = numbers(in: string, count: 2)
        return CGVector(dx: numbers[0], dy: numbers[1])
    }
    /// Returns the transform that a text such as `[1, 0, 0, 1, 0, 0]` gives; the identity for other texts.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        let entries = string.split { "[]{}, ".contains($0) }.compactMap { Double($0) }
        guard entries.count == 6 else { return .identity }
        return CGAffineTransform(
            a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4], ty: entries[5])
    }
    /// Returns the text of a vector.
    public class func string(for vector: CGVector) -> String { "{\(text(vector.dx)), \(text(vector.dy))}" }
    /// Returns the text of a transform.
    public class func string(for transform: CGAffineTransform) -> String {
        let t = transform
        return "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map { text($0) }.joined(separator: ", ") + "]"
    }
    /// Returns the text of a point.
    public class func string(for point: CGPoint) -> String { "{\(text(point.x)), \(text(point.y))}" }
    /// Returns the text of a size.
    public class func string(for size: CGSize) -> String { "{\(text(size.width)), \(text(size.height))}" }
    /// Returns the text of a rectangle.
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    /// Returns the text of insets, from the top.
    public class func string(for insets: UIEdgeInsets) -> String {
        "{\(text(insets.top)), \(text(insets.left)), \(text(insets.bottom)), \(text(insets.right))}"
    }

    /// Returns the offset that a text such as `{1, 2}` gives; zero for other texts.
    public class func uiOffset(for string: String) -> UIOffset {
        let numbers = numbers(in: string, count: 2)
        return UIOffset(horizontal: numbers[0], vertical: numbers[1])
    }
    /// Returns the insets that a text such as `{1, 2, 3, 4}` gives, from the top; zero for other texts.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        let numbers = numbers(in: string, count: 4)
        return NSDirectionalEdgeInsets(
            top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
    /// Returns the text of an offset.
    public class func string(for offset: UIOffset) -> String {
        "{\(text(offset.horizontal)), \(text(offset.vertical))}"
    }
    /// Returns the text of insets, from the top.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        "{\(text(insets.top)), \(text(insets.leading)), \(text(insets.bottom)), \(text(insets.trailing))}"
    }

    /// The shortest decimal, without a fraction for whole numbers.
    private class func text(_ number: CGFloat) -> String {
        let text = "\(Double(number))"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private class func numbers(in text: String, count: Int) -> [CGFloat] {
        let numbers = text.split { "{}[], ".contains($0) }.compactMap { Double($0) }
        return numbers.count == count ? numbers.map { CGFloat($0) } : Array(repeating: 0, count: count)
    }
}
