import Diagnostics

/// The region in which a layout manager lays out text.
open class NSTextContainer: NSObject {
    /// The size in points; a side of 0 is unlimited, and so is that of a text view along which it scrolls.
    open var size: CGSize { didSet { if size != oldValue { didChange() } } }
    /// The padding at the left and right of lines, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
    /// The maximum number of lines; 0 is unlimited.
    open var maximumNumberOfLines = 0 { didSet { didChange() } }
    /// How the last line is wrapped or truncated.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
    /// Whether the width is that of the text view.
    open var widthTracksTextView = false
    /// Whether the height is that of the text view.
    open var heightTracksTextView = false
    /// The areas that text flows around: it does not, with a diagnostic.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            guard !exclusionPaths.isEmpty else { return }
            RenderEnvironment.current.report(
                Diagnostic(.textAttribute, "text does not flow around exclusion paths", of: "exclusionPaths"))
        }
    }
    /// The layout manager that lays out the container; not retained.
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// Called after a change.
    var containerDidChange: (() -> Void)?

    /// Creates a container of a size in points.
    public init(size: CGSize) { self.size = size }
    /// Creates a container of unlimited size.
    public convenience override init() { self.init(size: .zero) }
    /// Declared for subclasses to override; archives are not decoded.
    public required init(coder: NSCoder) { size = .zero }

    /// Whether lines are as wide as the container.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    private func didChange() { containerDidChange?() }
}
