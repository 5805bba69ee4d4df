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

    private static let storedOnImage = SparseProperty<UIImage?>(nil)
    private static let storedOffImage = SparseProperty<UIImage?>(nil)
    private static let storedPreferredStyle = SparseProperty<Style>(.automatic)
    private static let storedTitle = SparseProperty<String?>(nil)

    /// An image for on; has no effect here, as since iOS 7.
    public var onImage: UIImage? {
        get { Self.storedOnImage[self] }
        set { Self.storedOnImage[self] = newValue }
    }

    /// An image for off; has no effect here, as since iOS 7.
    public var offImage: UIImage? {
        get { Self.storedOffImage[self] }
        set { Self.storedOffImage[self] = newValue }
    }

    /// The preferred style; an iPhone has sliding switches alone.
    public var preferredStyle: Style {
        get { Self.storedPreferredStyle[self] }
        set { Self.storedPreferredStyle[self] = newValue }
    }

    /// The title beside a checkbox on a Mac; kept, and has no effect here.
    public var title: String? {
        get { Self.storedTitle[self] }
        set { Self.storedTitle[self] = newValue }
    }

    /// The style that is displayed.
    public var style: Style { .sliding }
}
