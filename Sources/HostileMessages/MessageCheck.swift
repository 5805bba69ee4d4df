import Compositor
import Geometry
import RandomDrawings
import Raster
package import Scene
package import Wire

/// Reads messages that may be hostile, and checks what is accepted.
package final class MessageCheck {
    /// What became of a message.
    package enum Outcome: Equatable {
        case refused(WireError)
        case accepted
        /// It was accepted and must not have been, with the reason.
        case faulty(String)
    }

    /// Small, so that exceeding them is tried as well.
    package static let limits = WireLimits(bytes: 1 << 20, memory: 4 << 20, depth: 100)

    private let cache = RasterCache()
    private static let glyphs = GlyphSource(
        outline: { glyph, _ in GlyphShapes.outline(of: glyph) }, colorGlyph: { _, _, _ in nil })

    /// Creates a check.
    package init() {}

    /// Reads the message of a tree.
    ///
    /// - Parameters:
    ///   - bytes: The message.
    ///   - images: The images that the reader has.
    /// - Returns: What became of it.
    package func outcome(of bytes: [UInt8], images: ImageStore = ImageStore()) -> Outcome {
        let tree: LayoutTree
        do throws(WireError) {
            var reader = try WireReader(
                bytes, faces: RandomMessage.faces, images: images, limits: Self.limits)
            tree = try reader.layoutTree()
            try reader.finish()
        } catch {
            return error.offset <= bytes.count ? .refused(error) : .faulty("the error is beyond the message")
        }
        return fault(of: tree, images).map(Outcome.faulty) ?? .accepted
    }

    private func fault(of tree: LayoutTree, _ images: ImageStore) -> String? {
        if let fault = Self.brokenInvariant(of: tree) { return fault }
        guard let again = RandomMessage.bytes(of: tree, knowing: images.known),
            var reader = try? WireReader(again, faces: RandomMessage.faces, images: images),
            (try? reader.layoutTree()) == tree
        else { return "it is another one when it is sent on" }
        return draw(tree)
    }

    /// Draws a tree that was accepted, at most 48 pixels a side.
    ///
    /// - Parameter tree: The tree.
    /// - Returns: What is wrong with its picture; nil if nothing is.
    package func draw(_ tree: LayoutTree) -> String? {
        var list = compose(tree)
        if let fault = list.checkInvariants() { return "composed: \(fault)" }
        list.size = Size(width: min(48, list.size.width), height: min(48, list.size.height))
        guard let picture = try? rasterize(list, scale: 1, glyphs: Self.glyphs, background: nil, cache: cache)
        else { return "it cannot be drawn" }
        return picture.checkInvariants()
    }

    /// Returns which invariant a tree breaks.
    ///
    /// - Parameter tree: A tree that was accepted.
    /// - Returns: The first that is broken; nil if none is.
    package static func brokenInvariant(of tree: LayoutTree) -> String? {
        if let fault = tree.checkInvariants() { return fault }
        var bitmaps: Set<ObjectIdentifier> = []
        for node in tree.nodes {
            guard (0...1).contains(node.opacity) else { return "\(node.id): opacity \(node.opacity)" }
            for commands in [node.content, node.mask ?? []] {
                if let fault = DisplayList(size: .zero, commands: commands).checkInvariants() {
                    return "\(node.id): \(fault)"
                }
                for case .draw(.image(let placement)) in commands
                where bitmaps.insert(ObjectIdentifier(placement.bitmap)).inserted {
                    if let fault = placement.bitmap.pixmap.checkInvariants() { return "\(node.id): \(fault)" }
                }
            }
        }
        return nil
    }
}
