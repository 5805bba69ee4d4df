import Glibc

/// Text with its styles.
package struct AttributedText: Hashable, Sendable {
    /// A run of one style.
    package struct Run: Hashable, Sendable {
        /// UTF-16 units from the end of the run before; negative counts as 0.
        package var length: Int
        /// The style of the run.
        package var style: TextStyle

        /// A run of `length` UTF-16 units.
        package init(length: Int, style: TextStyle) {
            self.length = length
            self.style = style
        }
    }

    /// The characters of all runs.
    package var string: String
    /// The runs in order. What they leave uncovered at the end has the style of the last one;
    /// what they cover beyond the end does not count.
    package var runs: [Run]

    /// Text in one style.
    package init(_ string: String, style: TextStyle) {
        self.init(string, runs: [Run(length: .max, style: style)])
    }

    /// Text in several styles. Text without any run has no size.
    package init(_ string: String, runs: [Run]) {
        self.string = string
        self.runs = runs
    }
}

extension AttributedText {
    /// Whether both have the same characters, unit by unit, in the same styles.
    ///
    /// Not as strings compare, to which a letter with an accent equals the two characters it is made of: these
    /// are laid out with other ranges.
    package static func == (lhs: AttributedText, rhs: AttributedText) -> Bool {
        lhs.runs == rhs.runs && lhs.withBytes { left in rhs.withBytes { left.elementsEqual(in: $0) } }
    }

    /// Hashes the runs and both ends of the text, as long texts that are alike there are rare.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(runs)
        withBytes { bytes in
            hasher.combine(bytes.count)
            let end = 64
            hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes.prefix(end)))
            hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes.dropFirst(end).suffix(end)))
        }
    }

    private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let found = string.utf8.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
        return found ?? Array(string.utf8).withUnsafeBytes(body)
    }
}

extension UnsafeRawBufferPointer {
    /// Whether the bytes are the same.
    fileprivate func elementsEqual(in other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count else { return false }
        guard let left = baseAddress, let right = other.baseAddress else { return true }
        return memcmp(left, right, count) == 0
    }
}
