import Files
import Geometry
package import Scene
package import Typography

/// Exports a display list as SVG 1.1, one user unit per point; images are embedded as PNG.
///
/// What SVG lacks becomes images: conic gradients and backdrop blurs; inside groups only the tint of a
/// backdrop is drawn. Blend modes are CSS's; those that CSS lacks are drawn as normal, and inside a clip
/// viewers blend a group only with the rest of the clip's contents.
///
/// - Parameters:
///   - list: The commands.
///   - text: The source of glyphs.
///   - hasLiveText: Whether text stays text in the viewer's fonts instead of outlines.
///   - encodePicture: Encodes an image as PNG.
/// - Returns: The file in UTF-8, and how it differs from the rasterized image.
package func makeSVG(
    _ list: DisplayList, text: TextEngine, hasLiveText: Bool = false,
    encodePicture: @escaping (Pixmap) -> [UInt8]
) -> VectorFile {
    var writer = SVGWriter(glyphs: GlyphSource(text.library), encodePicture: encodePicture)
    writer.page = list.size
    if hasLiveText { writer.faces = text.library.faces.map(SVGFace.init) }
    writer.write(list.commands)
    let (width, height) = (list.size.width.vectorText, list.size.height.vectorText)
    let file =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
        + "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">\n"
        + (writer.definitions.isEmpty ? "" : "<defs>\n\(writer.definitions)</defs>\n")
        + writer.body + "</svg>\n"
    return VectorFile(bytes: Array(file.utf8), notes: writer.notes.sentences)
}

/// Converts commands to SVG elements.
struct SVGWriter: DisplayListPlayer {
    /// A `g` element that is open.
    struct OpenScope {
        var kind: Kind
        /// The position of its start tag in `body`.
        var start: String.Index
        /// From the coordinates inside to the page's.
        var transform: AffineTransform
    }

    /// The kind of an open scope, as far as it matters.
    enum Kind {
        /// A clip or a transform.
        case direct
        case group, mask
    }

    let glyphs: GlyphSource
    private let encodePicture: (Pixmap) -> [UInt8]
    /// The commands being written.
    private var commands: ArraySlice<DrawCommand> = []
    /// The content of `defs`: gradients, filters, clips and masks.
    var definitions = ""
    /// The elements that are drawn.
    var body = ""
    /// The faces of live text; nil for outlines.
    var faces: [SVGFace]?
    /// The size of the page in points.
    var page = Size.zero
    var openScopes: [OpenScope] = []
    private var count = 0
    private(set) var notes = VectorNotes()
    /// The maximum number of pixels of an embedded image.
    var pixelLimit = EmbeddedImage.pixelLimit

    /// From the current coordinates to the page's.
    private var transform: AffineTransform { openScopes.last?.transform ?? .identity }

    init(glyphs: GlyphSource, encodePicture: @escaping (Pixmap) -> [UInt8]) {
        (self.glyphs, self.encodePicture) = (glyphs, encodePicture)
    }

    /// Writes all commands.
    mutating func write(_ commands: [DrawCommand]) {
        self.commands = commands[...]
        play(self.commands)
    }

    mutating func draw(_ drawing: Drawing, at index: Int) {
        switch drawing {
        case .fillRect(let rect, let paint): fill(RoundedRect(rect).path, paint)
        case .fillRoundedRect(let shape, let paint): fill(shape.path, paint)
        case .fillBorder(let shape, let width, let paint): fillBorder(shape, width, paint)
        case .fillPath(let path, let rule, let paint): fill(path, paint, rule)
        case .strokePath(let path, let style, let paint):
            fill(Stroker.outline(of: path, style: style, scale: 3), paint)
        case .glyphs(let run, let paint): draw(run, paint)
        case .image(let placement): draw(placement)
        case .shadow(let shape, let shadow): drawShadow(shape.path, shadow)
        case .pathShadow(let path, let shadow): drawShadow(path, shadow)
        case .blurBackdrop(let shape, let radius):
            drawBackdrop(shape, radius, behind: commands[...index])
        }
    }

    mutating func begin(_ scope: Scope, at index: Int) -> OpenScope? {
        switch scope {
        case .clip(let shape): return beginClip(shape.path, .nonZero)
        case .clipPath(let path, let rule): return beginClip(path, rule)
        case .layer(let opacity, _, let blend):
            if blend != .normal, blend.cssName == nil {
                notes.add("SVG has no blend mode \(blend.rawValue); its groups are drawn as normal")
            }
            let style = blend.cssName.map { " style=\"mix-blend-mode:\($0)\"" } ?? ""
            return beginElement(.group, "opacity=\"\(opacity.vectorText)\"" + style)
        case .shadow(let shadow, _):
            return beginElement(.group, "filter=\"url(#\(dropShadow(shadow)))\"")
        case .mask: return beginElement(.mask, "")
        case .transform(let transform): return beginTransform(transform)
        }
    }

    mutating func end(_ scope: OpenScope, at index: Int) {
        if scope.kind == .mask { endMask(scope) } else { body += "</g>\n" }
    }

