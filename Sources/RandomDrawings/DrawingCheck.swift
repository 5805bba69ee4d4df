import Compositor
import Geometry
import Raster
import ReferenceRenderer
import Scene
import SeededRandom

/// Compares the optimized renderer with the reference renderer on random drawings: alone, with a warm cache,
/// on several threads, and in bands.
package final class DrawingCheck {
    /// Kept from drawing to drawing, as in a batch.
    private let cache = RasterCache()
    private let largestSide: Int

    /// Creates a check with images of at most `largestSide` points per side.
    package init(largestSide: Int = 80) { self.largestSide = largestSide }

    private static let glyphs = GlyphSource(
        outline: { glyph, _ in GlyphShapes.outline(of: glyph) },
        colorGlyph: { glyph, _, _ in
            GlyphShapes.picture(of: glyph).map {
                GlyphSource.ColorGlyph(bitmap: $0.bitmap, placement: $0.placement)
            }
        })

    /// The settings of a drawing.
    private struct Setting {
        var scale: Double
        var background: Color?
        var rowCount: Int
    }

    /// Returns the difference for the list of a seed, with a minimal list of commands; nil if there is none.
    package func faultOfList(seed: UInt64) -> String? {
        var numbers = SeededNumbers(seed: seed)
        let size = randomSize(&numbers)
        let setting = Setting(
            scale: numbers.pick(1, 1, 2, 3, 1.5, 0.7), background: numbers.chance(30) ? .white : nil,
            rowCount: numbers.number(5...40))
        var drawing = RandomDrawing(seed: seed &* 2, size: size)
        let list = drawing.list(upTo: 12)
        guard let fault = self.fault(of: list, setting) else { return nil }
        let small = shrunk(list) { self.fault(of: $0, setting) != nil }
        return "list \(seed): \(fault), at \(setting.scale) pixels a point\n\(small.dump)"
    }

    /// Returns the difference for the screen of a seed; nil if there is none.
    package func faultOfScreen(seed: UInt64) -> String? {
        var numbers = SeededNumbers(seed: seed)
        let size = randomSize(&numbers)
        let setting = Setting(
            scale: numbers.pick(1, 2, 3), background: numbers.chance(50) ? .white : nil,
            rowCount: numbers.number(5...40))
        var drawing = RandomDrawing(seed: seed &* 2 &+ 1, size: size)
        let tree = drawing.tree(upTo: 14)
        guard let fault = self.fault(of: tree, setting) else { return nil }
        let small = shrunk(tree) { self.fault(of: $0, setting) != nil }
        let composed = compose(small)
        let ours = self.fault(of: composed, setting) == nil ? "composed" : "drawn"
        return "screen \(seed): \(fault), at \(setting.scale) pixels a point; it is \(ours) otherwise\n"
            + "optimised \(composed.dump)plain \(composeReference(small).dump)"
    }

    /// Returns how much a screen changes if shadows are never taken from backgrounds, and how many were; all of
    /// it by the reference renderer. Groups move their shadows by whole pixels, so that offsets are whole.
    package func shadowsOfBackgrounds(seed: UInt64) -> (largest: Int, count: Int) {
        var numbers = SeededNumbers(seed: seed)
        let scale = numbers.pick(1.0, 2, 3)
        var drawing = RandomDrawing(seed: seed &* 2 &+ 1, size: randomSize(&numbers))
        var tree = drawing.tree(upTo: 14)
        for index in tree.nodes.indices {
            // Blend modes magnify what differs.
            tree.nodes[index].blend = .normal
            guard let offset = tree.nodes[index].shadow?.offset else { continue }
            tree.nodes[index].shadow?.offset = Point(x: offset.x.rounded(), y: offset.y.rounded())
        }
        func drawn(_ list: DisplayList) -> Pixmap {
            rasterizeReference(list, scale: scale, glyphs: Self.glyphs, background: .white)
        }
        func casts(_ list: DisplayList) -> Int {
            list.commands.count { if case .draw(.shadow) = $0 { true } else { false } }
        }
        let chosen = composeReference(tree), groups = composeReference(tree, alwaysCastsGroups: true)
        guard casts(chosen) > casts(groups) else { return (0, 0) }
        let (one, other) = (drawn(chosen).pixels, drawn(groups).pixels)
        let largest = zip(one, other).lazy.map(largestDifference).max() ?? 0
        return (largest, casts(chosen) - casts(groups))
    }

    private func largestDifference(_ one: UInt32, _ other: UInt32) -> Int {
        [0, 8, 16, 24].map { (shift: UInt32) in abs(Int(one >> shift & 255) - Int(other >> shift & 255)) }
            .max() ?? 0
    }

    private func randomSize(_ numbers: inout SeededNumbers) -> Size {
        Size(
            width: Double(numbers.number(12...largestSide)), height: Double(numbers.number(12...largestSide)))
    }

    private func fault(of tree: LayoutTree, _ setting: Setting) -> String? {
        difference(
            compose(tree), setting,
            rasterizeReference(
                composeReference(tree), scale: setting.scale, glyphs: Self.glyphs,
                background: setting.background))
    }

    private func fault(of list: DisplayList, _ setting: Setting) -> String? {
        difference(
            list, setting,
            rasterizeReference(
                list, scale: setting.scale, glyphs: Self.glyphs, background: setting.background))
    }

    /// Returns the mode in which a list differs from an image, and the first differing pixel.
    private func difference(_ list: DisplayList, _ setting: Setting, _ plain: Pixmap) -> String? {
        func drawn(_ workers: Int, _ cache: RasterCache) -> Pixmap? {
            try? rasterize(
                list, scale: setting.scale, glyphs: Self.glyphs, background: setting.background,
                workers: workers, cache: cache)
        }
        func drawnInBands(_ workers: Int) -> Pixmap? {
            var pixels: [UInt32] = []
            try? rasterizeBands(
                list, scale: setting.scale, glyphs: Self.glyphs, background: setting.background,
                rowCount: setting.rowCount, workers: workers, cache: cache
            ) { band in
                pixels += band.pixels
                return true
            }
            return Pixmap(width: plain.width, height: plain.height, pixels: pixels)
        }
        let ways: [(String, () -> Pixmap?)] = [
            ("alone", { drawn(1, RasterCache()) }), ("after others", { drawn(1, self.cache) }),
            ("by 2 threads", { drawn(2, self.cache) }), ("by 3 threads", { drawn(3, self.cache) }),
            ("in bands", { drawnInBands(1) }), ("in bands by 2 threads", { drawnInBands(2) }),
        ]
        for (name, draw) in ways {
            guard let picture = draw(), picture.size == plain.size else { return "no picture \(name)" }
            let places = plain.pixels.indices.filter { picture.pixels[$0] != plain.pixels[$0] }
            guard let first = places.first else { continue }
            let (x, y) = (first % plain.width, first / plain.width)
            func text(_ pixel: UInt32) -> String { String(pixel, radix: 16) }
            return "\(places.count) pixels differ \(name), at \(x), \(y) \(text(picture.pixels[first])) "
                + "instead of \(text(plain.pixels[first]))"
        }
        return nil
    }

    // MARK: Shrinking

    /// Returns a minimal list that still shows the fault.
    private func shrunk(_ list: DisplayList, _ isFaulty: (DisplayList) -> Bool) -> DisplayList {
        var list = list, hasShrunk = true
        func attempt(_ smaller: DisplayList) -> Bool {
            guard isFaulty(smaller) else { return false }
            list = smaller
            return true
        }
        while hasShrunk {
            hasShrunk = false
            for index in list.commands.indices.reversed() where index < list.commands.count {
                var whole = list, pair = list
                let end = list.commands[...].endOfScope(at: index)
                whole.commands.removeSubrange(index..<end)
                if attempt(whole) { hasShrunk = true; continue }
                guard end > index + 1, list.commands[end - 1] == .pop else { continue }
                pair.commands.remove(at: end - 1)
                pair.commands.remove(at: index)
                if attempt(pair) { hasShrunk = true }
            }
        }
        return list
    }

    /// Returns a minimal tree that still shows the fault, with views hidden and attributes reset.
    private func shrunk(_ tree: LayoutTree, _ isFaulty: (LayoutTree) -> Bool) -> LayoutTree {
        var tree = tree
        let changes: [(inout LayoutNode) -> Void] = [
            { $0.isHidden = true }, { $0.content = [] }, { $0.shadow = nil }, { $0.mask = nil },
            { $0.vibrancy = nil }, { $0.border = nil }, { $0.background = nil }, { $0.blend = .normal },
            { $0.opacity = 1 }, { $0.transform = .identity }, { $0.clipsToBounds = false },
            { $0.cornerRadii = .zero }, { $0.boundsOrigin = .zero },
        ]
        for index in tree.nodes.indices {
            for change in changes {
                var smaller = tree
                change(&smaller.nodes[index])
                if smaller != tree, isFaulty(smaller) { tree = smaller }
            }
            while let last = tree.nodes[index].content.indices.last {
                var smaller = tree
                smaller.nodes[index].content.remove(at: last)
                guard isFaulty(smaller) else { break }
                tree = smaller
            }
        }
        return tree
    }
}
