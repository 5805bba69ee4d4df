import Geometry
import Scene

extension Drawing {
    /// Whether the drawing can change a pixel: visible paint on an area that is not empty.
    var isVisible: Bool {
        switch self {
        case .fillRect(let rect, let paint): !rect.isEmpty && paint.isVisible
        case .fillRoundedRect(let shape, let paint): !shape.rect.isEmpty && paint.isVisible
        case .fillBorder(let shape, let width, let paint):
            !shape.rect.isEmpty && width > 0 && paint.isVisible
        case .fillPath(let path, _, let paint): !path.isEmpty && paint.isVisible
        case .strokePath(let path, let style, let paint):
            !path.isEmpty && style.width > 0 && paint.isVisible
        case .glyphs(let run, let paint): !run.glyphs.isEmpty && run.size > 0 && paint.isVisible
        case .image(let placement): !placement.destination.isEmpty
        case .shadow(let shape, let shadow): !shape.rect.isEmpty && shadow.isVisible
        case .pathShadow(let path, let shadow): !path.isEmpty && shadow.isVisible
        case .blurBackdrop(let shape, let radius): !shape.rect.isEmpty && radius > 0
        }
    }
}
