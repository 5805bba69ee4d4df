import Diagnostics
import Geometry
import HostileMessages
import Scene
import Testing
import Wire

@Suite("What messages refer to")
struct ReferenceTests {
    private static let faces = RandomMessage.faces

    /// Returns a tree that draws some images.
    private static func tree(_ bitmaps: [Bitmap]) -> LayoutTree {
        TreeMessageTests.tree(bitmaps.map { .draw(.image(ImagePlacement($0, in: TreeMessageTests.rect))) })
    }

    private static func bitmap(_ pixel: UInt32, name: String = "dot", side: Int = 20) -> Bitmap {
        Bitmap(name: name, pixmap: Pixmap(width: side, height: side, filledWith: pixel), scale: 2)
    }

    private static func message(
        _ tree: LayoutTree, knowing known: Set<ImageDigest> = []
    ) throws -> [UInt8] {
        try #require(RandomMessage.bytes(of: tree, knowing: known))
    }

    @Test("equal images are sent once, and those that the reader has not at all")
    func images() throws {
        let red = Self.bitmap(0xFF00_00FF), blue = Self.bitmap(0xFFFF_0000)
        let one = try Self.message(Self.tree([red]))
        let tree = Self.tree([red, blue, Self.bitmap(0xFF00_00FF), red])
        let both = try Self.message(tree)
        #expect(one.count > 1600 && both.count > 3200 && both.count < 3400)
        var store = ImageStore()
        let first = try Self.read(both, &store)
        #expect(first == tree)
        #expect(store.count == 2 && store.known == [ImageDigest(of: red), ImageDigest(of: blue)])
        let again = try Self.message(tree, knowing: store.known)
        #expect(again.count < 200)
        let second = try Self.read(again, &store)
        #expect(second == tree)
        guard case .draw(.image(let before)) = first.nodes[0].content[0],
            case .draw(.image(let after)) = second.nodes[0].content[0]
        else {
            Issue.record("no images")
            return
        }
        #expect(before.bitmap === after.bitmap)
    }

    private static func read(_ bytes: [UInt8], _ store: inout ImageStore) throws -> LayoutTree {
        var reader = try WireReader(bytes, faces: faces, images: store)
        let tree = try reader.layoutTree()
        store.use(reader.images)
        return tree
    }

    @Test("an image that the reader does not have is refused")
    func unknownImage() throws {
        let red = Self.bitmap(0xFF00_00FF)
        let bytes = try Self.message(Self.tree([red]), knowing: [ImageDigest(of: red)])
        var store = ImageStore()
        #expect(PrimitiveTests.reason { _ = try Self.read(bytes, &store) } == .unknownImage)
    }

    @Test("pixels are premultiplied", arguments: [0x7F00_0080, 0x7F00_8000, 0x7F80_0000, 0x0000_0001])
    func premultiplication(pixel: UInt32) throws {
        var pixmap = Pixmap(width: 5, height: 5, filledWith: 0xFFFF_FFFF)
        pixmap[3, 4] = pixel
        let bytes = try Self.message(Self.tree([Bitmap(name: "", pixmap: pixmap, scale: 1)]))
        var store = ImageStore()
        #expect(PrimitiveTests.reason { _ = try Self.read(bytes, &store) } == .image)
        #expect(store.count == 0)
    }

    @Test("a digest tells name, scale, size, shape and each pixel")
    func digests() {
        let pixmap = Pixmap(width: 4, height: 6, filledWith: 0xFF11_2233)
        var bitmaps = [
            Bitmap(name: "a", pixmap: pixmap, scale: 1), Bitmap(name: "b", pixmap: pixmap, scale: 1),
            Bitmap(name: "a", pixmap: pixmap, scale: 2),
            Bitmap(name: "a", pixmap: pixmap, scale: 1, size: Size(width: 4, height: 5)),
            Bitmap(name: "a", pixmap: Pixmap(width: 6, height: 4, filledWith: 0xFF11_2233), scale: 1),
        ]
        for index in pixmap.pixels.indices {
            for bit in 0..<32 as Range<UInt32> {
                var changed = pixmap
                changed.pixels[index] ^= 1 << bit
                bitmaps.append(Bitmap(name: "a", pixmap: changed, scale: 1))
            }
        }
        #expect(Set(bitmaps.map { ImageDigest(of: $0) }).count == bitmaps.count)
        #expect(Set(bitmaps.map { ImageDigest(of: $0).high }).count == bitmaps.count)
        #expect(ImageDigest(of: bitmaps[0]) == ImageDigest(of: Bitmap(name: "a", pixmap: pixmap, scale: 1)))
    }

