import Geometry
public import Scene
public import Typography

/// Writes a list as a PDF 1.4 of one page, a unit to the point; text becomes outlines.
///
/// Shapes, lines, clips and text stay vectors. What PDF tells in another way, groups that are translucent,
/// masked or cast shadows, shadows, gradients and blurred backdrops, becomes pictures of three pixels a point.
/// Blend modes that PDF lacks are drawn as normal; so are those within groups that are pictures, where what lies
/// beneath is not in the picture.
///
/// - Parameters:
///   - list: The commands.
///   - text: Where glyphs come from.
///   - encodePicture: Makes a PNG of an opaque picture, whose compressed rows the file holds.
/// - Returns: The file, and what it shows otherwise.
public func makePDF(
    _ list: DisplayList, text: TextEngine, encodePicture: @escaping (Pixmap) -> [UInt8]
) -> VectorFile {
    var writer = PDFWriter(
        size: list.size, glyphs: GlyphSource(text.library), encodePicture: encodePicture)
    writer.write(list.commands)
    return VectorFile(bytes: writer.finished, notes: writer.notes.sentences)
}

/// Turns commands into a page's content and the objects it needs.
struct PDFWriter {
    private let size: Size
    private let glyphs: GlyphSource
    private let encodePicture: (Pixmap) -> [UInt8]
    /// The page's content.
    private var content = ""
    private var document = PDFDocument()
    private var alphas: [String: Int] = [:]
    private var blends: Set<String> = []
    private var pictures: [Int] = []
    /// What is open, with the transform outside of it.
    private var outerTransforms: [AffineTransform] = []
    /// From the coordinates at hand to the page's.
    private var transform = AffineTransform.identity
    private(set) var notes = VectorNotes()
    /// The most pixels of a picture.
    var pixelLimit = VectorPicture.pixelLimit

    init(size: Size, glyphs: GlyphSource, encodePicture: @escaping (Pixmap) -> [UInt8]) {
        (self.size, self.glyphs, self.encodePicture) = (size, glyphs, encodePicture)
    }

    /// The whole file.
    var finished: [UInt8] {
        var document = document
        let upright = "1 0 0 -1 0 \(size.height.vectorText) cm\n"
        let stream = upright + content + String(repeating: "Q\n", count: outerTransforms.count)
        let contents = document.add("<</Length \(stream.utf8.count)>>", stream: Array(stream.utf8))
        let states =
            alphas.sorted { $0.key < $1.key }
            .map { "/A\($0.value) <</ca \($0.key) /CA \($0.key)>>" }
            + blends.sorted().map { "/\($0) <</BM /\($0)>>" }
        let images = pictures.map { "/P\($0) \($0) 0 R" }.joined(separator: " ")
        let box = "[0 0 \(size.width.vectorText) \(size.height.vectorText)]"
        return document.finished(
            page: "/MediaBox \(box) /Contents \(contents) 0 R "
                + "/Resources <</ExtGState <<\(states.joined(separator: " "))>> /XObject <<\(images)>>>>")
    }

    mutating func write(_ commands: [DrawCommand]) {
        var index = 0
        while index < commands.count {
            switch commands[index] {
            case .pushLayer(let opacity, let bounds, let blend):
                let end = PDFWriter.end(of: index, in: commands)
                // The mode is the page's affair: alone, the group has nothing beneath it.
                let push = DrawCommand.pushLayer(opacity: opacity, bounds: bounds)
                let group = [push] + Array(commands[(index + 1)..<end])
                if let name = blend.pdfName {
                    blends.insert(name)
                    content += "q\n/\(name) gs\n"
                    drawPicture(of: group, in: bounds)
                    content += "Q\n"
                } else {
                    if blend != .normal {
                        notes.add("PDF has no blend mode \(blend.rawValue); its groups are drawn as normal")
                    }
                    drawPicture(of: group, in: bounds)
                }
                index = end
            case .pushShadow(let shadow, let bounds):
                let end = PDFWriter.end(of: index, in: commands)
                let box = bounds.union(shadow.bounds(of: bounds))
                drawPicture(of: Array(commands[index..<end]), in: box)
                index = end
            case .blurBackdrop(let shape, let radius):
                drawBackdrop(shape, radius, behind: commands[...index])
                index += 1
            default:
                write(commands[index])
                index += 1
            }
        }
    }

    /// The index after the pop that belongs to a push.
    private static func end(of start: Int, in commands: [DrawCommand]) -> Int {
        var depth = 0, index = start
        repeat {
            switch commands[index] {
            case .pushLayer, .pushShadow, .pushClip, .pushClipPath, .pushMask, .pushTransform: depth += 1
            case .popLayer, .popShadow, .popClip, .popMask, .popTransform: depth -= 1
            default: break
            }
            index += 1
        } while depth > 0 && index < commands.count
        return index
    }

