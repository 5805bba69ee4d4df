import Geometry
import Scene
import Typography

/// Text as a layout manager has laid it out, in the coordinates of its container.
struct ManagedTextLayout {
    /// A line fragment, in the coordinates of the container.
    struct Fragment: Equatable {
        /// The characters, with the line end.
        var range: NSRange
        /// The area, as wide as the container.
        var rect: CGRect
        /// The area of the text with the padding.
        var usedRect: CGRect
        /// The baseline from the top of the line.
        var baseline: CGFloat
    }

    private let text: StyledText
    private let block: TextBlock
    private let padding: CGFloat
    private let style: TextBlock.Style
    /// The lines from top to bottom.
    private(set) var fragments: [Fragment] = []
    /// The empty line behind a line end at the end.
    private(set) var extraFragment: Fragment?

    init(_ text: StyledText, in container: NSTextContainer, usesFontLeading: Bool) {
        self.text = text
        padding = container.lineFragmentPadding
        var style = TextBlock.Style(
            font: NSAttributedString.defaultFont, color: .black, alignment: .natural,
            lineBreakMode: container.lineBreakMode, isRightToLeft: false)
        style.lineBreakStrategy = []
        style.usesFontLeading = usesFontLeading
        self.style = style
        func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e6 ? length : .infinity }
        let width = limit(container.size.width)
        block = TextBlock(
            text, style: style, width: width.isFinite ? max(1, width - 2 * padding) : width,
            height: limit(container.size.height), maximumNumberOfLines: container.maximumNumberOfLines,
            traits: .current, engine: RenderEnvironment.current.textEngine)
        makeFragments(width: width.isFinite ? width : block.layout.size.width + 2 * padding)
    }

    private mutating func makeFragments(width: CGFloat) {
        let lines = block.layout.lines, length = text.string.utf16.count
        for (index, line) in lines.enumerated() {
            // A line ends where the next begins; the last of a text that is cut ends with what it shows.
            let isLast = index == lines.count - 1
            let lastEnd = block.layout.isTruncated ? line.textRange.upperBound : length
            let end = isLast ? lastEnd : lines[index + 1].textRange.lowerBound
            let start = min(line.textRange.lowerBound, end)
            let area = CGRect(line.rect)
            let rect = CGRect(x: 0, y: area.minY, width: width, height: area.height)
            fragments.append(
                Fragment(
                    range: NSRange(location: start, length: end - start), rect: rect,
                    usedRect: CGRect(
                        x: area.minX, y: area.minY, width: area.width + 2 * padding, height: area.height),
                    baseline: line.baseline - area.minY))
        }
        // The engine has no line behind a line end at the end; its height is that of the line before.
        guard let last = fragments.last, text.string.last?.isNewline ?? false, !block.layout.isTruncated,
            last.range.length > 0
        else { return }
        extraFragment = Fragment(
            range: NSRange(location: length, length: 0),
            rect: last.rect.offsetBy(dx: 0, dy: last.rect.height),
            usedRect: CGRect(x: 0, y: last.rect.maxY, width: 2 * padding, height: last.rect.height),
            baseline: last.baseline)
    }

    /// The characters of all lines.
    var visibleRange: NSRange {
        let end = fragments.last.map { $0.range.location + $0.range.length } ?? 0
        return NSRange(location: 0, length: end)
    }

    /// The area of all lines with the padding.
    var usedRect: CGRect {
        let all = fragments + [extraFragment].compactMap(\.self)
        guard let first = all.first else { return .zero }
        return all.dropFirst().reduce(first.usedRect) { $0.union($1.usedRect) }
    }

    // MARK: Characters

    /// Returns the line of a character; the last one for those behind the text.
    func fragment(ofCharacterAt index: Int) -> Fragment? {
        fragments.first { NSLocationInRange(index, $0.range) } ?? fragments.last
    }

    /// Returns the characters of the lines that meet a rectangle.
    func range(ofLinesIn rect: CGRect) -> NSRange {
        let met = fragments.filter { $0.rect.maxY > rect.minY && $0.rect.minY < rect.maxY }
        guard let first = met.first, let last = met.last else { return NSRange(location: 0, length: 0) }
        return NSUnionRange(first.range, last.range)
    }

    /// Returns where a character of a line begins, from the left edge of the container.
    ///
    /// The text before it is laid out in one line: text from right to left is taken as text from left to right.
    func x(ofCharacterAt index: Int, in fragment: Fragment) -> CGFloat {
        let left = fragment.usedRect.minX + padding
        let count = min(index, fragment.range.location + fragment.range.length) - fragment.range.location
        guard count > 0 else { return left }
        let part = text.part(NSRange(location: fragment.range.location, length: count))
        // Blanks at the end of a line have no width by themselves.
        let marked = part.marked(by: "|")
        let width = width(of: marked.whole) - width(of: marked.mark)
        return min(left + width, fragment.usedRect.maxX - padding)
    }

    private func width(of text: StyledText) -> CGFloat {
        TextBlock(
            text, style: style, width: .infinity, height: .infinity, maximumNumberOfLines: 1,
            traits: .current, engine: RenderEnvironment.current.textEngine
        ).layout.size.width
    }

    /// Returns the areas of characters, one a line.
    func rects(of range: NSRange) -> [CGRect] {
        fragments.compactMap { fragment in
            let part = NSIntersectionRange(fragment.range, range)
            guard part.length > 0 else { return nil }
            let start = x(ofCharacterAt: part.location, in: fragment)
            let isWhole = part.location + part.length == fragment.range.location + fragment.range.length
            let end =
                isWhole
                ? fragment.usedRect.maxX - padding
                : x(ofCharacterAt: part.location + part.length, in: fragment)
            return CGRect(
                x: start, y: fragment.rect.minY, width: max(0, end - start), height: fragment.rect.height)
        }
    }

    /// Returns the character at a point, or the nearest one, and how much of it is before the point, 0 to 1.
    func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
        guard let fragment = fragments.first(where: { point.y < $0.rect.maxY }) ?? fragments.last else {
            return (0, 0)
        }
        let end = fragment.range.location + fragment.range.length
        var low = fragment.range.location, high = max(fragment.range.location, end - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if x(ofCharacterAt: middle, in: fragment) <= point.x { low = middle } else { high = middle - 1 }
        }
        let start = x(ofCharacterAt: low, in: fragment), next = x(ofCharacterAt: low + 1, in: fragment)
        let fraction = next > start ? (point.x - start) / (next - start) : 0
        return (low, min(1, max(0, fraction)))
    }

    // MARK: Drawing

    /// Draws characters, or what is behind them, with the corner of the container at a point.
    func draw(_ range: NSRange, at origin: CGPoint, isBackground: Bool) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let shown = text.showing(range, isBackground: isBackground)
        guard let shown else { return }
        let width = fragments.first.map { $0.rect.width - 2 * padding } ?? 0
        let drawn = TextBlock(
            shown, style: style, width: max(1, width), height: block.layout.size.height + 1,
            maximumNumberOfLines: fragments.count, traits: .current,
            engine: RenderEnvironment.current.textEngine)
        drawn.reportProblems()
        let steps = drawn.commands(at: Point(x: origin.x + padding, y: origin.y))
        guard let area = steps.markedBounds else { return }
        context.record(steps, bounds: area)
    }
}
