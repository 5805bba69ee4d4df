package import Geometry
package import Scene
import SeededRandom

/// Random display lists and layout trees of small size, the same for a seed everywhere: every kind of
/// command, with nested clips, transforms, groups, masks and shadows of many sizes. Numbers are finite and
/// mostly near the image, so that drawings overlap.
package struct RandomDrawing {
    var numbers: SeededNumbers
    /// The size in points.
    let size: Size
    /// A radius that recurs, as on a screen.
    private let radius: Double
    private let bitmaps: [Bitmap]
    /// The number of groups and blurs still allowed; they take most of the time.
    private var effectsLeft = 6

    /// Creates the drawing of a seed for images of the given size.
    package init(seed: UInt64, size: Size) {
        numbers = SeededNumbers(seed: seed)
        self.size = size
        var numbers = self.numbers
        radius = numbers.pick(0, 3, 4, 8, 10.5)
        bitmaps = (0..<2).map { _ in RandomDrawing.bitmap(&numbers) }
        self.numbers = numbers
    }

    private static func bitmap(_ numbers: inout SeededNumbers) -> Bitmap {
        let width = numbers.number(1...14), height = numbers.number(1...14)
        let isOpaque = numbers.chance(50), isFlat = numbers.chance(20)
        var pixmap = Pixmap(width: width, height: height)
        for index in pixmap.pixels.indices {
            pixmap.pixels[index] =
                isFlat && index > 0
                ? pixmap.pixels[0]
                : Color(
                    red: Double(numbers.number(0...9)) / 9, green: Double(numbers.number(0...9)) / 9,
                    blue: Double(numbers.number(0...9)) / 9,
                    alpha: isOpaque ? 1 : Double(numbers.number(0...4)) / 4
                ).premultipliedRGBA8
        }
        return Bitmap(name: "random", pixmap: pixmap, scale: Double(numbers.number(1...3)))
    }

    // MARK: Lists

    /// Returns a list of at least one command and about `count` at most, contents of groups included.
    package mutating func list(upTo count: Int) -> DisplayList {
        var commands: [DrawCommand] = []
        if numbers.chance(50) {
            commands.append(.draw(.fillRect(Rect(origin: .zero, size: size), .color(color(isOpaque: true)))))
        }
        let end = numbers.number(1...max(1, count))
        while commands.count < end { commands += steps(depth: 0) }
        if numbers.chance(5) { commands.append(.pop) }
        return DisplayList(size: size, commands: commands)
    }

    /// Returns commands for the content of a view.
    mutating func content() -> [DrawCommand] { (0..<numbers.number(0...2)).flatMap { _ in steps(depth: 3) } }

    /// Returns one drawing, or a scope with its contents.
    private mutating func steps(depth: Int) -> [DrawCommand] {
        guard depth < 5, numbers.chance(40) else { return [leaf()] }
        let inside = (0..<numbers.number(0...3)).flatMap { _ in steps(depth: depth + 1) }
        switch numbers.number(0...9) {
        case 0...2: return [.push(.clip(shape()))] + inside + [.pop]
        case 3: return [.push(.clipPath(path(), fillRule()))] + inside + [.pop]
        case 4, 5: return [.push(.transform(transform()))] + inside + [.pop]
        case 6, 7:
            guard takeEffect() else { return inside }
            let push = DrawCommand.push(.layer(opacity: opacity(), bounds: groupBounds(), blend: blend()))
            guard numbers.chance(30) else { return [push] + inside + [.pop] }
            return [push] + inside + [.push(.mask(bounds: groupBounds()))] + steps(depth: depth + 1) + [
                .pop, .pop,
            ]
        case 8:
            guard takeEffect() else { return inside }
            return [.push(.shadow(shadow(), bounds: groupBounds()))] + inside + [.pop]
        default: return card()
        }
    }

    private mutating func takeEffect() -> Bool {
        effectsLeft -= 1
        return effectsLeft >= 0
    }

    /// Returns a shape over its shadow, like a card.
    private mutating func card() -> [DrawCommand] {
        let card = shape()
        let cover: [DrawCommand] =
            numbers.chance(70)
            ? [card.isSquare ? .draw(.fillRect(card.rect, paint())) : .draw(.fillRoundedRect(card, paint()))]
            : [.push(.clip(card)), .draw(.image(placement(in: card.rect))), .pop]
        return [.draw(.shadow(card, shadow()))] + cover
    }

    private mutating func leaf() -> DrawCommand {
        switch numbers.number(0...21) {
        case 0...2: return .draw(.fillRect(rect(), paint()))
        case 3...6: return .draw(.fillRoundedRect(shape(), paint()))
        case 7: return .draw(.fillBorder(shape(), width: Double(numbers.number(0...24)) / 4, paint()))
        case 8, 9: return .draw(.fillPath(path(), fillRule(), paint()))
        case 10, 11: return .draw(.strokePath(path(), style(), paint()))
        case 12, 13: return .draw(.glyphs(run(), paint()))
        case 14, 15: return .draw(.image(placement(in: rect())))
        case 16...18: return .draw(.shadow(shape(), shadow()))
        case 19: return .draw(.pathShadow(path(), shadow()))
        case 20:
            guard takeEffect() else { return .draw(.fillRect(rect(), paint())) }
            return .draw(.blurBackdrop(shape(), radius: Double(numbers.number(0...20)) / 4))
        default: return .draw(.fillRoundedRect(RoundedRect(rect(), radius: 2), paint()))
        }
    }

    // MARK: Parts

    /// Returns a length between two: at whole points, at quarters, or anywhere.
    mutating func length(_ low: Double, _ high: Double) -> Double {
        let span = high - low
        return switch numbers.number(0...9) {
        case 0...4: (low + span * Double(numbers.number(0...1000)) / 1000).rounded()
        case 5, 6: ((low + span * Double(numbers.number(0...1000)) / 1000) * 4).rounded() / 4
        case 7: ((low + span * Double(numbers.number(0...1000)) / 1000) * 3).rounded() / 3
        default: low + span * Double(numbers.number(0...1_000_000)) / 1e6
        }
    }

    mutating func point() -> Point {
        Point(
            x: length(-size.width / 4, size.width * 1.25), y: length(-size.height / 4, size.height * 1.25))
    }

    mutating func rect() -> Rect {
        let far = numbers.chance(10) ? 3.0 : 1
        return Rect(
            origin: point(),
            size: Size(width: length(0, size.width * far), height: length(0, size.height * far)))
    }

    mutating func shape() -> RoundedRect {
        let curve: RoundedRect.Curve = numbers.chance(30) ? .continuous : .circular
        guard numbers.chance(20) else {
            return RoundedRect(rect(), radius: numbers.chance(30) ? 0 : radius, curve: curve)
        }
        return RoundedRect(
            rect(),
            radii: RoundedRect.Radii(
                topLeft: length(0, 12), topRight: length(0, 12), bottomRight: 0, bottomLeft: length(0, 40)),
            curve: curve)
    }

    private mutating func groupBounds() -> Rect {
        numbers.chance(60) ? Rect(x: -1000, y: -1000, width: 2000, height: 2000) : rect()
    }

    mutating func color(isOpaque: Bool = false) -> Color {
        func part() -> Double { Double(numbers.number(0...20)) / 20 }
        return Color(
            red: part(), green: part(), blue: part(), alpha: isOpaque || numbers.chance(40) ? 1 : part())
    }

    mutating func opacity() -> Double { numbers.chance(40) ? 1 : Double(numbers.number(0...20)) / 20 }

    mutating func blend() -> BlendMode {
        numbers.chance(60) ? .normal : numbers.element(of: BlendMode.allCases) ?? .normal
    }

    private mutating func fillRule() -> FillRule { numbers.pick(.nonZero, .evenOdd) }

    mutating func transform() -> AffineTransform {
        let center = AffineTransform.translation(x: -size.width / 2, y: -size.height / 2)
        let back = AffineTransform.translation(x: size.width / 2, y: size.height / 2)
        let move = AffineTransform.translation(x: length(-9, 9), y: length(-9, 9))
        switch numbers.number(0...6) {
        case 0, 1: return move
        case 2: return center.concatenating(.scale(x: 0.5, y: 0.5)).concatenating(back)
        case 3:
            return center.concatenating(.scale(x: length(0.25, 3), y: length(0.25, 3))).concatenating(back)
        case 4: return center.concatenating(.scale(x: numbers.pick(-1, 1), y: -1)).concatenating(back)
        case 5:
            return center.concatenating(.rotation(radians: length(-3, 3) + 0.1)).concatenating(back)
                .concatenating(move)
        default:
            return AffineTransform(
                a: 1, b: length(-1, 1), c: length(-1, 1) / 2, d: 1.25, tx: length(-9, 9), ty: 0)
        }
    }

    mutating func shadow() -> Shadow {
        let radius = numbers.pick(0, 0.5, 1, 2.5, 3, 4, 6, 9)
        return Shadow(
            color: color(), offset: Point(x: length(-6, 6), y: length(-6, 6)),
            radius: numbers.chance(20) ? length(0, 14) : radius)
    }

    mutating func path() -> Path {
        var elements: [Path.Element] = [.move(point())]
        for _ in 0..<numbers.number(1...6) {
            switch numbers.number(0...9) {
            case 0: elements.append(.move(point()))
            case 1, 2: elements.append(.quadratic(control: point(), end: point()))
            case 3, 4: elements.append(.cubic(control1: point(), control2: point(), end: point()))
            case 5: elements.append(.close)
            default: elements.append(.line(point()))
            }
        }
        return Path(elements)
    }

    private mutating func style() -> StrokeStyle {
        var style = StrokeStyle(
            width: length(0.25, 12), cap: numbers.pick(.butt, .round, .square),
            join: numbers.pick(.miter, .round, .bevel), miterLimit: numbers.pick(10, 1, 2.5))
        if numbers.chance(25) {
            style.dashes = (0..<numbers.number(1...3)).map { _ in length(0.5, 9) }
            style.dashPhase = length(-9, 9)
        }
        if numbers.chance(15) { (style.start, style.end) = (length(0, 1), length(0, 1)) }
        return style
    }

    mutating func paint() -> Paint {
        guard numbers.chance(25) else { return .color(color()) }
        var position = 0.0
        let isOpaque = numbers.chance(40)
        let stops = (0..<numbers.number(1...4)).map { _ -> Gradient.Stop in
            defer { position += length(0, 0.6) }
            return Gradient.Stop(position, color(isOpaque: isOpaque))
        }
        let gradient: Gradient =
            switch numbers.number(0...3) {
            case 0:
                .radial(
                    center: point(), radii: Size(width: length(1, 40), height: length(1, 40)), stops: stops)
            case 1: .conic(center: point(), towards: point(), stops: stops)
            default: .axial(from: point(), to: point(), stops: stops)
            }
        return .gradient(gradient)
    }

    private mutating func run() -> GlyphRun {
        let size: Double = numbers.pick(5, 9, 12, 17, 30, 90), count = numbers.number(1...5)
        let glyphs = (0..<count).map { index in
            GlyphRun.Glyph(
                id: UInt32(numbers.number(0...5)),
                position: Point(x: Double(index) * size * 0.6 + length(0, 1), y: numbers.pick(0, 0, 0.3)))
        }
        return GlyphRun(
            face: GlyphRun.Face(index: 0, name: "Random"), size: size, origin: point(), glyphs: glyphs,
            text: String(repeating: "x", count: count),
            bounds: Rect(x: -size, y: -1.5 * size, width: size * (0.6 * Double(count) + 4), height: 3 * size))
    }

    private mutating func placement(in rect: Rect) -> ImagePlacement {
        let bitmap = numbers.pick(bitmaps[0], bitmaps[1])
        var rect = rect
        // Mostly at its own size or stretched a little, so that pixels are copied, mixed and averaged.
        if numbers.chance(30) { rect.size = bitmap.size }
        return ImagePlacement(
            bitmap, in: rect, capInsets: numbers.chance(40) ? Insets(all: length(0, 3)) : .zero,
            resizing: numbers.pick(.stretch, .tile), tint: numbers.chance(20) ? color() : nil)
    }
}
