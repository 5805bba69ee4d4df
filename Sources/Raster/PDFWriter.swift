import Geometry
package import Scene
package import Typography

/// Exports a display list as a PDF 1.4 of one page, one unit per point; text becomes outlines.
///
/// Shapes, lines, clips and text stay vectors. What PDF expresses differently becomes images at three pixels
/// per point: groups that are translucent, masked or have shadows, and shadows, gradients and backdrop blurs.
/// Blend modes that PDF lacks are drawn as normal, and so are those inside rasterized groups, whose images do
/// not contain what is below.
///
/// - Parameters:
///   - list: The commands.
///   - text: The source of glyphs.
///   - encodePicture: Encodes an opaque image as PNG, whose compressed rows are embedded.
/// - Returns: The file, and how it differs from the rasterized image.
package func makePDF(
    _ list: DisplayList, text: TextEngine, encodePicture: @escaping (Pixmap) -> [UInt8]
) -> VectorFile {
    var writer = PDFWriter(
        size: list.size, glyphs: GlyphSource(text.library), encodePicture: encodePicture)
    writer.write(list.commands)
    return VectorFile(bytes: writer.finished, notes: writer.notes.sentences)
}

/// Converts commands to a page's content stream and its resources.
struct PDFWriter: DisplayListPlayer {
    private let size: Size
    private let glyphs: GlyphSource
    private let encodePicture: (Pixmap) -> [UInt8]
    /// The content stream.
    private var content = ""
    var document = PDFDocument()
    /// The fonts, if text is to be searched; otherwise text becomes outlines.
    var fonts: PDFFonts?
    private var alphas: [String: Int] = [:]
    private var blends: Set<String> = []
    private var pictures: [Int] = []
    /// The commands being written.
    private var commands: ArraySlice<DrawCommand> = []
    /// From the coordinates inside each clip and transform to the page's.
    var openScopes: [AffineTransform] = []
    private(set) var notes = VectorNotes()
    /// The maximum number of pixels of an embedded image.
    var pixelLimit = EmbeddedImage.pixelLimit

    /// From the current coordinates to the page's.
    private var transform: AffineTransform { openScopes.last ?? .identity }

    init(size: Size, glyphs: GlyphSource, encodePicture: @escaping (Pixmap) -> [UInt8]) {
        (self.size, self.glyphs, self.encodePicture) = (size, glyphs, encodePicture)
    }

    /// The whole file.
    var finished: [UInt8] {
        var writer = self
        writer.finishPage()
        writer.document.finish()
        return writer.document.takeBytes()
    }

