/// The presentation styles of a view controller. Raw values match Apple's.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
    /// The system's choice: a page sheet, or the style of the controller's class.
    case automatic = -2
    /// No adaptation: the style stays as it is.
    case none = -1
    /// Covers the screen; the presenting view is removed.
    case fullScreen = 0
    /// A sheet that covers most of the screen.
    case pageSheet = 1
    /// A small sheet in the middle of a wide screen.
    case formSheet = 2
    /// Covers the view of the nearest controller that defines a presentation context.
    case currentContext = 3
    /// Displayed by the presentation controller of the transitioning delegate.
    case custom = 4
    /// Covers the screen; the presenting view stays.
    case overFullScreen = 5
    /// Covers the view of the nearest controller that defines a presentation context, which stays.
    case overCurrentContext = 6
    /// A popover with an arrow; a sheet where horizontal space is compact.
    case popover = 7
}

/// The transition style of a presentation. Raw values match Apple's.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
    /// Slides up from the bottom of the screen.
    case coverVertical = 0
    /// A flip about the vertical axis; drawn as a cross dissolve.
    case flipHorizontal = 1
    /// Fades the new controller in over the old one.
    case crossDissolve = 2
    /// A page curl; drawn as a cross dissolve.
    case partialCurl = 3
}
