import Geometry
package import Scene

/// A row of choices of which one is taken.
open class UISegmentedControl: UIControl {
    /// What one segment shows.
    enum Content {
        case title(String)
        case image(UIImage)
    }

    struct Segment {
        var content: Content
        /// Points; 0 for its share.
        var width: CGFloat = 0
        var isEnabled = true
    }

    /// Stands for no segment.
    public static let noSegment = -1

    private(set) var segments: [Segment] = []
    /// The segment chosen; `noSegment` for none.
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    /// The chosen segment's ground; nil for the system's.
    open var selectedSegmentTintColor: UIColor?
    /// Whether segments are as wide as their content needs instead of all alike.
    open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
    /// Whether no segment stays chosen.
    open var isMomentary = false

    // Source: corner 9, inset 2, separators 6 points short of the edges; medium confidence.
    static let height: CGFloat = 31
    static let cornerRadius: CGFloat = 9
    static let selectedInset: CGFloat = 2
    static let selectedRadius: CGFloat = 6.93
    /// Left and right of the widest title together. Measured: 98, 68, 64 and 52 points a segment in frames
    /// that Xcode saved since iOS 13, for titles of 80, 50, 46 and 34 whole points.
    static let titlePadding: CGFloat = 18

    /// A control with a frame and no segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugHeight()
    }

    /// For subclasses that declare it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugHeight()
    }

    /// Segments from titles and images, as large as they need; anything else gives an empty segment.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { item in
            if let image = item as? UIImage { return Segment(content: .image(image)) }
            return Segment(content: .title(item as? String ?? ""))
        }
        frame.size = sizeThatFits(.zero)
    }

    // MARK: Segments

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// Puts a title among the segments; an index beyond the ends counts as the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(content: .title(title ?? "")), at: segment)
    }

    /// Puts an image among the segments; an index beyond the ends counts as the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(content: image.map(Content.image) ?? .title("")), at: segment)
    }

    private func insert(_ segment: Segment, at index: Int) {
        segments.insert(segment, at: max(0, min(index, segments.count)))
        setNeedsLayout()
    }

    /// Takes a segment away.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        setNeedsLayout()
    }

    /// Takes all segments away.
    open func removeAllSegments() {
        segments = []
        setNeedsLayout()
    }

    /// Sets a segment's title.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.content = .title(title ?? "") }
    }

    /// A segment's title; nil where it shows an image.
    open func titleForSegment(at segment: Int) -> String? {
        guard segments.indices.contains(segment), case .title(let title) = segments[segment].content else {
            return nil
        }
        return title
    }

    /// Sets a segment's image.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.content = image.map(Content.image) ?? .title("") }
    }

    /// A segment's image; nil where it shows a title.
    open func imageForSegment(at segment: Int) -> UIImage? {
        guard segments.indices.contains(segment), case .image(let image) = segments[segment].content else {
            return nil
        }
        return image
    }

    /// Sets a segment's width in points; 0 for its share.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
    }

    /// A segment's width as set; 0 for its share.
    open func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }

    /// Sets whether a segment can be chosen.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    private func change(_ index: Int, _ body: (inout Segment) -> Void) {
        guard segments.indices.contains(index) else { return }
        body(&segments[index])
        setNeedsLayout()
    }

    // MARK: Size

    /// 13 points: medium where chosen, regular else. Source: the faces of iOS 13; low confidence.
    package var titleFont: UIFont? { didSet { setNeedsLayout() } }

    /// Whether titles are measured as until iOS 12: all in the regular face, closer together.
    /// Measured: widths that Xcode saved until version 10.
    package var measuresAsBeforeIOS13 = false { didSet { setNeedsLayout() } }

    func font(isSelected: Bool) -> UIFont {
        titleFont ?? .systemFont(ofSize: 13, weight: isSelected ? .medium : .regular)
    }

    private func contentSize(_ segment: Segment) -> CGSize {
        switch segment.content {
        case .image(let image): return image.size
        case .title(let title):
            // The wider face, so that choosing a segment does not move the others.
            let size = block(
                ControlText(text: title, font: font(isSelected: !measuresAsBeforeIOS13), color: .label)
            ).size
            return CGSize(width: size.width.rounded(.up), height: size.height)
        }
    }

    /// All as wide as the widest unless set or apportioned; one point between neighbours.
    var naturalWidths: [CGFloat] {
        let padding = measuresAsBeforeIOS13 ? 14 : Self.titlePadding
        let own = segments.map { $0.width > 0 ? $0.width : contentSize($0).width + padding }
        guard !apportionsSegmentWidthsByContent, let widest = own.max() else { return own }
        return zip(own, segments).map { $1.width > 0 ? $0 : widest }
    }

    /// As wide as the segments, 31 high: what constraints see of a frame 32 high.
    /// Source: frames that Xcode saved since iOS 13.
    open override var intrinsicContentSize: CGSize {
        let widths = naturalWidths
        let width = widths.reduce(0, +) + CGFloat(max(0, widths.count - 1))
        return CGSize(width: width.rounded(.up), height: Self.height)
    }

    /// A point below lies outside of what constraints see.
    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    }

    /// As wide as the segments, 32 high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: intrinsicContentSize.width, height: Self.height + 1)
    }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        faded(segmentCommands(in: context))
    }

    package override var shownText: String? {
        segments.indices.compactMap(titleForSegment).joined(separator: " | ")
    }
}
