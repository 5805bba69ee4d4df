import Geometry
import Scene

extension UISlider {
    /// Where the parts of a slider are, in its own coordinates.
    struct PartRects {
        var minimumTrack: CGRect
        var maximumTrack: CGRect
        var thumb: CGRect
        var minimumImage: CGRect
        var maximumImage: CGRect
    }

    /// The rectangles of the parts, as overrides determine them.
    var partRects: PartRects {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value), middle = thumb.midX
        var before = track.insetBy(dx: Self.trackCapInset, dy: 0), after = before
        before.size.width = max(0, middle - before.minX)
        after.size.width = max(0, after.maxX - middle)
        after.origin.x = middle
        if isRightToLeft { swap(&before, &after) }
        return PartRects(
            minimumTrack: before, maximumTrack: after, thumb: thumb,
            minimumImage: minimumValueImage == nil ? .zero : minimumValueImageRect(forBounds: bounds),
            maximumImage: maximumValueImage == nil ? .zero : maximumValueImageRect(forBounds: bounds))
    }

    func trackCommands(isMinimum: Bool, in area: CGRect, _ context: ContentContext) -> [DrawCommand] {
        if let image = isMinimum ? currentMinimumTrackImage : currentMaximumTrackImage {
            return image.commands(in: area, mode: .scaleToFill, tint: image.tint(self, context))
        }
        let color =
            isMinimum
            ? minimumTrackTintColor ?? tintColor ?? .systemBlue : maximumTrackTintColor ?? .systemFill
        return ControlShape.filled(area, radius: Self.trackHeight / 2, context.color(color))
    }

    func thumbCommands(in area: CGRect, _ context: ContentContext) -> [DrawCommand] {
        if let image = currentThumbImage {
            return image.commands(in: area, mode: .scaleToFill, tint: image.tint(self, context))
        }
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        // The disc hangs from the middle of the track, not from that of the thumb's rectangle.
        let top = area.minY + track.midY - Self.discRise - thumb.minY, diameter = Self.discDiameter
        let disc = CGRect(x: area.midX - diameter / 2, y: top, width: diameter, height: diameter)
        return ControlShape.thumb(
            disc, radius: diameter / 2, context.color(thumbTintColor ?? .white),
            shadows: ControlShape.sliderShadows)
    }

    func valueImageCommands(_ image: UIImage?, in area: CGRect, _ context: ContentContext) -> [DrawCommand] {
        image.map { $0.commands(in: area, mode: .scaleToFill, tint: $0.tint(self, context)) } ?? []
    }
}

/// The views of the parts of a slider.
///
/// Source: a public print of iOS 16 to 18: one view of the slider's size that holds the parts. Public code: the views
/// in it that are no image views are the tracks, each with an image view inside; the first image view is the thumb,
/// and has index 2. Chosen: the track after the thumb is the lower one; images of the values follow the thumb.
struct SliderParts {
    private let element: PartView
    private let tracks: [(holder: PartView, image: PartImageView)]
    private let thumb: PartImageView
    private let images: [PartImageView]

    init(_ slider: UISlider) {
        element = PartView()
        element.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        element.isDimmed = { [weak slider] in slider?.isEnabled == false }
        tracks = [false, true].map { isMinimum in
            let image = PartImageView { [weak slider] view, context in
                slider?.trackCommands(isMinimum: isMinimum, in: view.bounds, context) ?? []
            }
            return (PartView(), image)
        }
        thumb = PartImageView { [weak slider] view, context in
            slider?.thumbCommands(in: view.bounds, context) ?? []
        }
        images = [true, false].map { isMinimum in
            PartImageView { [weak slider] view, context in
                let image = isMinimum ? slider?.minimumValueImage : slider?.maximumValueImage
                return slider?.valueImageCommands(image, in: view.bounds, context) ?? []
            }
        }
        slider.addPart(element)
        for track in tracks {
            slider.addPart(track.holder, in: element)
            slider.addPart(track.image, in: track.holder)
        }
        slider.addPart(thumb, in: element)
    }

    func place(in slider: UISlider) {
        let rects = slider.partRects, corner = slider.bounds.origin
        slider.place(element, asPart: slider.bounds)
        for (track, rect) in zip(tracks, [rects.maximumTrack, rects.minimumTrack]) {
            slider.place(track.holder, asPart: rect.offsetBy(dx: -corner.x, dy: -corner.y))
            slider.place(track.image, asPart: CGRect(origin: .zero, size: rect.size))
        }
        tracks[0].image.give(slider.currentMaximumTrackImage)
        tracks[1].image.give(slider.currentMinimumTrackImage)
        slider.place(thumb, asPart: rects.thumb.offsetBy(dx: -corner.x, dy: -corner.y))
        thumb.give(slider.currentThumbImage)
        let values = [
            (slider.minimumValueImage, rects.minimumImage), (slider.maximumValueImage, rects.maximumImage),
        ]
        for (view, (image, rect)) in zip(images, values) {
            if image == nil, view.superview != nil { view.removeFromSuperview() }
            if image != nil, view.superview == nil { slider.addPart(view, in: element) }
            view.give(image)
            slider.place(view, asPart: rect.offsetBy(dx: -corner.x, dy: -corner.y))
        }
    }
}
