/// Text with its styles.
public struct AttributedText: Hashable, Sendable {
    /// A stretch of one style.
    public struct Run: Hashable, Sendable {
        /// UTF-16 units from the end of the run before; negative counts as 0.
        public var length: Int
        /// The style.
        public var style: TextStyle

        /// A stretch of `length` UTF-16 units.
        public init(length: Int, style: TextStyle) {
            self.length = length
            self.style = style
        }
    }

    /// The characters.
    public var string: String
    /// The stretches in order. What they leave uncovered at the end has the last one's style;
    /// what they cover beyond the end does not count.
    public var runs: [Run]

    /// Text in one style.
    public init(_ string: String, style: TextStyle) {
        self.init(string, runs: [Run(length: .max, style: style)])
    }

    /// Text in several styles. Text without any run has no size.
    public init(_ string: String, runs: [Run]) {
        self.string = string
        self.runs = runs
    }
}
