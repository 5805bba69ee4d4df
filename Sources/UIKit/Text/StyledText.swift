/// Text with attributes run by run: what views and screen files hold of attributed text.
///
/// A value, and not Foundation's `NSAttributedString`, which on Linux never frees what its initialisers make.
/// Measured: 144 to 832 bytes an object, with the fonts, colours and pictures among its attributes for ever after.
/// Reading one leaks nothing. So one is read where an author hands it in, and made where an author asks for it.
package struct StyledText {
    /// A stretch of the same attributes.
    package struct Run {
        /// UTF-16 units, more than 0.
        package fileprivate(set) var length: Int
        /// What is said of it.
        package fileprivate(set) var attributes: [NSAttributedString.Key: Any]
    }

    /// The characters.
    package private(set) var string: String
    /// All of the text in order, runs beside each other with different attributes.
    package private(set) var runs: [Run] = []
    private var twin: Twin

    /// Text with the same attributes throughout.
    package init(_ string: String = "", attributes: [NSAttributedString.Key: Any] = [:]) {
        self.string = string
        twin = Twin()
        appendRun(length: string.utf16.count, attributes)
    }

    /// What an attributed string says now.
    init(_ text: NSAttributedString) {
        string = text.string
        // What cannot change need not be made again for whoever asks for it.
        twin = Twin(type(of: text) == NSAttributedString.self ? text : nil)
        let all = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: all, options: []) { attributes, range, _ in
            appendRun(length: range.length, attributes)
        }
    }

    /// The same as an attributed string, made when first asked for.
    var attributedString: NSAttributedString {
        if let made = twin.string { return made }
        let made = makeAttributedString()
        twin.string = made
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

    /// Puts more text at the end.
    package mutating func append(_ other: StyledText) {
        twin = Twin()
        string += other.string
        for run in other.runs { appendRun(length: run.length, run.attributes) }
    }

    /// Gives an attribute to all of the text.
    package mutating func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
        changeAttributes { $0[key] = value }
    }

    /// Changes the attributes of each run.
    mutating func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        twin = Twin()
        let old = runs
        runs.removeAll(keepingCapacity: true)
        for var run in old {
            change(&run.attributes)
            appendRun(length: run.length, run.attributes)
        }
    }

    /// Adds a run, to the last one where it says the same.
    private mutating func appendRun(length: Int, _ attributes: [NSAttributedString.Key: Any]) {
        guard length > 0 else { return }
        if let last = runs.indices.last, runs[last].attributes.saysTheSame(as: attributes) {
            runs[last].length += length
        } else {
            runs.append(Run(length: length, attributes: attributes))
        }
    }

    /// Keeps the attributed string of a text among the text's copies.
    private final class Twin {
        var string: NSAttributedString?

        init(_ string: NSAttributedString? = nil) { self.string = string }
    }
}

extension StyledText: Equatable {
    /// Whether both have the same characters with the same attributes; attributes that cannot be compared differ.
    package static func == (lhs: StyledText, rhs: StyledText) -> Bool {
        lhs.string.utf16.elementsEqual(rhs.string.utf16)
            && lhs.runs.elementsEqual(rhs.runs) {
                $0.length == $1.length && $0.attributes.saysTheSame(as: $1.attributes)
            }
    }
}

extension [NSAttributedString.Key: Any] {
    fileprivate func saysTheSame(as other: [NSAttributedString.Key: Any]) -> Bool {
        count == other.count
            && allSatisfy { key, value in
                guard let value = value as? AnyHashable, let other = other[key] as? AnyHashable else {
                    return false
                }
                return value == other
            }
    }
}
