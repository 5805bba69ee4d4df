extension UISwitch {
    /// The styles of a switch. Raw values match Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// The system chooses.
        case automatic = 0
        /// A checkbox, on a Mac.
        case checkbox = 1
        /// A sliding switch, as on iPhone.
        case sliding = 2
    }
}
