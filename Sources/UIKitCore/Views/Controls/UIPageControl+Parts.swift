import Geometry
import Scene

extension UIPageControl {
    /// The dots, by page.
    var dotRects: [CGRect] {
        let diameter = Self.dotDiameter
        let left = bounds.midX - (CGFloat(numberOfPages) * Self.dotPitch - Self.dotPitch + diameter) / 2
        return (0..<numberOfPages).map { page in
            let position = isRightToLeft ? numberOfPages - 1 - page : page
            return CGRect(
                x: left + CGFloat(position) * Self.dotPitch, y: bounds.midY - diameter / 2, width: diameter,
                height: diameter)
        }
    }

    private func isCurrent(_ page: Int) -> Bool { page == max(0, min(currentPage, numberOfPages - 1)) }

    /// Returns the image of a page as it is shown; nil for a dot.
    func shownImage(forPage page: Int) -> UIImage? {
        isCurrent(page) ? currentPageIndicatorImage(forPage: page) : indicatorImage(forPage: page)
    }

    /// Returns the dot of a page, or its image about the middle of the dot.
    func dotCommands(forPage page: Int, in dot: CGRect, _ context: ContentContext) -> [DrawCommand] {
        guard numberOfPages > 1 || !hidesForSinglePage else { return [] }
        // Chosen: Apple's default dots are white, for dark backgrounds; the text color is visible on both.
        let color = context.color(
            isCurrent(page)
                ? currentPageIndicatorTintColor ?? .label
                : pageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.2))
        guard let image = shownImage(forPage: page) else {
            return [
                .draw(.fillRoundedRect(RoundedRect(dot.rect, radius: dot.width / 2), .color(color)))
            ]
        }
        let size = image.size
        let area = CGRect(
            x: dot.midX - size.width / 2, y: dot.midY - size.height / 2, width: size.width,
            height: size.height)
        let tint = image.renderingMode == .alwaysOriginal ? nil : color
        return image.commands(in: area, mode: .scaleToFill, tint: tint)
    }
}

/// The views of the parts of a page control.
///
/// Source: public code for iOS 14 and later: the image views of the pages, in their order, are in a view in the one
/// subview of the control. Chosen: an image view is as large as the dot, or as its image.
final class PageControlParts {
    private let content = PartView()
    private let holder = PartView()
    private var dots: [PartImageView] = []

    init(_ control: UIPageControl) {
        control.addPart(content)
        control.addPart(holder, in: content)
    }

    func place(in control: UIPageControl) {
        let rects = control.dotRects, corner = control.bounds.origin
        control.place(content, asPart: control.bounds)
        control.place(holder, asPart: CGRect(origin: .zero, size: control.bounds.size))
        while dots.count > rects.count {
            let dot = dots.removeLast()
            dot.removeFromSuperview()
            control.dropPart(dot)
        }
        while dots.count < rects.count { addDot(to: control) }
        for (page, dot) in dots.enumerated() {
            let rect = rects[page].offsetBy(dx: -corner.x, dy: -corner.y)
            let image = control.shownImage(forPage: page)
            dot.give(image)
            let size = image?.size ?? rect.size
            control.place(
                dot,
                asPart: CGRect(
                    center: CGPoint(x: rect.midX, y: rect.midY), width: size.width, height: size.height))
        }
    }

    private func addDot(to control: UIPageControl) {
        let page = dots.count
        let dot = PartImageView { [weak control] view, context in
            control?.dotCommands(forPage: page, in: view.bounds, context) ?? []
        }
        dots.append(dot)
        control.addPart(dot, in: holder)
    }
}
