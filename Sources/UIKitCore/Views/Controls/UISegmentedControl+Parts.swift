import Geometry
import Scene

/// The views of the parts of a segmented control.
///
/// Source: public code for iOS 13 and later, which hides the first subviews, one a segment, to remove the gray
/// background, and takes the image view after them for the background of the selected segment; the segments with their
/// labels follow, of which some code finds all by recursion.
final class SegmentedControlParts {
    private var grounds: [PartImageView] = []
    private let selection: PartImageView
    private var segments: [SegmentView] = []

    init(_ control: UISegmentedControl) {
        selection = PartImageView { [weak control] view, context in
            guard let control, let chosen = control.selectedRect(control.segmentRects) else { return [] }
            // Drawn where the segment is, so that the shadow ends at the edge of the control.
            let commands = control.selectionCommands(
                in: CGRect(origin: chosen.origin, size: view.bounds.size), context)
            return commands.map {
                $0.offset(by: Point(x: -chosen.minX, y: -chosen.minY))
            }
        }
    }

    func place(in control: UISegmentedControl) {
        let rects = control.segmentRects
        if grounds.count != rects.count { make(rects.count, in: control) }
        for (index, ground) in grounds.enumerated() {
            control.place(ground, asPart: Self.ground(index, of: rects, in: control))
        }
        control.place(selection, asPart: control.selectedRect(rects) ?? .zero)
        for (index, segment) in segments.enumerated() {
            control.place(segment, asPart: rects[index])
            segment.show(index, of: control)
        }
    }

    /// Makes the views for a number of segments, in the order of the subviews.
    private func make(_ count: Int, in control: UISegmentedControl) {
        for view in grounds + [selection] + segments.flatMap({ [$0] + $0.contents }) {
            view.removeFromSuperview()
            control.dropPart(view)
        }
        grounds = (0..<count).map { index in
            PartImageView { [weak control] _, context in
                control.map { Self.groundCommands(index, of: $0, context) } ?? []
            }
        }
        segments = (0..<count).map { _ in SegmentView(frame: .zero) }
        for view in grounds + [selection] + segments { control.addPart(view) }
        for segment in segments {
            for view in segment.contents { control.addPart(view, in: segment) }
        }
    }

    /// The part of the background of a segment: up to the next one, at whole pixels, as the parts have no seams.
    private static func ground(_ index: Int, of rects: [CGRect], in control: UISegmentedControl) -> CGRect {
        let bounds = control.bounds, scale = max(1, control.traitCollection.displayScale)
        let starts = rects.map(\.minX).sorted().map { ($0 * scale).rounded() / scale }
        let position = control.isRightToLeft ? rects.count - 1 - index : index
        let left = position == 0 ? bounds.minX : starts[position]
        let right = position == rects.count - 1 ? bounds.maxX : starts[position + 1]
        return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
    }

    private static func groundCommands(
        _ index: Int, of control: UISegmentedControl, _ context: ContentContext
    ) -> [DrawCommand] {
        let rects = control.segmentRects
        guard rects.indices.contains(index) else { return [] }
        let area = ground(index, of: rects, in: control)
        let commands: [DrawCommand]
        if control.backgroundImages.isEmpty {
            let line = index > 0 ? control.separatorCommands(before: index, rects, context) : []
            commands =
                [.push(.clip(RoundedRect(area.rect)))] + control.groundCommands(context) + [.pop] + line
        } else {
            let line = index > 0 ? control.dividerCommands(before: index, rects) : []
            commands = control.backgroundCommands(index, in: rects[index]) + line
        }
        return commands.map { $0.offset(by: Point(x: -area.minX, y: -area.minY)) }
    }
}

/// A segment with its label and its image.
private final class SegmentView: UIImageView {
    private let label = PartLabel()
    private let picture: PartImageView
    private var given: (text: String?, font: UIFont?, color: UIColor?) = (nil, nil, nil)

    override init(frame: CGRect) {
        picture = PartImageView { view, context in
            guard let image = (view as? UIImageView)?.image else { return [] }
            let tint = image.renderingMode == .alwaysOriginal ? nil : context.color(view.tintColor)
            return image.commands(in: view.bounds, mode: .scaleToFill, tint: tint)
        }
        super.init(frame: frame)
        label.textAlignment = .center
    }

    required init?(coder: NSCoder) {
        picture = PartImageView { _, _ in [] }
        super.init(coder: coder)
    }

    /// The views in a segment; that without content is hidden.
    var contents: [UIView] { [label, picture] }

    func show(_ index: Int, of control: UISegmentedControl) {
        let segment = control.segments[index], shift = segment.contentOffset
        let area = CGRect(origin: .zero, size: storedFrame.size).offsetBy(dx: shift.width, dy: shift.height)
        let color = control.contentColor(of: index)
        control.place(label, asPart: area.insetBy(dx: 2, dy: 0))
        switch segment.content {
        case .title(let title):
            give(title, control.font(isSelected: index == control.selectedSegmentIndex), color)
            picture.give(nil)
        case .image(let image):
            give(nil, nil, color)
            picture.give(image)
            picture.tintColor = color
            control.place(
                picture,
                asPart: CGRect(
                    center: CGPoint(x: area.midX, y: area.midY), width: image.size.width,
                    height: image.size.height))
        }
    }

    /// Sets what has changed at the control, so that what code has set at the label stays.
    private func give(_ text: String?, _ font: UIFont?, _ color: UIColor) {
        if text != given.text { label.text = text }
        if let font, font != given.font { label.font = font }
        if color != given.color { label.textColor = color }
        given = (text, font, color)
    }
}
