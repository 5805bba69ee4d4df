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