    /// Adds the page to the document.
    mutating func finishPage() {
        let upright = "1 0 0 -1 0 \(size.height.vectorText) cm\n"
        let contents = document.add("", stream: Array((upright + content).utf8))
        let states =
            alphas.sorted { $0.key < $1.key }
            .map { "/A\($0.value) <</ca \($0.key) /CA \($0.key)>>" }
            + blends.sorted().map { "/\($0) <</BM /\($0)>>" }
        let images = Set(pictures).sorted().map { "/P\($0) \($0) 0 R" }.joined(separator: " ")
        let names = (fonts?.objects ?? []).enumerated().map { "/F\($0) \($1) 0 R" }
        let fontList = names.isEmpty ? "" : " /Font <<\(names.joined(separator: " "))>>"
        let box = "[0 0 \(size.width.vectorText) \(size.height.vectorText)]"
        document.addPage(
            "/MediaBox \(box) /Contents \(contents) 0 R /Resources <</ExtGState "
                + "<<\(states.joined(separator: " "))>> /XObject <<\(images)>>\(fontList)>>")
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
        case .fillBorder(let shape, let width, let paint):
            let isRing = width * 2 < min(shape.rect.width, shape.rect.height)
            let hole = isRing ? shape.inset(by: width).path.elements : []
            fill(Path(shape.path.elements + hole), paint, .evenOdd)
        case .fillPath(let path, let rule, let paint): fill(path, paint, rule)
        case .strokePath(let path, let style, let paint):
            fill(Stroker.outline(of: path, style: style, scale: 3), paint)
        case .glyphs(let run, let paint):
            draw(run, paint)
            for picture in run.pictures(from: glyphs) { draw(picture) }
        case .image(let placement): draw(placement)
        case .shadow, .pathShadow: drawPicture(of: [.draw(drawing)], in: drawing.bounds)
        case .blurBackdrop(let shape, let radius):
            drawBackdrop(shape, radius, behind: commands[...index])
        }
    }

    mutating func begin(_ scope: Scope, at index: Int) -> AffineTransform? {
        switch scope {
        case .clip(let shape): content += "q\n" + shape.path.pdfText + "W n\n"
        case .clipPath(let path, let rule):
            content += "q\n" + path.pdfText + (rule == .evenOdd ? "W* n\n" : "W n\n")
        case .transform(let inner):
            content += "q\n" + inner.vectorNumbers.joined(separator: " ") + " cm\n"
            return inner.concatenating(transform)
        case .layer(let opacity, let bounds, let blend):
            // In its own image the group has no backdrop to blend with; the page blends it.
            let scope = Scope.layer(opacity: opacity, bounds: bounds)
            drawLayer([.push(scope)] + contents(ofScopeAt: index), in: bounds, blend)
            return nil
        case .shadow(let shadow, let bounds):
            let box = bounds.union(shadow.bounds(of: bounds))
            drawPicture(of: [.push(scope)] + contents(ofScopeAt: index), in: box)
            return nil
        // A mask outside a layer has no effect.
        case .mask: return nil
        }
        return transform
    }

    mutating func end(_ scope: AffineTransform, at index: Int) { content += "Q\n" }

    /// Returns the commands after a push, including its pop.
    private func contents(ofScopeAt index: Int) -> ArraySlice<DrawCommand> {
        commands[(index + 1)..<commands.endOfScope(at: index)]
    }

    private mutating func drawLayer(_ group: [DrawCommand], in bounds: Rect, _ blend: BlendMode) {
        guard let name = blend.pdfName else {
            if blend != .normal {
                notes.add("PDF has no blend mode \(blend.rawValue); its groups are drawn as normal")
            }
            return drawPicture(of: group, in: bounds)
        }
        blends.insert(name)
        content += "q\n/\(name) gs\n"
        drawPicture(of: group, in: bounds)
        content += "Q\n"
    }

    /// Draws a blurred backdrop as an image of the page.
    private mutating func drawBackdrop(
        _ shape: RoundedRect, _ radius: Double, behind commands: ArraySlice<DrawCommand>
    ) {
        guard shape.rect.isFinite, let toPoints = transform.inverse, toPoints.isFinite,
            let picture = EmbeddedImage.backdrop(
                shape, radius, behind: commands, on: size, through: transform, glyphs: glyphs,
                pixelLimit: pixelLimit)
        else { return }
        content += "q\n" + shape.path.pdfText + "W n\n"
        if transform != .identity { content += toPoints.vectorNumbers.joined(separator: " ") + " cm\n" }
        notes.addCoarse(picture, of: "a blurred backdrop")
        draw(picture)
        content += "Q\n"
    }

    private mutating func fill(_ path: Path, _ paint: Paint, _ rule: FillRule = .nonZero) {
        guard !path.isEmpty, paint.isVisible else { return }
        guard let color = paint.color else {
            return drawPicture(of: [.draw(.fillPath(path, rule, paint))], in: path.controlBounds)
        }
        content += "q\n\(alpha(color.alpha))\(PDFWriter.operands(of: color)) rg\n\(path.pdfText)"
        content += rule == .evenOdd ? "f*\nQ\n" : "f\nQ\n"
    }

    private mutating func draw(_ run: GlyphRun, _ paint: Paint) {
        guard fonts != nil, let color = paint.color, paint.isVisible, !run.glyphs.isEmpty, run.size > 0 else {
            return fill(run.outlines(from: glyphs), paint)
        }
        content += "q\n\(alpha(color.alpha))\(PDFWriter.operands(of: color)) rg\n"
        content += fonts?.text(of: run, in: &document) ?? ""
        content += "Q\n"
    }

    private static func operands(of color: Color) -> String {
        [color.red, color.green, color.blue].map(\.vectorText).joined(separator: " ")
    }

    private mutating func alpha(_ alpha: Double) -> String {
        guard alpha < 1 else { return "" }
        let number = alphas[alpha.vectorText] ?? alphas.count + 1
        alphas[alpha.vectorText] = number
        return "/A\(number) gs\n"
    }

    private mutating func drawPicture(of commands: [DrawCommand], in box: Rect?) {
        let visible = EmbeddedImage.visiblePart(of: box, on: size, through: transform)
        guard
            let picture = EmbeddedImage.image(
                of: commands, in: visible, glyphs: glyphs, pixelLimit: pixelLimit)
        else { return }
        notes.addCoarse(picture, of: "a group, shadow or gradient")
        draw(picture)
    }

    private mutating func draw(_ placement: ImagePlacement) {
        let rect = placement.destination
        guard !rect.isEmpty, rect.isFinite else { return }
        let isPlain = placement.capInsets == .zero && placement.resizing == .stretch && placement.tint == nil
        let pixmap = isPlain ? placement.bitmap.pixmap : EmbeddedImage.rasterized(placement)
        guard pixmap.width > 0, pixmap.height > 0 else { return }
        let number = document.add(pixmap, encodePicture: encodePicture)
        pictures.append(number)
        let numbers = [rect.width, 0, 0, -rect.height, rect.minX, rect.maxY].map(\.vectorText)
        content += "q\n\(numbers.joined(separator: " ")) cm\n/P\(number) Do\nQ\n"
    }
}

extension Path {
    /// The path construction operators; quadratic curves become cubic ones.
    var pdfText: String {
        var text = "", pen = Point.zero, start = Point.zero
        func numbers(_ points: Point...) -> String {
            points.map { "\($0.x.vectorText) \($0.y.vectorText) " }.joined()
        }
        for element in elements {
            switch element {
            case .move(let point):
                text += numbers(point) + "m\n"
                (pen, start) = (point, point)
            case .line(let point):
                text += numbers(point) + "l\n"
                pen = point
            case .quadratic(let control, let end):
                let first = pen + (control - pen) * (2.0 / 3), second = end + (control - end) * (2.0 / 3)
                text += numbers(first, second, end) + "c\n"
                pen = end
            case .cubic(let control1, let control2, let end):
                text += numbers(control1, control2, end) + "c\n"
                pen = end
            case .close:
                text += "h\n"
                pen = start
            }
        }
        return text
    }
}
