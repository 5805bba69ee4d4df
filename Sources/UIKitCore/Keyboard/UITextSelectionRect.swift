/// A selection rectangle of a text input.
open class UITextSelectionRect: NSObject {
    /// The rectangle, in the input's coordinates.
    open var rect: CGRect { place }
    /// The writing direction of its text.
    open var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
    /// Whether the rectangle contains the start of the selection.
    open var containsStart: Bool { true }
    /// Whether the rectangle contains the end of the selection.
    open var containsEnd: Bool { true }
    /// Whether the text is vertical; never here.
    open var isVertical: Bool { false }

    private let place: CGRect
    private let isRightToLeft: Bool

    /// Creates an empty rectangle, for subclasses.
    public override init() {
        (place, isRightToLeft) = (.zero, false)
        super.init()
    }

    init(_ place: CGRect, isRightToLeft: Bool) {
        (self.place, self.isRightToLeft) = (place, isRightToLeft)
        super.init()
    }
}