    private mutating func beginElement(
        _ kind: Kind, through inner: AffineTransform = .identity, _ attributes: String
    ) -> OpenScope {
        let scope = OpenScope(kind: kind, start: body.endIndex, transform: inner.concatenating(transform))
        body += attributes.isEmpty ? "<g>\n" : "<g \(attributes)>\n"
        return scope
    }

    private mutating func beginTransform(_ transform: AffineTransform) -> OpenScope {
        let matrix = transform.vectorNumbers.joined(separator: " ")
        return beginElement(.direct, through: transform, "transform=\"matrix(\(matrix))\"")
    }

    private mutating func beginClip(_ path: Path, _ rule: FillRule) -> OpenScope {
        let id = nextID()
        let evenOdd = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
        definitions += "<clipPath id=\"\(id)\"><path d=\"\(path.svgText)\"\(evenOdd)/></clipPath>\n"
        return beginElement(.direct, "clip-path=\"url(#\(id))\"")
    }

    /// Moves what was drawn since the mask began from the body to a `mask` element, and refers to it in the
    /// group around it.
    private mutating func endMask(_ scope: OpenScope) {
        let content = body[scope.start...] + "</g>\n"
        let id = nextID()
        // SVG masks by luminance; here everything drawn counts as white.
        let whiten =
            "<filter id=\"\(id)f\" color-interpolation-filters=\"sRGB\"><feColorMatrix values=\"0 0 0 0 1 "
            + "0 0 0 0 1 0 0 0 0 1 0 0 0 1 0\"/></filter>\n"
        definitions +=
            whiten + "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" x=\"-10000\" y=\"-10000\" "
            + "width=\"20000\" height=\"20000\"><g filter=\"url(#\(id)f)\">\n\(content)</g></mask>\n"
        body.removeSubrange(scope.start...)
        guard let layer = openScopes.last else { return }
        let tagEnd = body[layer.start...].firstIndex(of: ">") ?? body.endIndex
        body.insert(contentsOf: " mask=\"url(#\(id))\"", at: tagEnd)
    }

    private mutating func fillBorder(_ shape: RoundedRect, _ width: Double, _ paint: Paint) {
        guard width * 2 < min(shape.rect.width, shape.rect.height) else { return fill(shape.path, paint) }
        let ring = Path(shape.path.elements + shape.inset(by: width).path.elements)
        fill(ring, paint, .evenOdd)
    }

    mutating func fill(_ path: Path, _ paint: Paint, _ rule: FillRule = .nonZero) {
        guard !path.isEmpty, paint.isVisible else { return }
        if case .gradient(let gradient) = paint, gradient.shape == .conic {
            let box = EmbeddedImage.visiblePart(of: path.controlBounds, on: page, through: transform)
            let picture = EmbeddedImage.image(
                of: [.draw(.fillPath(path, rule, paint))], in: box, glyphs: glyphs, pixelLimit: pixelLimit)
            if let picture { notes.addCoarse(picture, of: "a conic gradient") }
            return draw(picture)
        }
        let evenOdd = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
        body += "<path d=\"\(path.svgText)\"\(evenOdd) \(attributes(of: paint))/>\n"
    }

    /// Draws a blurred backdrop as an image of the page, unless a group is open.
    private mutating func drawBackdrop(
        _ shape: RoundedRect, _ radius: Double, behind commands: ArraySlice<DrawCommand>
    ) {
        guard openScopes.allSatisfy({ $0.kind == .direct }) else {
            return notes.add("in an SVG nothing is blurred within groups; only the tint is drawn there")
        }
        let toPage = transform
        guard shape.rect.isFinite, let toPoints = toPage.inverse, toPoints.isFinite,
            let picture = EmbeddedImage.backdrop(
                shape, radius, behind: commands, on: page, through: toPage, glyphs: glyphs,
                pixelLimit: pixelLimit)
        else { return }
        let isTransformed = toPage != .identity
        _ = beginClip(shape.path, .nonZero)
        if isTransformed { _ = beginTransform(toPoints) }
        notes.addCoarse(picture, of: "a blurred backdrop")
        draw(picture)
        body += isTransformed ? "</g>\n</g>\n" : "</g>\n"
    }

    /// Draws an image; nine-part, tiled and tinted ones are rasterized at three pixels per point.
    mutating func draw(_ placement: ImagePlacement?) {
        guard let placement else { return }
        let rect = placement.destination
        guard !rect.isEmpty, rect.isFinite else { return }
        let isPlain = placement.capInsets == .zero && placement.resizing == .stretch && placement.tint == nil
        let pixmap = isPlain ? placement.bitmap.pixmap : EmbeddedImage.rasterized(placement)
        guard pixmap.width > 0 else { return }
        body +=
            "<image x=\"\(rect.minX.vectorText)\" y=\"\(rect.minY.vectorText)\" "
            + "width=\"\(rect.width.vectorText)\" height=\"\(rect.height.vectorText)\" "
            + "preserveAspectRatio=\"none\" "
            + "xlink:href=\"data:image/png;base64,\(Base64.encode(encodePicture(pixmap)))\"/>\n"
    }

    mutating func nextID() -> String {
        count += 1
        return "d\(count)"
    }
}
