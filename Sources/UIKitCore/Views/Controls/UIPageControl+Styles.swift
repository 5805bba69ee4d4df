extension UIPageControl {
    /// The backgrounds of a page control. Raw values match Apple's.
    public enum BackgroundStyle: Int, Hashable, Sendable {
        /// A background appears while the control is touched.
        case automatic = 0
        /// The background is always visible.
        case prominent = 1
        /// No background is ever shown.
        case minimal = 2
    }

    /// The interaction with a page control. Raw values match Apple's.
    public enum InteractionState: Int, Hashable, Sendable {
        /// There is no interaction.
        case none = 0
        /// A tap moves by one page at a time.
        case discrete = 1
        /// A drag moves through the pages continuously.
        case continuous = 2
    }

    /// The layout directions of the dots. Raw values match Apple's.
    public enum Direction: Int, Hashable, Sendable {
        /// The direction of the user interface.
        case natural = 0
        /// Dots are laid out from left to right.
        case leftToRight = 1
        /// Dots are laid out from right to left.
        case rightToLeft = 2
        /// Dots are laid out from top to bottom.
        case topToBottom = 3
        /// Dots are laid out from bottom to top.
        case bottomToTop = 4
    }

    /// The images of the dots: the preferred ones, and those of pages by number from 0.
    struct Images {
        var preferred: UIImage?
        var preferredCurrent: UIImage?
        var pages: [Int: UIImage] = [:]
        var currentPages: [Int: UIImage] = [:]
    }
}
