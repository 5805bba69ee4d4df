import Geometry
package import Scene

/// A control of several segments, of which one is selected.
open class UISegmentedControl: UIControl {
    /// The content of a segment.
    enum Content {
        case title(String)
        case image(UIImage)
    }

    struct Segment {
        var content: Content
        /// The width in points; 0 for automatic.
        var width: CGFloat = 0
        var isEnabled = true
        var action: UIAction?
        /// The offset of the content in points.
        var contentOffset = CGSize.zero
    }

    /// The absence of a segment.
    public static let noSegment = -1

    private(set) var segments: [Segment] = []
    /// The views of the parts, once code has asked for them.
    private var parts: SegmentedControlParts?
    /// The index of the selected segment; `noSegment` for none.
    open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { partsDidChange() } }
    /// The background color of the selected segment; nil for the system's.
    open var selectedSegmentTintColor: UIColor?
    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// Sets the attributes of titles in a state; of those, font and color are drawn.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        titleAttributes[state] = attributes
        setNeedsLayout()
    }
    /// Returns the attributes that were set for titles in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }
    /// Returns an attribute of a title: that of its state, or else that of the normal state.
    func titleAttribute<Value>(_ key: NSAttributedString.Key, isSelected: Bool) -> Value? {
        let own = isSelected ? titleAttributes[.selected]?[key] : nil
        return (own ?? titleAttributes[.normal]?[key]) as? Value
    }
    /// The images of the background and between segments; empty for the system's appearance.
    private(set) var backgroundImages: [BackgroundImageKey: UIImage] = [:]
    private var dividerImages: [DividerKey: UIImage] = [:]
    /// Whether segments are as wide as their content instead of equally wide.
    open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
    /// Whether segments are deselected when a touch ends; false by default.
    open var isMomentary = false

    // Source: zelez-lab/dija on GitHub, second-hand: separators 6 points short of the edges. Measured: a snapshot of
    // iOS 17 at 3x; continuous corners, the selected segment 2 points from its edges, and a point between segments.
    static let height: CGFloat = 31
    static let cornerRadius: CGFloat = 8.4
    static let selectedInset: CGFloat = 2
    static let selectedRadius: CGFloat = 6.4
    static let separatorWidth: CGFloat = 1
    /// The space left and right of the widest title together. Measured: 98, 68, 64 and 52 points per segment
    /// in frames that Xcode saved since iOS 13, for titles of 80, 50, 46 and 34 whole points.
    static let titlePadding: CGFloat = 18

    /// Creates a control with a frame and no segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hidesParts = true
        hugHeight()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hidesParts = true
        hugHeight()
    }

    /// Creates a control of titles and images, at its intrinsic size; other items create empty segments.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { item in
            if let image = item as? UIImage { return Segment(content: .image(image)) }
            return Segment(content: .title(item as? String ?? ""))
        }
        frame.size = sizeThatFits(.zero)
    }

    override var handlesSingleTaps: Bool { true }

    /// Selects the touched segment.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, isTouchInside { select(at: touch.location(in: self), with: event) }
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title; an index out of range is clamped.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(content: .title(title ?? "")), at: segment)
    }

    /// Inserts a segment with an image; an index out of range is clamped.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(content: image.map(Content.image) ?? .title("")), at: segment)
    }

    private func insert(_ segment: Segment, at index: Int) {
        segments.insert(segment, at: max(0, min(index, segments.count)))
        setNeedsLayout()
    }

    /// Removes a segment.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        setNeedsLayout()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        segments = []
        setNeedsLayout()
    }

    /// Sets the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.content = .title(title ?? "") }
    }

    /// Returns the title of a segment; nil where it displays an image.
    open func titleForSegment(at segment: Int) -> String? {
        guard segments.indices.contains(segment), case .title(let title) = segments[segment].content else {
            return nil
        }
        return title
    }

    /// Sets the image of a segment.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.content = image.map(Content.image) ?? .title("") }
    }

    /// Returns the image of a segment; nil where it displays a title.
    open func imageForSegment(at segment: Int) -> UIImage? {
        guard segments.indices.contains(segment), case .image(let image) = segments[segment].content else {
            return nil
        }
        return image
    }

    /// Sets the width of a segment in points; 0 for automatic.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
    }

    /// Returns the width that was set for a segment; 0 for automatic.
    open func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }

    /// Sets whether a segment is enabled.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Whether a segment is enabled.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    func change(_ index: Int, _ body: (inout Segment) -> Void) {
        guard segments.indices.contains(index) else { return }
        body(&segments[index])
        setNeedsLayout()
    }

    // MARK: Size

    /// The font of titles; nil for 13 points, semibold when selected, otherwise medium. Measured: the ink of titles
    /// in a snapshot of iOS 17.
    package var titleFont: UIFont? { didSet { setNeedsLayout() } }

    /// Whether titles are measured as before iOS 13: all in the regular weight, with less padding.
    /// Measured: widths that Xcode saved until version 10.
    package var measuresAsBeforeIOS13 = false { didSet { setNeedsLayout() } }

    func font(isSelected: Bool) -> UIFont {
        titleFont ?? titleAttribute(.font, isSelected: isSelected)
            ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
    }

    /// The font that segments are measured with.
    private var measuredFont: UIFont {
        titleFont ?? .systemFont(ofSize: 13, weight: measuresAsBeforeIOS13 ? .regular : .medium)
    }

    private func contentSize(_ segment: Segment) -> CGSize {
        switch segment.content {
        case .image(let image): return image.size
        case .title(let title):
            let size = block(ControlText(text: title, font: measuredFont, color: .label)).size
            return CGSize(width: size.width.rounded(.up), height: size.height)
        }
    }

    /// The segments' widths: all that of the widest, unless set or apportioned.
    var naturalWidths: [CGFloat] {
        let padding = measuresAsBeforeIOS13 ? 14 : Self.titlePadding
        let own = segments.map { $0.width > 0 ? $0.width : contentSize($0).width + padding }
        guard !apportionsSegmentWidthsByContent, let widest = own.max() else { return own }
        return zip(own, segments).map { $1.width > 0 ? $0 : widest }
    }

    /// As wide as the segments, 31 high: the alignment rectangle of a frame 32 high.
    /// Source: frames that Xcode saved since iOS 13.
    open override var intrinsicContentSize: CGSize {
        let widths = naturalWidths
        let width = widths.reduce(0, +) + Self.separatorWidth * CGFloat(max(0, widths.count - 1))
        return CGSize(width: width.rounded(.up), height: Self.height)
    }

    /// The alignment rectangle excludes one point at the bottom.
    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    }

    /// As wide as the segments, 32 high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: intrinsicContentSize.width, height: Self.height + 1)
    }

    // MARK: Images

    /// Sets the background image of the segments of a state; nil for that of the normal state.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgroundImages[BackgroundImageKey(state: state, metrics: barMetrics)] = backgroundImage
        setNeedsLayout()
    }

    /// Returns the background image that was set for a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[BackgroundImageKey(state: state, metrics: barMetrics)]
    }

    /// Sets the divider image between segments of two states.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        dividerImages[DividerKey(left: leftState, right: rightState, metrics: barMetrics)] = dividerImage
        setNeedsLayout()
    }

    /// Returns the divider image that was set between segments of two states.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        dividerImages[DividerKey(left: leftState, right: rightState, metrics: barMetrics)]
    }

    /// Sets the offset of a segment's content in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }

    /// Returns the offset of a segment's content in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize {
        segments.indices.contains(segment) ? segments[segment].contentOffset : .zero
    }

    // MARK: Parts

    override func makeParts() { parts = SegmentedControlParts(self) }

    override func placeParts() { parts?.place(in: self) }

    override func finish(_ node: inout LayoutNode, in context: ContentContext) {
        if !hidesParts, !isEnabled { node.opacity *= 0.5 }
    }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        hidesParts ? dimmedIfDisabled(segmentCommands(in: context)) : []
    }

    package override var displayedText: String? {
        segments.indices.compactMap(titleForSegment).joined(separator: " | ")
    }

    /// Inserts a segment with the title or image of an action; an index out of range is clamped.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let index = max(0, min(segment, numberOfSegments))
        if let image = action.image {
            insertSegment(with: image, at: index, animated: animated)
        } else {
            insertSegment(withTitle: action.title, at: index, animated: animated)
        }
        setAction(action, forSegmentAt: index)
    }

    /// Sets the action that a segment performs when it is selected.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0.action = action }
    }

    /// Returns the action of a segment; nil for none.
    open func actionForSegment(at segment: Int) -> UIAction? {
        segments.indices.contains(segment) ? segments[segment].action : nil
    }
}
