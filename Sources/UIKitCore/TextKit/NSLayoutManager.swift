import Geometry
import Typography

/// Lays out the text of a storage in containers.
///
/// The glyph of a character has the index of the character in UTF-16 units. Text is laid out in the first container; there
/// are no glyphs in others.
open class NSLayoutManager: NSObject {
    /// The text storage; not retained.
    open weak var textStorage: NSTextStorage? { didSet { forget() } }
    /// The containers, of which the first has text.
    open private(set) var textContainers: [NSTextContainer] = []
    /// The delegate, notified of layout; not retained.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// Whether lines have the leading of their fonts.
    open var usesFontLeading = true { didSet { forget() } }
    /// Whether text may be laid out in parts; has no effect here.
    open var allowsNonContiguousLayout = false
    /// Whether text is laid out in parts.
    open var hasNonContiguousLayout: Bool { false }
    /// Whether characters that are not visible are drawn; has no effect here.
    open var showsInvisibleCharacters = false
    /// Whether characters that control the text are drawn; has no effect here.
    open var showsControlCharacters = false
    /// How much lines are hyphenated, 0 to 1; has no effect here: paragraph styles say it.
    open var hyphenationFactor: Float = 0
    /// Whether hyphens are those of the language; has no effect here.
    open var usesDefaultHyphenation = false
    /// Whether lines that do not fit are left out; has no effect here.
    open var limitsLayoutForSuspiciousContents = false
    private var made: (key: LayoutKey, layout: ManagedTextLayout)?