    @Test("a store forgets the images that were used longest ago")
    func eviction() {
        func entry(_ number: UInt32) -> (digest: ImageDigest, bitmap: Bitmap) {
            let bitmap = Self.bitmap(0xFF00_0000 | number, side: 50)
            return (ImageDigest(of: bitmap), bitmap)
        }
        let entries = (0..<9 as Range<UInt32>).map(entry)
        var store = ImageStore(limit: 90_000)
        store.use(Array(entries[0..<8]))
        #expect(store.count == 8 && store.bytes > 80_000 && store.bytes <= 90_000)
        store.use([entries[0]])
        let copy = store
        store.use([entries[8]])
        #expect(store.bytes <= 67_500 && store.count == 6)
        #expect(store.image(entries[0].digest) === entries[0].bitmap)
        #expect(store.image(entries[8].digest) === entries[8].bitmap)
        #expect(store.image(entries[1].digest) == nil)
        #expect(copy.image(entries[1].digest) === entries[1].bitmap)
        var other = ImageStore()
        other.use([entries[3]])
        other.merge(copy)
        #expect(other.count == 8)
    }

    @Test("a face is named by its font, whatever its number in a process")
    func faces() throws {
        let shipped = FaceSource(name: "Inter-Regular", file: "", indexInFile: 0)
        let first = FaceSource(name: "Fancy", file: "Fonts/Fancy.ttf", indexInFile: 0)
        let second = FaceSource(name: "Fancy", file: "Fonts/Fancy.ttc", indexInFile: 2)
        let here = FaceTable([shipped, first, second]), there = FaceTable([second, shipped])
        func sent(_ index: Int, _ name: String) throws -> GlyphRun.Face? {
            var run = TreeMessageTests.run
            run.face = GlyphRun.Face(index: index, name: name)
            var writer = WireWriter(faces: here)
            writer.write(TreeMessageTests.tree([.draw(.glyphs(run, TreeMessageTests.blue))]))
            var reader = try WireReader(try writer.finish(), faces: there)
            guard case .draw(.glyphs(let read, _)) = try reader.layoutTree().nodes[0].content[0] else {
                return nil
            }
            return read.face
        }
        #expect(try sent(0, "Inter-Regular") == GlyphRun.Face(index: 1, name: "Inter-Regular"))
        #expect(try sent(2, "Fancy") == GlyphRun.Face(index: 0, name: "Fancy"))
        #expect(PrimitiveTests.reason { _ = try sent(1, "Fancy") } == .unknownFace)
        #expect(PrimitiveTests.reason { _ = try sent(3, "Fancy") } == .unknownFace)
        #expect(PrimitiveTests.reason { _ = try sent(0, "Other") } == .unknownFace)
    }

    private static let code = DiagnosticCode("a.code", .error, "title", cause: "C.", remedy: "R.")

    @Test("diagnostics, in the severity of each context")
    func diagnostics() throws {
        let diagnostic = Diagnostic(
            Self.code, "message", of: [Diagnostic.Subject("logo", count: 3)],
            at: Place(file: "home.xib", line: 3, column: 9), view: "page › title", notes: ["note"],
            hints: ["hint"])
        for context in [.input, .drawnScreen] as [Diagnostic.Context] {
            let reported = diagnostic.reported(in: context)
            var reader = try PrimitiveTests.reader { $0.write(reported) }
            let read = try reader.diagnostic { $0 == Self.code.name ? Self.code : nil }
            #expect(read == reported)
            try reader.finish()
        }
        var reader = try PrimitiveTests.reader { $0.write(diagnostic) }
        #expect(PrimitiveTests.reason { _ = try reader.diagnostic { _ in nil } } == .unknownCode)
        let note = DiagnosticCode("a.code", .note, "title", cause: "C.", remedy: "R.")
        var other = try PrimitiveTests.reader { $0.write(diagnostic) }
        #expect(PrimitiveTests.reason { _ = try other.diagnostic { _ in note } } == .range)
    }

    @Test("statements on constraints")
    func statements() throws {
        let statements = [
            ConstraintStatement(sentence: "Leading 16 pt", text: "leading = 16"),
            ConstraintStatement(
                sentence: "Width", text: "width = 3", identifier: "w", outcome: .broken, isOwn: false,
                other: "title"),
        ]
        var reader = try PrimitiveTests.reader { $0.write(list: statements) { $0.write($1) } }
        #expect(
            try reader.list { reader throws(WireError) in try reader.constraintStatement() } == statements)
    }
}
