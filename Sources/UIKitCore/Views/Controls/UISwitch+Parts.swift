import Scene

extension UISwitch {
    /// The radius of the corners of the track, in points.
    static let radius: CGFloat = 15.5

    /// The track, which keeps its size even if the frame has another.
    var trackRect: CGRect {
        CGRect(
            x: isRightToLeft ? bounds.maxX - UISwitch.frameSize.width : bounds.minX,
            y: bounds.midY - UISwitch.frameSize.height / 2, width: UISwitch.frameSize.width,
            height: UISwitch.frameSize.height)
    }

    /// The left edge of the thumb.
    var thumbLeft: CGFloat {
        let track = trackRect
        return isOn != isRightToLeft
            ? track.maxX - UISwitch.thumbInset - UISwitch.thumbDiameter : track.minX + UISwitch.thumbInset
    }

    func thumbCommands(_ area: CGRect, _ context: ContentContext) -> [DrawCommand] {
        ControlShape.thumb(
            area, radius: UISwitch.thumbDiameter / 2, context.color(thumbTintColor ?? .white),
            shadows: ControlShape.switchShadows)
    }
}

/// The views of the parts of a switch.
///
/// Source: a public print of iOS 16 to 26: a view of the switch's size, in it the well, whose background is that of the
/// switch while it is off, and a view with a hidden image view, a view with the image for off, an image view for on and
/// the thumb, 43 points across from 6 points before and 3 above the track. Public code sets the background of the well.
struct SwitchParts {
    private let element: PartView
    private let well: PartView
    private let content = PartView()
    private let gradient = UIImageView(frame: .zero)
    private let offHolder = PartView()
    private let offImage = UIImageView(frame: .zero)
    private let onImage = UIImageView(frame: .zero)
    private let thumb: PartImageView
    private let givenColor = UIColor.secondarySystemFill

    /// How far the thumb's view extends beyond the disc to the sides, and above it.
    private static let thumbMargin = CGPoint(x: 8, y: 5)

    init(_ control: UISwitch) {
        element = PartView()
        element.isDimmed = { [weak control] in control?.isEnabled == false }
        well = PartView { [weak control] view, context in
            guard let control, control.isOn else { return [] }
            return ControlShape.filled(
                view.bounds, radius: UISwitch.radius, context.color(control.onTintColor ?? .systemGreen))
        }
        well.layer.cornerRadius = UISwitch.radius
        content.layer.cornerRadius = UISwitch.radius
        content.clipsToBounds = true
        thumb = PartImageView { [weak control] view, context in
            let diameter = UISwitch.thumbDiameter
            let disc = CGRect(
                x: view.bounds.minX + Self.thumbMargin.x, y: view.bounds.minY + Self.thumbMargin.y,
                width: diameter, height: diameter)
            return control?.thumbCommands(disc, context) ?? []
        }
        gradient.isHidden = true
        onImage.alpha = 0
        control.addPart(element)
        control.addPart(well, in: element)
        control.addPart(content, in: element)
        for part in [gradient, offHolder, onImage, thumb] { control.addPart(part, in: content) }
        control.addPart(offImage, in: offHolder)
        if !control.isOn { well.backgroundColor = givenColor }
    }

    func place(in control: UISwitch) {
        let track = control.trackRect, whole = CGRect(origin: .zero, size: track.size)
        control.place(element, asPart: track)
        for part in [well, content] { control.place(part, asPart: whole) }
        control.place(offHolder, asPart: whole)
        control.place(
            gradient, asPart: CGRect(x: -459, y: 0, width: 510, height: track.height))
        control.place(offImage, asPart: CGRect(x: 38 + 2.0 / 3, y: 16, width: 0, height: 0))
        control.place(onImage, asPart: CGRect(x: 12, y: 16, width: 0, height: 0))
        control.place(
            thumb,
            asPart: CGRect(
                x: control.thumbLeft - track.minX - Self.thumbMargin.x,
                y: UISwitch.thumbInset - Self.thumbMargin.y,
                width: 43, height: 43))
        // A color that code has set stays, below that for on.
        if control.isOn, well.backgroundColor === givenColor { well.backgroundColor = nil }
        if !control.isOn, well.backgroundColor == nil { well.backgroundColor = givenColor }
    }
}
