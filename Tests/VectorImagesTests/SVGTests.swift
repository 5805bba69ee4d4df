import Geometry
import Scene
import Testing
import VectorImages

@Suite struct SVGTests {
    /// An SVG of 20 x 10 with some elements.
    private func read(_ content: String, _ attributes: String = "viewBox='0 0 20 10'") throws -> VectorImage {
        let text = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>"
        return try readSVG(Array(text.utf8))
    }

    /// Returns the one command that draws an element.
    private func step(_ content: String) throws -> DrawCommand {
        let image = try read(content)
        try #require(image.commands.count == 1, "\(image.commands)")
        return image.commands[0]
    }

    private func path(_ content: String) throws -> Path {
        guard case .draw(.fillPath(let path, _, _)) = try step(content) else {
            throw VectorImageError.tooComplex("")
        }
        return path
    }

    private func color(_ content: String) throws -> Color {
        guard case .draw(.fillPath(_, _, .color(let color))) = try step(content) else {
            throw VectorImageError.tooComplex("")
        }
        return color
    }

    @Test(arguments: [
        ("viewBox='0 0 24 16'", 24.0, 16.0), ("width='12' height='8' viewBox='0 0 24 16'", 12, 8),
        ("width='30pt' height='20pt'", 30, 20), ("width='48' viewBox='0 0 24 16'", 48, 32),
        ("width='1in' height='25.4mm'", 96, 96), ("width='100%' height='100%' viewBox='0 0 5 6'", 5, 6),
    ]) func sizes(attributes: String, width: Double, height: Double) throws {
        let size = try read("", attributes).size
        #expect(abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9)
    }

    @Test func everyEncodingIsTheSamePicture() throws {
        let text =
            "<?xml version='1.0' encoding='utf-16'?>\r<svg viewBox='0 0 2 1'><rect width='2' height='1'/></svg>"
        let plain = try readSVG(Array("<svg viewBox='0 0 2 1'><rect width='2' height='1'/></svg>".utf8))
        let units = ("\u{FEFF}" + text).utf16
        #expect(try readSVG(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) == plain)
        #expect(try readSVG(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) == plain)
    }

