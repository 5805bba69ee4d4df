import Geometry
import Scene

extension DrawCommand {
    /// Whether it can change a pixel: some paint on some area.
    var isDrawn: Bool {
        switch self {
        case .fillRect(let rect, let paint): !rect.isEmpty && paint.isVisible
        case .fillRoundedRect(let shape, let paint): !shape.rect.isEmpty && paint.isVisible
        case .fillBorder(let shape, let width, let paint):
            !shape.rect.isEmpty && width > 0 && paint.isVisible
        case .fillPath(let path, _, let paint): !path.isEmpty && paint.isVisible
        case .strokePath(let path, let style, let paint):
            !path.isEmpty && style.width > 0 && paint.isVisible
        case .drawGlyphs(let run, let paint): !run.glyphs.isEmpty && run.size > 0 && paint.isVisible
        case .drawImage(let placement): !placement.destination.isEmpty
        case .drawShadow(let shape, let shadow): !shape.rect.isEmpty && shadow.isDrawn
        case .drawPathShadow(let path, let shadow): !path.isEmpty && shadow.isDrawn
        case .blurBackdrop(let shape, let radius): !shape.rect.isEmpty && radius > 0
        case .pushClip, .pushClipPath, .popClip, .pushLayer, .popLayer, .pushShadow, .popShadow, .pushMask,
            .popMask, .pushTransform, .popTransform:
            true
        }
    }

    /// Whether its bounds hold every pixel it marks; glyphs may be moved to the rasteriser's grid, and
    /// a line without area has a box that intersects nothing.
    var isExact: Bool {
        switch self {
        case .drawGlyphs, .strokePath: false
        case .fillRect, .fillRoundedRect, .fillBorder, .fillPath, .drawImage, .drawShadow, .drawPathShadow,
            .blurBackdrop,
            .pushClip, .pushClipPath, .popClip, .pushLayer, .popLayer, .pushShadow, .popShadow, .pushMask,
            .popMask, .pushTransform, .popTransform:
            true
        }
    }

    /// Whether this is the push that `pop` ends.
    func isClosed(by pop: DrawCommand) -> Bool {
        switch (self, pop) {
        case (.pushClip, .popClip), (.pushClipPath, .popClip), (.pushLayer, .popLayer),
            (.pushShadow, .popShadow), (.pushMask, .popMask), (.pushTransform, .popTransform):
            true
        default: false
        }
    }
}

extension RoundedRect {
    /// Whether all of `box` lies inside, clear of the round corners.
    func cutsNothing(of box: Rect) -> Bool {
        // A continuous corner begins up to 1.53 radii from the corner of the box.
        let reach = curve == .continuous ? 1.53 : 1
        let radius = radii.clockwise.reduce(0, max) * reach
        func holds(_ area: Rect) -> Bool {
            box.minX >= area.minX && box.minY >= area.minY && box.maxX <= area.maxX && box.maxY <= area.maxY
        }
        return holds(rect.inset(by: Insets(top: 0, left: radius, bottom: 0, right: radius)))
            || holds(rect.inset(by: Insets(top: radius, left: 0, bottom: radius, right: 0)))
    }
}
