/// A rectangle of the selection in a text input.
open class UITextSelectionRect: NSObject {
    /// The rectangle, in the input's coordinates.
    open var rect: CGRect { place }
    /// The direction of the text in it.
    open var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
    /// Whether the selection begins in it.
    open var containsStart: Bool { true }
    /// Whether the selection ends in it.
    open var containsEnd: Bool { true }
    /// Whether the lines of the text are vertical; never here.
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
