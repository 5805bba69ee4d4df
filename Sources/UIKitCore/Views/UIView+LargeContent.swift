extension UIView {
    private static let storedTitle = SparseProperty<String?>(nil)
    private static let storedImage = SparseProperty<UIImage?>(nil)
    private static let storedShows = SparseProperty(false)
    private static let storedScales = SparseProperty(false)
    private static let storedInsets = SparseProperty(UIEdgeInsets.zero)

    /// The title that a long press enlarges at the largest text sizes; kept, and has no effect here.
    public var largeContentTitle: String? {
        get { Self.storedTitle[self] }
        set { Self.storedTitle[self] = newValue }
    }
    /// The image that a long press enlarges at the largest text sizes; kept, and has no effect here.
    public var largeContentImage: UIImage? {
        get { Self.storedImage[self] }
        set { Self.storedImage[self] = newValue }
    }
    /// Whether a long press shows the large content viewer; kept, and has no effect here.
    public var showsLargeContentViewer: Bool {
        get { Self.storedShows[self] }
        set { Self.storedShows[self] = newValue }
    }
    /// Whether the large image is scaled up; kept, and has no effect here.
    public var scalesLargeContentImage: Bool {
        get { Self.storedScales[self] }
        set { Self.storedScales[self] = newValue }
    }
    /// The insets of the large image in points; kept, and has no effect here.
    public var largeContentImageInsets: UIEdgeInsets {
        get { Self.storedInsets[self] }
        set { Self.storedInsets[self] = newValue }
    }
}

/// Shows the large content viewer on a long press at the largest text sizes; it never does here.
public final class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The view of the interaction.
    public private(set) weak var view: UIView?

    /// Called before the view changes.
    public func willMove(to view: UIView?) {}
    /// Called after the view changed.
    public func didMove(to view: UIView?) { self.view = view }
}
