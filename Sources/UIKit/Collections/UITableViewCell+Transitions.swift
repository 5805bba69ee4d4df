extension UITableViewCell {
    /// What a cell shows beside its content. Raw values match Apple's.
    public struct StateMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Nothing.
        public static let defaultMask: StateMask = []
        /// The control at the leading edge of an edited row.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The button that confirms a deletion.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
}
