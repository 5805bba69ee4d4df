import Geometry
import Scene

extension UIStepper {
    /// The stepper, which keeps its size even if the frame has another.
    var shapeRect: CGRect { CGRect(origin: bounds.origin, size: UIStepper.frameSize) }

    /// The line between the buttons, or the image in its place.
    var dividerRect: CGRect {
        let shape = shapeRect, middle = CGPoint(x: shape.midX, y: shape.midY)
        guard let image = shownDividerImage else { return CGRect(center: middle, width: 1, height: 18) }
        return CGRect(center: middle, width: image.size.width, height: shape.height)
    }

    private var shownDividerImage: UIImage? {
        dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal)
    }

    /// The halves of the stepper.
    var buttonRects: (decrement: CGRect, increment: CGRect) {
        var left = shapeRect, right = shapeRect
        left.size.width /= 2
        right.size.width = left.width
        right.origin.x = left.maxX
        return isRightToLeft ? (right, left) : (left, right)
    }

    func backgroundCommands(in area: CGRect, _ context: ContentContext) -> [DrawCommand] {
        let image = backgroundImage(for: state) ?? backgroundImage(for: .normal)
        return image?.commands(in: area, mode: .scaleToFill, tint: nil)
            ?? ControlShape.filled(
                area, radius: 8.4, curve: .continuous, context.color(.tertiarySystemFill))
    }

    func dividerCommands(in area: CGRect, _ context: ContentContext) -> [DrawCommand] {
        shownDividerImage?.commands(in: area, mode: .scaleToFill, tint: nil)
            ?? ControlShape.filled(area, radius: 0.5, context.color(.systemFill))
    }

    /// Returns the symbol of a button in the middle of its area.
    ///
    /// Measured: a snapshot of iOS 17 at 3x; symbols 13.7 points across with their round ends.
    func symbolCommands(isIncrement: Bool, in area: CGRect, _ context: ContentContext) -> [DrawCommand] {
        let middle = CGPoint(x: area.midX, y: area.midY)
        if let image = isIncrement ? incrementImage(for: .normal) : decrementImage(for: .normal) {
            return image.commands(
                in: CGRect(center: middle, width: image.size.width, height: image.size.height),
                mode: .scaleToFill, tint: image.tint(self, context))
        }
        let isLive = wraps || (isIncrement ? value < maximumValue : value > minimumValue)
        let glyph = isIncrement ? ControlGlyph.plus : .minus
        return glyph.commands(
            at: middle.point, side: 12.2, width: 1.5,
            color: context.color(isLive ? .label : UIColor.label.withAlphaComponent(0.5)))
    }
}

/// The views of the parts of a stepper.
///
/// Source: public code that finds the buttons of a stepper, which are `UIButton`s, in the one subview of it since iOS 13.
/// Chosen: the line between them first.
struct StepperParts {
    private let element: PartView
    private let divider: PartImageView
    private let decrement: PartButton
    private let increment: PartButton

    init(_ stepper: UIStepper) {
        element = PartView { [weak stepper] view, context in
            stepper?.backgroundCommands(in: view.bounds, context) ?? []
        }
        element.isDimmed = { [weak stepper] in stepper?.isEnabled == false }
        divider = PartImageView { [weak stepper] view, context in
            stepper?.dividerCommands(in: view.bounds, context) ?? []
        }
        (decrement, increment) = (PartButton(frame: .zero), PartButton(frame: .zero))
        for (button, isIncrement) in [(decrement, false), (increment, true)] {
            button.isUserInteractionEnabled = false
            button.drawing = { [weak stepper] view, context in
                stepper?.symbolCommands(isIncrement: isIncrement, in: view.bounds, context) ?? []
            }
        }
        stepper.addPart(element)
        for part in [divider, decrement, increment] { stepper.addPart(part, in: element) }
    }

    func place(in stepper: UIStepper) {
        let shape = stepper.shapeRect, halves = stepper.buttonRects
        stepper.place(element, asPart: shape)
        for (part, rect) in [
            (divider, stepper.dividerRect), (decrement, halves.decrement), (increment, halves.increment),
        ] {
            stepper.place(part, asPart: rect.offsetBy(dx: -shape.minX, dy: -shape.minY))
        }
    }
}