    private mutating func write(_ command: DrawCommand) {
        switch command {
        case .fillRect(let rect, let paint): fill(RoundedRect(rect).path, paint)
        case .fillRoundedRect(let shape, let paint): fill(shape.path, paint)
        case .fillBorder(let shape, let width, let paint):
            let isRing = width * 2 < min(shape.rect.width, shape.rect.height)
            let hole = isRing ? shape.inset(by: width).path.elements : []
            fill(Path(shape.path.elements + hole), paint, .evenOdd)
        case .fillPath(let path, let rule, let paint): fill(path, paint, rule)
        case .strokePath(let path, let style, let paint):
            fill(Stroker.outline(of: path, style: style, scale: 3), paint)
        case .drawGlyphs(let run, let paint):
            fill(run.outlines(from: glyphs), paint)
            for picture in run.pictures(from: glyphs) { draw(picture) }
        case .drawImage(let placement): draw(placement)
        case .drawShadow, .drawPathShadow: drawPicture(of: [command], in: command.bounds)
        case .pushClip(let shape): open(shape.path.pdfText + "W n\n")
        case .pushClipPath(let path, let rule): open(path.pdfText + (rule == .evenOdd ? "W* n\n" : "W n\n"))
        case .pushTransform(let transform):
            open(transform.vectorNumbers.joined(separator: " ") + " cm\n")
            self.transform = transform.concatenating(self.transform)
        case .popClip, .popTransform:
            guard let outer = outerTransforms.popLast() else { return }
            transform = outer
            content += "Q\n"
        // These belong to what `write(_:)` draws as a picture.
        case .pushLayer, .popLayer, .pushShadow, .popShadow, .pushMask, .popMask, .blurBackdrop: break
        }
    }

    /// The blurred ground as a picture of the page.
    private mutating func drawBackdrop(
        _ shape: RoundedRect, _ radius: Double, behind commands: ArraySlice<DrawCommand>
    ) {
        guard shape.rect.isFinite, let toPoints = transform.inverse, toPoints.isFinite,
            let picture = VectorPicture.backdrop(
                shape, radius, behind: commands, on: size, through: transform, glyphs: glyphs,
                pixelLimit: pixelLimit)
        else { return }
        content += "q\n" + shape.path.pdfText + "W n\n"
        if transform != .identity { content += toPoints.vectorNumbers.joined(separator: " ") + " cm\n" }
        notes.addCoarse(picture, of: "a blurred ground")
        draw(picture)
        content += "Q\n"
    }

    private mutating func open(_ operators: String) {
        outerTransforms.append(transform)
        content += "q\n" + operators
    }

    private mutating func fill(_ path: Path, _ paint: Paint, _ rule: FillRule = .nonZero) {
        guard !path.isEmpty, paint.isVisible else { return }
        guard let color = paint.color else {
            return drawPicture(of: [.fillPath(path, rule, paint)], in: path.controlBounds)
        }
        let channels = [color.red, color.green, color.blue].map(\.vectorText).joined(separator: " ")
        content += "q\n\(alpha(color.alpha))\(channels) rg\n\(path.pdfText)"
        content += rule == .evenOdd ? "f*\nQ\n" : "f\nQ\n"
    }

    private mutating func alpha(_ alpha: Double) -> String {
        guard alpha < 1 else { return "" }
        let number = alphas[alpha.vectorText] ?? alphas.count + 1
        alphas[alpha.vectorText] = number
        return "/A\(number) gs\n"
    }

    private mutating func drawPicture(of commands: [DrawCommand], in box: Rect?) {
        let visible = VectorPicture.visiblePart(of: box, on: size, through: transform)
        guard
            let picture = VectorPicture.picture(
                of: commands, in: visible, glyphs: glyphs, pixelLimit: pixelLimit)
        else { return }
        notes.addCoarse(picture, of: "a group, shadow or gradient")
        draw(picture)
    }

    private mutating func draw(_ placement: ImagePlacement) {
        let rect = placement.destination
        guard !rect.isEmpty, rect.isFinite else { return }
        let isPlain = placement.capInsets == .zero && placement.resizing == .stretch && placement.tint == nil
        let pixmap = isPlain ? placement.bitmap.pixmap : VectorPicture.flattened(placement)
        guard pixmap.width > 0, pixmap.height > 0 else { return }
        let number = document.add(pixmap, encodePicture: encodePicture)
        pictures.append(number)
        let numbers = [rect.width, 0, 0, -rect.height, rect.minX, rect.maxY].map(\.vectorText)
        content += "q\n\(numbers.joined(separator: " ")) cm\n/P\(number) Do\nQ\n"
    }
}

extension Path {
    /// The steps as PDF's operators; quadratic curves as cubic ones.
    fileprivate var pdfText: String {
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
