/// Text with attributes in runs: the representation of attributed text in views and screen files.
///
/// This is a value instead of Foundation's `NSAttributedString`, which on Linux never frees what its
/// initializers allocate. Measured: 144 to 832 bytes per object, plus the fonts, colors and images among its
/// attributes, leaked for the rest of the process. Reading an attributed string leaks nothing. So one is read
/// where an author sets it, and created only where an author gets it.
package struct StyledText {
    /// A range of text with the same attributes.
    package struct Run {
        /// The length in UTF-16 units, more than 0.
        package fileprivate(set) var length: Int
        /// The attributes of all characters of the run.
        package fileprivate(set) var attributes: [NSAttributedString.Key: Any]
    }

    /// The characters, without their attributes.
    package private(set) var string: String
    /// The runs in order; adjacent runs have different attributes.
    package private(set) var runs: [Run] = []
    private var cache: AttributedStringCache

    /// Creates text with the same attributes throughout.
    package init(_ string: String = "", attributes: [NSAttributedString.Key: Any] = [:]) {
        self.string = string
        cache = AttributedStringCache()
        appendRun(length: string.utf16.count, attributes)
    }

    /// Creates text from the current content of an attributed string.
    init(_ text: NSAttributedString) {
        string = text.string
        // An immutable string is reused when code reads it back.
        cache = AttributedStringCache(type(of: text) == NSAttributedString.self ? text : nil)
        let all = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: all, options: []) { attributes, range, _ in
            appendRun(length: range.length, attributes)
        }
    }

    /// The text as an attributed string, created on first use.
    var attributedString: NSAttributedString {
        if let made = cache.string { return made }
        let made = makeAttributedString()
        cache.string = made
        return made
    }

    private func makeAttributedString() -> NSAttributedString {
        guard runs.count > 1 else {
            return NSAttributedString(string: string, attributes: runs.first?.attributes)
        }
        let text = NSMutableAttributedString(string: string)
        var start = 0
        for run in runs {
            text.setAttributes(run.attributes, range: NSRange(location: start, length: run.length))
            start += run.length
        }
        return NSAttributedString(attributedString: text)
    }

    /// Appends text with its attributes.
    package mutating func append(_ other: StyledText) {
        cache = AttributedStringCache()
        string += other.string
        for run in other.runs { appendRun(length: run.length, run.attributes) }
    }

    /// Sets an attribute on all of the text.
    package mutating func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
        changeAttributes { $0[key] = value }
    }

    /// Changes the attributes of each run.
    mutating func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        cache = AttributedStringCache()
        let old = runs
        runs.removeAll(keepingCapacity: true)
        for var run in old {
            change(&run.attributes)
            appendRun(length: run.length, run.attributes)
        }
    }

    /// Appends a run, merging it with the last one where the attributes are equal.
    private mutating func appendRun(length: Int, _ attributes: [NSAttributedString.Key: Any]) {
        guard length > 0 else { return }
        if let last = runs.indices.last, runs[last].attributes.hasSameAttributes(as: attributes) {
            runs[last].length += length
        } else {
            runs.append(Run(length: length, attributes: attributes))
        }
    }

    /// Shares the attributed string among the copies of a text.
    private final class AttributedStringCache {
        var string: NSAttributedString?

        init(_ string: NSAttributedString? = nil) { self.string = string }
    }
}

extension StyledText: Equatable {
    /// Whether both have the same characters and attributes; attributes that cannot be compared count as
    /// different.
    package static func == (lhs: StyledText, rhs: StyledText) -> Bool {
        lhs.string.utf16.elementsEqual(rhs.string.utf16)
            && lhs.runs.elementsEqual(rhs.runs) {
                $0.length == $1.length && $0.attributes.hasSameAttributes(as: $1.attributes)
            }
    }
}

extension [NSAttributedString.Key: Any] {
    fileprivate func hasSameAttributes(as other: [NSAttributedString.Key: Any]) -> Bool {
        count == other.count
            && allSatisfy { key, value in
                guard let value = value as? AnyHashable, let other = other[key] as? AnyHashable else {
                    return false
                }
                return value == other
            }
    }
}
