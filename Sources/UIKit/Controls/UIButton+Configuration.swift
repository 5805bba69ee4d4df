extension UIButton {
    /// The look of a button since iOS 15.
    public struct Configuration {
        /// What the title lies on.
        enum Look {
            case plain, gray, tinted, filled
        }

        /// How large it is.
        public enum Size: Int, Hashable, Sendable {
            /// As iOS finds fit for a body text.
            case medium = 0
            /// Smaller.
            case small = 1
            /// The smallest.
            case mini = 2
            /// Larger.
            case large = 3
        }

        /// How round its corners are. Raw values as Apple has them.
        public enum CornerStyle: Int, Hashable, Sendable {
            /// As the background says.
            case fixed = -1
            /// As the background says, growing with the text size.
            case dynamic = 0
            /// Slightly.
            case small = 1
            /// More.
            case medium = 2
            /// Most.
            case large = 3
            /// Half circles at the ends.
            case capsule = 4
        }

        /// Where title and subtitle stand above one another.
        public enum TitleAlignment: Int, Hashable, Sendable {
            /// As the image and the control's alignment ask.
            case automatic = 0
            /// At the leading edge.
            case leading = 1
            /// In the middle.
            case center = 2
            /// At the trailing edge.
            case trailing = 3
        }

        let look: Look
        /// The words; nil for those set for the button's states.
        public var title: String?
        /// Smaller words below.
        public var subtitle: String?
        /// The image; nil for the one set for the button's states.
        public var image: UIImage?
        /// On which side of the words the image stands.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Points between image and words.
        public var imagePadding: CGFloat = 0
        /// Points between title and subtitle.
        public var titlePadding: CGFloat = 1
        /// Where title and subtitle stand above one another.
        public var titleAlignment: TitleAlignment = .automatic
        /// How large it is.
        public var buttonSize: Size = .medium
        /// How round its corners are.
        public var cornerStyle: CornerStyle = .dynamic
        /// The colour of words and image; nil for the look's.
        public var baseForegroundColor: UIColor?
        /// The colour behind; nil for the look's.
        public var baseBackgroundColor: UIColor?
        /// Ground and edge.
        public var background = UIBackgroundConfiguration()
        private var ownInsets: NSDirectionalEdgeInsets?
        /// The face of the title, as files may give one; nil for the size's.
        package var titleFont: UIFont?

        init(_ look: Look) { self.look = look }

        /// Room around image and words, in points.
        ///
        /// Measured: 7 and 12 in frames that Xcode saved of medium ones.
        /// Source: 15 and 20 for large ones, medium confidence. Chosen: 5 and 10 for smaller ones, which
        /// makes 28 points of height.
        public var contentInsets: NSDirectionalEdgeInsets {
            get {
                if let ownInsets { return ownInsets }
                let (vertical, horizontal): (CGFloat, CGFloat) =
                    switch buttonSize {
                    case .medium: (7, 12)
                    case .small, .mini: (5, 10)
                    case .large: (15, 20)
                    }
                return NSDirectionalEdgeInsets(
                    top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
            }
            set { ownInsets = newValue }
        }

        /// Goes back to the size's own room.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        /// Words in the tint.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Words in the tint on grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Words in the tint on a pale tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// White words on the tint.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Words in the tint.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// Words in the tint on grey.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// Words in the tint on a pale tint.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// White words on the tint.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
    }
}

/// Ground and edge of a configured button.
public struct UIBackgroundConfiguration {
    /// The ground; nil for the look's.
    public var backgroundColor: UIColor?
    /// Points, where the corner style leaves it to the background. Source: 5.95, low confidence.
    public var cornerRadius: CGFloat = 5.95
    /// The edge; nil for none.
    public var strokeColor: UIColor?
    /// Points across the edge.
    public var strokeWidth: CGFloat = 0

    /// A ground that the look decides.
    public init() {}
}

/// Sides of a rectangle, left and right named by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The bits, as Apple has them.
    public let rawValue: UInt

    /// Sides from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// Where reading begins.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// Where reading ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
