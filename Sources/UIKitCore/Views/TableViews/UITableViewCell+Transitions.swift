extension UITableViewCell {
    /// The controls that a cell shows beside its content. Raw values match Apple's.
    public struct StateMask: OptionSet, Hashable, Sendable {
        /// The states as bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The normal state, without controls.
        public static let defaultMask: StateMask = []
        /// The row shows its editing control.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The row shows its delete button.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
}
