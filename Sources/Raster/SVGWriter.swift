import Files
import Geometry
public import Scene
public import Typography

/// Writes a list as SVG 1.1, a unit to the point; pictures are embedded as PNG.
///
/// What SVG does not know becomes pictures: conic gradients, and blurred backdrops, which within groups are left
/// to the tint over them. Blend modes are CSS's; those that CSS lacks are drawn as normal, and
/// within clips viewers mix a group with what else is in the clip alone.
///
/// - Parameters:
///   - list: The commands.
///   - text: Where glyphs come from.
///   - hasLiveText: Whether text stays words, in the viewer's fonts, instead of outlines.
///   - encodePicture: Makes a PNG of a picture.
/// - Returns: The file, in UTF-8, and what it shows otherwise.
public func makeSVG(
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

/// Turns commands into elements, one after another.
struct SVGWriter {
    /// A group that is open, and what a mask needs of it.
    private struct Scope {
        var kind: String
        /// Where in `body` its opening tag stands.
        var start: String.Index
        /// From its coordinates to the page's.
        var transform: AffineTransform
    }

    let glyphs: GlyphSource
    private let encodePicture: (Pixmap) -> [UInt8]
    /// Gradients, filters, clips and masks.
    var definitions = ""
    /// What is drawn.
    var body = ""
    /// The faces that live text names; nil for outlines.
    var faces: [SVGFace]?
    /// The extent in points.
    var page = Size.zero
    private var scopes: [Scope] = []
    private var count = 0
    private(set) var notes = VectorNotes()
    /// The most pixels of a picture.
    var pixelLimit = VectorPicture.pixelLimit

    /// From the coordinates at hand to the page's.
    private var transform: AffineTransform { scopes.last?.transform ?? .identity }

    init(glyphs: GlyphSource, encodePicture: @escaping (Pixmap) -> [UInt8]) {
        (self.glyphs, self.encodePicture) = (glyphs, encodePicture)
    }

    /// Writes all commands and closes what they leave open.
    mutating func write(_ commands: [DrawCommand]) {
        for (index, command) in commands.enumerated() {
            if case .blurBackdrop(let shape, let radius) = command {
                drawBackdrop(shape, radius, behind: commands[...index])
            } else {
                write(command)
            }
        }
        closeAll()
    }

    private mutating func write(_ command: DrawCommand) {
        switch command {
        case .fillRect(let rect, let paint): fill(RoundedRect(rect).path, paint)
        case .fillRoundedRect(let shape, let paint): fill(shape.path, paint)
        case .fillBorder(let shape, let width, let paint): fillBorder(shape, width, paint)
        case .fillPath(let path, let rule, let paint): fill(path, paint, rule)
        case .strokePath(let path, let style, let paint):
            fill(Stroker.outline(of: path, style: style, scale: 3), paint)
        case .drawGlyphs(let run, let paint): draw(run, paint)
        case .drawImage(let placement): draw(placement)
        case .drawShadow(let shape, let shadow): drawShadow(shape.path, shadow)
        case .drawPathShadow(let path, let shadow): drawShadow(path, shadow)
        // Needs all that was drawn before; see `write(_:)`.
        case .blurBackdrop: break
        case .pushClip(let shape): pushClip(shape.path, .nonZero)
        case .pushClipPath(let path, let rule): pushClip(path, rule)
        case .pushLayer(let opacity, _, let blend):
            if blend != .normal, blend.cssName == nil {
                notes.add("SVG has no blend mode \(blend.rawValue); its groups are drawn as normal")
            }
            let style = blend.cssName.map { " style=\"mix-blend-mode:\($0)\"" } ?? ""
            open("layer", "opacity=\"\(opacity.vectorText)\"" + style)
        case .pushShadow(let shadow, _): open("shadow", "filter=\"url(#\(dropShadow(shadow)))\"")
        case .pushMask: open("mask", "")
        case .pushTransform(let transform):
            open(
                "transform", through: transform,
                "transform=\"matrix(\(transform.vectorNumbers.joined(separator: " ")))\"")
        case .popMask: closeMask()
        case .popClip, .popLayer, .popShadow, .popTransform: close()
        }
    }

    private mutating func closeAll() {
        while let scope = scopes.last {
            if scope.kind == "mask" { closeMask() } else { close() }
        }
    }

    private mutating func open(
        _ kind: String, through inner: AffineTransform = .identity, _ attributes: String
    ) {
        scopes.append(
            Scope(kind: kind, start: body.endIndex, transform: inner.concatenating(transform)))
        body += attributes.isEmpty ? "<g>\n" : "<g \(attributes)>\n"
    }

    private mutating func close() {
        guard scopes.popLast() != nil else { return }
        body += "</g>\n"
    }

    /// Takes what was drawn since the mask began out of the body, and hangs the mask on the group around it.
    private mutating func closeMask() {
        guard let scope = scopes.popLast() else { return }
        let content = body[scope.start...] + "</g>\n"
        let id = nextID()
        // SVG masks by luminance; all that covers counts as white here.
        let whiten =
            "<filter id=\"\(id)f\" color-interpolation-filters=\"sRGB\"><feColorMatrix values=\"0 0 0 0 1 "
            + "0 0 0 0 1 0 0 0 0 1 0 0 0 1 0\"/></filter>\n"
        definitions +=
            whiten + "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" x=\"-10000\" y=\"-10000\" "
            + "width=\"20000\" height=\"20000\"><g filter=\"url(#\(id)f)\">\n\(content)</g></mask>\n"
        body.removeSubrange(scope.start...)
        guard let layer = scopes.last else { return }
        let tagEnd = body[layer.start...].firstIndex(of: ">") ?? body.endIndex
        body.insert(contentsOf: " mask=\"url(#\(id))\"", at: tagEnd)
    }

    private mutating func pushClip(_ path: Path, _ rule: FillRule) {
        let id = nextID()
        let evenOdd = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
        definitions += "<clipPath id=\"\(id)\"><path d=\"\(path.svgText)\"\(evenOdd)/></clipPath>\n"
        open("clip", "clip-path=\"url(#\(id))\"")
    }

    private mutating func fillBorder(_ shape: RoundedRect, _ width: Double, _ paint: Paint) {
        guard width * 2 < min(shape.rect.width, shape.rect.height) else { return fill(shape.path, paint) }
        let ring = Path(shape.path.elements + shape.inset(by: width).path.elements)
        fill(ring, paint, .evenOdd)
    }

    mutating func fill(_ path: Path, _ paint: Paint, _ rule: FillRule = .nonZero) {
        guard !path.isEmpty, paint.isVisible else { return }
        if case .gradient(let gradient) = paint, gradient.shape == .conic {
            let box = VectorPicture.visiblePart(of: path.controlBounds, on: page, through: transform)
            let picture = VectorPicture.picture(
                of: [.fillPath(path, rule, paint)], in: box, glyphs: glyphs, pixelLimit: pixelLimit)
            if let picture { notes.addCoarse(picture, of: "a conic gradient") }
            return draw(picture)
        }
        let evenOdd = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
        body += "<path d=\"\(path.svgText)\"\(evenOdd) \(attributes(of: paint))/>\n"
    }

    /// The blurred ground as a picture of the page, where no group is open.
    private mutating func drawBackdrop(
        _ shape: RoundedRect, _ radius: Double, behind commands: ArraySlice<DrawCommand>
    ) {
        guard scopes.allSatisfy({ $0.kind == "clip" || $0.kind == "transform" }) else {
            return notes.add("in an SVG nothing is blurred within groups; only the tint is drawn there")
        }
        let toPage = transform
        guard shape.rect.isFinite, let toPoints = toPage.inverse, toPoints.isFinite,
            let picture = VectorPicture.backdrop(
                shape, radius, behind: commands, on: page, through: toPage, glyphs: glyphs,
                pixelLimit: pixelLimit)
        else { return }
        pushClip(shape.path, .nonZero)
        let isTurned = toPage != .identity
        if isTurned {
            open(
                "transform", through: toPoints,
                "transform=\"matrix(\(toPoints.vectorNumbers.joined(separator: " ")))\"")
        }
        notes.addCoarse(picture, of: "a blurred ground")
        draw(picture)
        if isTurned { close() }
        close()
    }

    /// A picture; one in nine parts is drawn for three pixels a point and embedded whole.
    mutating func draw(_ placement: ImagePlacement?) {
        guard let placement else { return }
        let rect = placement.destination
        guard !rect.isEmpty, rect.isFinite else { return }
        let isPlain = placement.capInsets == .zero && placement.resizing == .stretch && placement.tint == nil
        let pixmap = isPlain ? placement.bitmap.pixmap : VectorPicture.flattened(placement)
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
