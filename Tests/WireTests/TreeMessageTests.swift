import Geometry
import HostileMessages
import Scene
import Testing
import Wire

@Suite("Messages of layout trees")
struct TreeMessageTests {
    static let faces = RandomMessage.faces

    /// Returns what a reader makes of a tree, and its message.
    static func sent(_ tree: LayoutTree, depth: Int = 100) throws -> LayoutTree {
        var writer = WireWriter(faces: faces)
        writer.write(tree)
        var reader = try WireReader(try writer.finish(), faces: faces, limits: WireLimits(depth: depth))
        let tree = try reader.layoutTree()
        try reader.finish()
        return tree
    }

    /// Returns a tree of one view that draws something.
    static func tree(_ content: [DrawCommand]) -> LayoutTree {
        var node = LayoutNode(
            id: "view", className: "UIView", parent: nil, subtreeEnd: 1,
            frame: Rect(x: 0, y: 0, width: 30, height: 20))
        node.content = content
        return LayoutTree(size: Size(width: 30, height: 20), nodes: [node])
    }

    static let rect = Rect(x: 1.5, y: -2, width: 10, height: 1.0 / 3)
    static let shape = RoundedRect(Rect(x: 0, y: 0, width: 20, height: 10), radius: 4, curve: .continuous)
    static let corners = RoundedRect(
        Rect(x: 0, y: 0, width: 20, height: 10),
        radii: RoundedRect.Radii(topLeft: 1, topRight: 2, bottomRight: 0, bottomLeft: 5))
    static let path = Path([
        .move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4)),
        .quadratic(control: Point(x: 5, y: 6), end: Point(x: 7, y: 8)),
        .cubic(control1: Point(x: 9, y: 10), control2: Point(x: 11, y: 12), end: Point(x: 13, y: 14)),
        .close,
    ])
    static let blue = Paint.color(Color(red: 0, green: 122.0 / 255, blue: 1, alpha: 0.3))
    static let fade = Paint.gradient(
        .conic(
            center: Point(x: 3, y: 4), towards: Point(x: 9, y: 4),
            stops: [Gradient.Stop(0, .white), Gradient.Stop(0.7, Color(white: 0.123, alpha: 0.5))]))
    static let dark = Shadow(color: Color(white: 0, alpha: 0.2), offset: Point(x: 0, y: 3), radius: 4.5)
    static var stroke: StrokeStyle {
        var style = StrokeStyle(width: 2, cap: .round, join: .bevel, miterLimit: 4)
        (style.dashes, style.dashPhase, style.start, style.end) = ([4, 2], 1, 0.25, 0.75)
        return style
    }
    static let run = GlyphRun(
        face: GlyphRun.Face(index: 0, name: "Random"), size: 17, origin: Point(x: 4, y: 20),
        glyphs: [
            GlyphRun.Glyph(id: 3, position: .zero),
            GlyphRun.Glyph(id: 70_000, position: Point(x: 9.25, y: 0)),
        ], text: "Öl", bounds: Rect(x: 0, y: -12, width: 20, height: 16))
    static let bitmap = Bitmap(
        name: "dot", pixmap: Pixmap(width: 3, height: 2, filledWith: 0x8040_2010), scale: 2)

    @Test(
        "every kind of drawing",
        arguments: [
            .fillRect(rect, blue), .fillRoundedRect(shape, fade), .fillRoundedRect(corners, blue),
            .fillBorder(shape, width: 1, blue), .fillPath(path, .evenOdd, blue),
            .strokePath(path, stroke, fade), .glyphs(run, blue),
            .image(ImagePlacement(bitmap, in: rect)),
            .image(
                ImagePlacement(
                    bitmap, in: rect, capInsets: Insets(top: 1, left: 2, bottom: 3, right: 4),
                    resizing: .tile, tint: .black)), .shadow(shape, dark), .pathShadow(path, dark),
            .blurBackdrop(corners, radius: 20),
        ] as [Drawing])
    func drawing(drawing: Drawing) throws {
        let tree = Self.tree([.draw(drawing)])
        #expect(try Self.sent(tree) == tree)
        #expect(try Self.sent(tree).dump == tree.dump)
    }

    @Test(
        "every kind of scope",
        arguments: [
            .clip(shape), .clipPath(path, .nonZero), .layer(opacity: 0.5, bounds: rect, blend: .plusDarker),
            .shadow(dark, bounds: rect), .transform(.rotation(radians: 1)),
        ] as [Scope])
    func scope(scope: Scope) throws {
        let tree = Self.tree([.push(scope), .draw(.fillRect(Self.rect, Self.blue)), .pop])
        #expect(try Self.sent(tree) == tree)
    }

    @Test("a mask in its layer")
    func mask() throws {
        let tree = Self.tree([
            .push(.layer(opacity: 1, bounds: Self.rect)), .push(.mask(bounds: Self.rect)), .pop, .pop,
        ])
        #expect(try Self.sent(tree) == tree)
    }

    @Test("every blend mode", arguments: BlendMode.allCases)
    func blend(mode: BlendMode) throws {
        var tree = Self.tree([.push(.layer(opacity: 0.5, bounds: Self.rect, blend: mode)), .pop])
        tree.nodes[0].blend = mode
        tree.nodes[0].vibrancy = LayoutNode.Vibrancy(color: .white, blend: mode)
        #expect(try Self.sent(tree) == tree)
    }

    @Test("random trees are the same after the wire, bit by bit")
    func randomTrees() throws {
        for seed in 0..<400 as Range<UInt64> {
            let tree = RandomMessage.tree(seed: seed)
            let sent = try Self.sent(tree)
            #expect(sent == tree, "seed \(seed)")
            #expect(RandomMessage.bytes(of: sent) == RandomMessage.bytes(of: tree), "seed \(seed)")
        }
    }

    @Test("commands that no player draws are not sent")
    func strayCommands() throws {
        let good = DrawCommand.draw(.fillRect(Self.rect, Self.blue))
        var run = Self.run
        run.origin.x = .nan
        var far = Self.run
        (far.origin.x, far.bounds.origin.x) = (1.7e308, 1.7e308)
        let endless = Path([.move(.zero), .line(Point(x: .infinity, y: 0))])
        let tree = Self.tree([
            .pop, good, .draw(.fillPath(endless, .nonZero, Self.blue)), .draw(.glyphs(run, Self.blue)),
            .draw(.glyphs(far, Self.blue)), .push(.transform(.scale(x: .nan, y: 1))), good,
            .push(.clip(Self.shape)), .pop, .pop,
            .draw(.glyphs(Self.run, Self.blue)), .push(.clip(Self.shape)), good,
        ])
        let expected: [DrawCommand] = [
            good, .draw(.glyphs(Self.run, Self.blue)), .push(.clip(Self.shape)), good, .pop,
        ]
        #expect(try Self.sent(tree).nodes[0].content == expected)
    }

    @Test("trees that are none cannot be written")
    func brokenTrees() {
        func reason(_ change: (inout LayoutTree) -> Void) -> WireError.Reason? {
            var tree = RandomMessage.tree(seed: 2, upTo: 9)
            change(&tree)
            return PrimitiveTests.reason { _ = try Self.sent(tree, depth: 20) }
        }
        #expect(reason { _ in } == nil)
        #expect(reason { $0.nodes[0].subtreeEnd = 1 } == .structure)
        #expect(reason { $0.nodes[0].subtreeEnd += 1 } == .structure)
        #expect(reason { $0.nodes[1].parent = nil } == .structure)
        #expect(reason { $0.nodes[1].subtreeEnd = 1 } == .structure)
        #expect(reason { $0.nodes[1].frame.origin.x = .nan } == .number)
        #expect(reason { $0.nodes[1].frame.size.width = -1 } == .range)
        #expect(reason { $0.nodes[1].opacity = 1.5 } == .range)
        #expect(reason { $0.nodes[1].id = "root" } == .duplicateID)
        #expect(reason { $0.nodes[1].content = [.push(.layer(opacity: 2, bounds: .zero)), .pop] } == .range)
        #expect(reason { $0.nodes[1].content = [.push(.mask(bounds: .zero)), .pop] } == .structure)
    }

    @Test("nodes and scopes nest up to a limit")
    func depth() throws {
        func tree(_ depth: Int) -> LayoutTree {
            let nodes = (0..<depth).map { index in
                LayoutNode(
                    id: "\(index)", className: "UIView", parent: index == 0 ? nil : index - 1,
                    subtreeEnd: depth, frame: .zero)
            }
            return LayoutTree(size: .zero, nodes: nodes)
        }
        #expect(try Self.sent(tree(100)) == tree(100))
        #expect(PrimitiveTests.reason { _ = try Self.sent(tree(101)) } == .tooDeep)
        func scopes(_ depth: Int) -> LayoutTree {
            Self.tree(
                Array(repeating: .push(.clip(Self.shape)), count: depth)
                    + Array(repeating: .pop, count: depth))
        }
        #expect(try Self.sent(scopes(100)) == scopes(100))
        #expect(PrimitiveTests.reason { _ = try Self.sent(scopes(101)) } == .tooDeep)
    }

    @Test("a reader takes no more memory than its limit")
    func memory() throws {
        let bytes = try #require(RandomMessage.bytes(of: RandomMessage.tree(seed: 2, upTo: 9)))
        var reader = try WireReader(bytes, faces: Self.faces, limits: WireLimits(memory: 2000))
        #expect(PrimitiveTests.reason { _ = try reader.layoutTree() } == .tooLarge)
    }
}