    @Test func pathsOfEveryLetter() throws {
        let found = try path("<path d='M1 1h2v2H1zm5-.5.5.5L7 2C8 2 9 3 9 4s1 2 2 2Q12 6 12 5t1-1'/>")
        #expect(
            found.elements == [
                .move(Point(x: 1, y: 1)), .line(Point(x: 3, y: 1)), .line(Point(x: 3, y: 3)),
                .line(Point(x: 1, y: 3)), .close, .move(Point(x: 6, y: 0.5)), .line(Point(x: 6.5, y: 1)),
                .line(Point(x: 7, y: 2)),
                .cubic(
                    control1: Point(x: 8, y: 2), control2: Point(x: 9, y: 3), end: Point(x: 9, y: 4)),
                .cubic(
                    control1: Point(x: 9, y: 5), control2: Point(x: 10, y: 6), end: Point(x: 11, y: 6)),
                .quadratic(control: Point(x: 12, y: 6), end: Point(x: 12, y: 5)),
                .quadratic(control: Point(x: 12, y: 4), end: Point(x: 13, y: 4)),
            ])
    }

    /// Every point of an arc's curves is on its circle, and the arc has the direction and length of its
    /// flags.
    @Test(arguments: [(0, 0), (0, 1), (1, 0), (1, 1)]) func arcs(large: Int, clockwise: Int) throws {
        // From (8, 5) to (10, 5) on circles of radius 2, whose centres lie the root of 3 above and below. With
        // the clock the way leads over the top, and the larger part lies on the side of its centre.
        let found = try path("<path d='M8 5A2 2 0 \(large) \(clockwise) 10 5'/>")
        let isLarge = large == 1
        let center = Point(x: 9, y: 5 + (large == clockwise ? -1 : 1) * 3.0.squareRoot())
        var pen = Point.zero
        for element in found.elements {
            switch element {
            case .move(let point): pen = point
            case .cubic(let first, let second, let end):
                for t in [0.0, 0.25, 0.5, 0.75, 1] {
                    let s = 1 - t
                    let place =
                        pen * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t) + end
                        * (t * t * t)
                    let way = place - center
                    let distance = (way.x * way.x + way.y * way.y).squareRoot()
                    #expect(abs(distance - 2) < 0.01)
                    if t == 0.5 { #expect(isLarge || (place.y < 5) == (clockwise == 1)) }
                }
                pen = end
            default: Issue.record("\(element)")
            }
        }
        #expect(pen == Point(x: 10, y: 5))
        // A sixth of the circle takes one curve, five sixths take four.
        #expect((found.elements.count > 2) == isLarge)
    }

    @Test func flagsOfArcsNeedNoBlanks() throws {
        #expect(try path("<path d='M8 5a2 2 0 012 2'/>") == path("<path d='M8 5a2 2 0 0 1 2 2'/>"))
    }

    @Test(arguments: [
        ("fill='#f80'", Color(red: 1, green: 136 / 255.0, blue: 0)),
        ("fill='#11223380'", Color(red: 17 / 255.0, green: 34 / 255.0, blue: 51 / 255.0, alpha: 128 / 255.0)),
        ("fill='rgb(10%, 20%, 30%)'", Color(red: 0.1, green: 0.2, blue: 0.3)),
        ("fill='rgba(51 102 153 / 50%)'", Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)),
        ("fill='hsl(120, 100%, 50%)'", Color(red: 0, green: 1, blue: 0)),
        ("fill='RebeccaPurple'", Color(red: 0.4, green: 0.2, blue: 0.6)),
        ("color='red' fill='currentColor'", Color(red: 1, green: 0, blue: 0)),
        ("fill='red' fill-opacity='.5' opacity='0.5'", Color(red: 1, green: 0, blue: 0, alpha: 0.25)),
        ("class='warm'", Color(red: 1, green: 0, blue: 0)),
        ("class='warm' fill='blue'", Color(red: 1, green: 0, blue: 0)),
        ("class='warm' id='cold'", Color(red: 0, green: 0, blue: 1)),
        ("class='warm' style='fill: white'", Color.white),
    ]) func colours(attributes: String, expected: Color) throws {
        let sheet = "<style>/* . */ .warm, rect.none { fill: #f00 } #cold{fill:#00f}</style>"
        let found = try color("\(sheet)<rect width='2' height='2' \(attributes)/>")
        #expect(abs(found.red - expected.red) < 1e-9 && abs(found.green - expected.green) < 1e-9)
        #expect(abs(found.blue - expected.blue) < 1e-9 && abs(found.alpha - expected.alpha) < 1e-9)
    }

    @Test func shapesAndTransforms() throws {
        let square = [(0.0, 0.0), (2, 0), (2, 2), (0, 2)].map { Point(x: $0.0, y: $0.1) }
        func corners(_ map: (Point) -> Point) -> [Path.Element] {
            [.move(map(square[0]))] + square.dropFirst().map { .line(map($0)) } + [.close]
        }
        let rect = "<rect width='2' height='2'/>"
        #expect(try path(rect).elements == corners { $0 })
        #expect(try path("<polygon points='0,0 2,0 2 2 0-0 0,2'/>").elements.count == 6)
        let turned = try path("<g transform='translate(5,1) scale(2)'>\(rect)</g>")
        #expect(turned.elements == corners { Point(x: 5 + 2 * $0.x, y: 1 + 2 * $0.y) })
        let matrix = try path("<g transform='matrix(1 0 0 1 1 0) skewX(0)'>\(rect)</g>")
        #expect(matrix.elements == corners { Point(x: 1 + $0.x, y: $0.y) })
        let used = "<defs><g id='a'>\(rect)</g></defs><use href='#a' x='3' y='4'/>"
        #expect(try path(used).elements == corners { Point(x: 3 + $0.x, y: 4 + $0.y) })
        let symbol = "<symbol id='s' viewBox='0 0 4 4'>\(rect)</symbol><use href='#s' width='8' height='8'/>"
        #expect(try path(symbol).elements == corners { Point(x: 2 * $0.x, y: 2 * $0.y) })
    }

    @Test func linesKeepTheirWidthUnderATurnAndAreDashed() throws {
        let line = "<path d='M1 1h8' stroke='#000' fill='none' stroke-width='2' stroke-linecap='round' "
        let turned = try read("<g transform='scale(0.5) rotate(30)'>\(line) stroke-dasharray='1 2 3'/></g>")
            .commands
        let styles = turned.compactMap {
            if case .draw(.strokePath(_, let style, _)) = $0 { style } else { nil }
        }
        let style = try #require(styles.first)
        #expect(abs(style.width - 1) < 1e-9 && style.cap == .round)
        #expect(style.dashes.map { ($0 * 1e6).rounded() / 1e6 } == [0.5, 1, 1.5, 0.5, 1, 1.5])
        let stretched = try read("<g transform='scale(1 2)'>\(line)/></g>").commands
        #expect(stretched.contains(.push(.transform(.scale(x: 1, y: 2)))))
    }

    @Test func gradientsFollowTheBoxOfTheShape() throws {
        let image = try read(
            """
            <linearGradient id='a'><stop stop-color='#fff'/><stop offset='50%' stop-opacity='0'/></linearGradient>
            <linearGradient id='b' href='#a' x2='0' y2='1'/>
            <rect x='4' y='2' width='10' height='6' fill='url(#b)'/>
            """)
        guard case .draw(.fillPath(_, _, .gradient(let gradient)))? = image.commands.first else {
            Issue.record("no gradient")
            return
        }
        #expect(gradient.stops == [.init(0, .white), .init(0.5, Color(white: 0, alpha: 0))])
        #expect(gradient.transform.apply(.zero) == Point(x: 4, y: 2))
        #expect(gradient.transform.apply(Point(x: 1, y: 0)) == Point(x: 4, y: 8))
    }

    @Test func groupsClipsAndMasks() throws {
        let two = "<rect width='4' height='4'/><rect x='2' width='4' height='4'/>"
        let group = try read("<g opacity='.5'>\(two)</g>").commands
        #expect(
            group.first == .push(.layer(opacity: 0.5, bounds: Rect(x: 0, y: 0, width: 6, height: 4)))
                && group.count == 4)
        let clipped = try read(
            "<clipPath id='c'><path d='M0 0h3v3z' clip-rule='evenodd'/></clipPath><g clip-path='url(#c)'>\(two)</g>"
        ).commands
        guard case .push(.clipPath(let path, .evenOdd))? = clipped.first else {
            Issue.record("no clip")
            return
        }
        #expect(path.elements.count == 4 && clipped.last == .pop)
        let masked = try read(
            "<mask id='m'><rect width='3' height='3' fill='#808080'/></mask><g mask='url(#m)'>\(two)</g>")
        #expect(masked.omissions.isEmpty)
        // The alpha of a gray mask is its luminance.
        let alphas = masked.commands.compactMap { command -> Double? in
            if case .draw(.fillPath(_, _, .color(let color))) = command { color.alpha } else { nil }
        }
        #expect(alphas.count == 3 && abs(alphas[2] - 128 / 255.0) < 1e-9)
        #expect(masked.commands.contains(.pop))
    }

    /// The luminance of the one pixel is 54 · 9 + 183 · 8 + 19 · 7 of 256, which is 8.1.
    @Test func aPictureMasksByItsBrightness() throws {
        let gif = "R0lGODdhAQABAIAAAAkIBwAAACwAAAAAAQABAAACAkQBADs="
        let image = try read(
            """
            <mask id='m'><image href='data:image/gif;base64,\(gif)' width='4' height='4'/></mask>
            <rect width='4' height='4' mask='url(#m)'/>
            """)
        let pixels = image.commands.compactMap { step -> [UInt32]? in
            if case .draw(.image(let placement)) = step { placement.bitmap.pixmap.pixels } else { nil }
        }
        #expect(pixels == [[0x0808_0808]] && image.omissions.isEmpty)
    }

    @Test func whatLeavesTheCanvasIsCut() throws {
        #expect(try read("<rect x='15' width='9' height='3'/>").commands.count == 3)
        #expect(try read("<rect x='15' width='5' height='10'/>").commands.count == 1)
    }

    @Test func whatIsLeftOutIsNamed() throws {
        let image = try read(
            """
            <text>a</text><text>b</text><rect width='2' height='2' filter='url(#f)' fill='url(#p)'/>
            <pattern id='p'/><image href='other.png' width='2' height='2'/><style>g > rect { fill: red }</style>
            """)
        #expect(
            image.omissions == [
                "some selectors of its style sheet", "text", "patterns", "filters", "pictures of other files",
            ])
    }

    @Test func pictureInside() throws {
        // A GIF of one pixel, of the colour 9, 8, 7.
        let gif = "R0lGODdhAQABAIAAAAkIBwAAACwAAAAAAQABAAACAkQBADs="
        let image = try read("<image href='data:image/gif;base64,\(gif)' x='1' y='2' width='4' height='4'/>")
        guard case .draw(.image(let placement))? = image.commands.first else {
            Issue.record("no picture")
            return
        }
        #expect(placement.bitmap.pixmap.pixels == [0xFF07_0809])
        #expect(placement.destination == Rect(x: 1, y: 2, width: 4, height: 4))
    }

    @Test func aStencilKeepsTheShapeInTheTint() throws {
        let image = try read("<rect width='20' height='10' fill='red' fill-opacity='.5'/>")
        let commands = image.commands(
            in: Rect(x: 1, y: 1, width: 40, height: 20), tint: Color(red: 0, green: 0, blue: 1))
        guard case .draw(.fillPath(let path, _, .color(let color)))? = commands.first else {
            Issue.record("no shape")
            return
        }
        #expect(color == Color(red: 0, green: 0, blue: 1, alpha: 0.5))
        #expect(path.controlBounds == Rect(x: 1, y: 1, width: 40, height: 20))
        #expect(image.mirrored.mirrored == image)
    }
}