    /// Creates a manager without containers.
    public override init() { super.init() }
    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init() }

    /// Adds a container behind the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }
    /// Adds a container before the one of an index.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
    }
    /// Removes the container of an index.
    open func removeTextContainer(at index: Int) { textContainers.remove(at: index).layoutManager = nil }

    // MARK: Layout

    /// The values that a layout depends on.
    private struct LayoutKey: Equatable {
        var changes: Int
        var width: CGFloat
        var height: CGFloat
        var padding: CGFloat
        var lines: Int
        var mode: NSLineBreakMode
        var storage: ObjectIdentifier
    }

    private func forget() { made = nil }

    /// The text as it is laid out; nil without text or container.
    var layout: ManagedTextLayout? {
        guard let textStorage, let container = textContainers.first else { return nil }
        let key = LayoutKey(
            changes: textStorage.changeCount, width: container.size.width, height: container.size.height,
            padding: container.lineFragmentPadding, lines: container.maximumNumberOfLines,
            mode: container.lineBreakMode, storage: ObjectIdentifier(textStorage))
        if let made, made.key == key { return made.layout }
        let layout = ManagedTextLayout(
            StyledText(textStorage), in: container, usesFontLeading: usesFontLeading)
        made = (key, layout)
        return layout
    }

    private func layout(in container: NSTextContainer) -> ManagedTextLayout? {
        container === textContainers.first ? layout : nil
    }

    /// Lays out the text of a container; it is laid out when needed.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Lays out characters; they are laid out when needed.
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    /// Lays out glyphs; they are laid out when needed.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    /// Makes glyphs; they are made when needed.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    /// Makes glyphs; they are made when needed.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    /// Invalidates the layout of characters.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) { forget() }
    /// Invalidates the glyphs of characters.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) { forget() }
    /// Invalidates the display of characters.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        textContainers.first?.containerDidChange?()
    }
    /// Invalidates the display of glyphs.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
        textContainers.first?.containerDidChange?()
    }
    /// Called after changes of the storage.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) { forget() }

    // MARK: Glyphs

    /// The number of glyphs.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// Returns whether there is a glyph of an index.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { 0..<numberOfGlyphs ~= glyphIndex }
    /// Returns the character of a glyph.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// Returns the glyph of a character.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// Returns the glyphs of characters.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }
    /// Returns the characters of glyphs.
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// Returns the glyphs in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        layout(in: container)?.visibleRange ?? NSRange(location: 0, length: 0)
    }
    /// Returns the glyphs of the lines that meet a rectangle of a container.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        layout(in: container)?.range(ofLinesIn: bounds) ?? NSRange(location: 0, length: 0)
    }
    /// Returns the container of a glyph.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        guard let range = layout?.visibleRange, NSLocationInRange(glyphIndex, range) else { return nil }
        effectiveGlyphRange?.pointee = range
        return textContainers.first
    }
    /// Returns the characters that an ellipsis hides in the line of a glyph.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        NSRange(location: NSNotFound, length: 0)
    }

    // MARK: Geometry

    /// Returns the area of all lines of a container, with the padding at their sides.
    open func usedRect(for container: NSTextContainer) -> CGRect { layout(in: container)?.usedRect ?? .zero }
    /// Returns the area of glyphs.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = layout(in: container)?.rects(of: glyphRange) ?? []
        return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    }
    /// Returns the area of the line of a glyph: as wide as the container.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect { fragment(glyphIndex, effectiveGlyphRange)?.rect ?? .zero }
    /// Returns the area of the line of a glyph: as wide as the text, with the padding.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect { fragment(glyphIndex, effectiveGlyphRange)?.usedRect ?? .zero }
    private func fragment(_ index: Int, _ range: NSRangePointer?) -> ManagedTextLayout.Fragment? {
        let fragment = layout?.fragment(ofCharacterAt: index)
        range?.pointee = fragment?.range ?? NSRange(location: NSNotFound, length: 0)
        return fragment
    }
    /// Returns where a glyph begins on its baseline, from the corner of its line.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let layout, let fragment = layout.fragment(ofCharacterAt: glyphIndex) else { return .zero }
        return CGPoint(x: layout.x(ofCharacterAt: glyphIndex, in: fragment), y: fragment.baseline)
    }
    /// The area of the empty line behind a line end at the end; empty without one.
    open var extraLineFragmentRect: CGRect { layout?.extraFragment?.rect ?? .zero }
    /// The used area of the empty line behind a line end at the end.
    open var extraLineFragmentUsedRect: CGRect { layout?.extraFragment?.usedRect ?? .zero }
    /// The container of the empty line behind a line end at the end.
    open var extraLineFragmentTextContainer: NSTextContainer? {
        layout?.extraFragment == nil ? nil : textContainers.first
    }

    /// Calls a closure with the lines of glyphs: their area, that of the text, the container and the glyphs.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let layout, let container = textContainers.first else { return }
        var stops = ObjCBool(false)
        for fragment in layout.fragments where !stops.boolValue {
            guard NSIntersectionRange(fragment.range, glyphRange).length > 0 else { continue }
            block(fragment.rect, fragment.usedRect, container, fragment.range, &stops)
        }
    }

    /// Calls a closure with the areas of glyphs, one a line.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for rect in layout(in: textContainer)?.rects(of: glyphRange) ?? [] where !stops.boolValue {
            block(rect, &stops)
        }
    }

    /// Returns the glyph at a point of a container, or the nearest one.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        layout(in: container)?.character(at: point).index ?? 0
    }
    /// Returns the glyph at a point of a container, or the nearest one, and how much of it is before the point, 0 to 1.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = layout(in: container)?.character(at: point) ?? (index: 0, fraction: 0)
        partialFraction?.pointee = found.fraction
        return found.index
    }
    /// Returns the character at a point of a container, or the nearest one, and how much of it is before the point, 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }
    /// Returns how much of a glyph is before a point of a container, 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        layout(in: container)?.character(at: point).fraction ?? 0
    }

    // MARK: Drawing

    /// Draws glyphs, with the corner of the container at a point.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        layout?.draw(glyphsToShow, at: origin, isBackground: false)
    }
    /// Draws what is behind glyphs, with the corner of the container at a point.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        layout?.draw(glyphsToShow, at: origin, isBackground: true)
    }
}

/// The delegate that is notified of the layout of text.
public protocol NSLayoutManagerDelegate: AnyObject {
    /// Returns the space below a line, in points; it has no effect: paragraph styles say it.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Called after a container was laid out; never called: text is laid out when needed.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    /// The default implementation returns 0.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    /// The default implementation does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
}
