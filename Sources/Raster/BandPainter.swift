import Geometry
import Parallel
import Scene

/// Draws the rows of a list: all at once, in bands, or in bands on several threads, with the same result.
struct BandPainter: Sendable {
    /// The commands without the one that `background` replaces.
    private let commands: ArraySlice<DrawCommand>
    private let scale: Double
    private let size: PixelSize
    /// The premultiplied background pixel.
    private let background: UInt32
    private let glyphs: GlyphSource
    /// The rows that the commands touch; nil if all rows are drawn at once.
    private let reach: CommandReach?
    private let backdropReach: [Int: Int]

    /// Creates a painter of a list over a premultiplied background pixel. A first command that fills
    /// everything with an opaque color, as a screen's background does, replaces that pixel.
    init(
        list: DisplayList, scale: Double, size: PixelSize, background: UInt32, glyphs: GlyphSource,
        inBands: Bool
    ) {
        (self.scale, self.size, self.glyphs) = (scale, size, glyphs)
        if case .draw(.fillRect(let rect, .color(let color)))? = list.commands.first, color.alpha >= 1,
            rect.isFinite, rect.minX <= 0, rect.minY <= 0, rect.maxX * scale >= Double(size.width),
            rect.maxY * scale >= Double(size.height)
        {
            self.background = color.premultipliedRGBA8
            commands = list.commands.dropFirst()
        } else {
            self.background = background
            commands = list.commands[...]
        }
        backdropReach = Player.backdropReach(in: commands, scale: scale)
        reach = inBands ? CommandReach(commands, scale: scale) : nil
    }

    /// The maximum number of rows that a thread draws at a time.
    ///
    /// Chosen: small enough to balance the load, large enough that the overhead of a band does not matter.
    private static let threadRows = 512

    /// Draws rows into a buffer of exactly these rows, with one thread for each cache.
    func paint(rows: Range<Int>, into base: UnsafeMutablePointer<UInt32>, caches: [RasterCache]) {
        guard caches.count > 1, rows.count > 1 else {
            if let cache = caches.first { paint(rows: rows, into: base, cache: cache) }
            return
        }
        let rounds = (rows.count - 1) / (BandPainter.threadRows * caches.count) + 1
        let height = (rows.count - 1) / (rounds * caches.count) + 1
        // Bands do not overlap, and each thread has its own cache.
        let shared = DisjointAccess((base: base, caches: caches))
        Threads.share(pieceCount: (rows.count - 1) / height + 1, workers: caches.count) { band, worker in
            let top = rows.lowerBound + band * height
            paint(
                rows: top..<min(rows.upperBound, top + height),
                into: shared.value.base + (top - rows.lowerBound) * size.width,
                cache: shared.value.caches[worker])
        }
    }

    /// Draws rows into a buffer of exactly these rows.
    private func paint(rows: Range<Int>, into base: UnsafeMutablePointer<UInt32>, cache: RasterCache) {
        let count = rows.count * size.width
        let needed = reach?.rowsBehind(rows) ?? rows
        let outer = max(0, needed.lowerBound)..<min(size.height, needed.upperBound)
        let bounds = PixelRect(minX: 0, minY: outer.lowerBound, maxX: size.width, maxY: outer.upperBound)
        let surface: Surface
        if outer == rows {
            PixelRow.fill(base, background, count: count)
            surface = Surface(bounds: bounds, borrowing: base)
        } else {
            surface = Surface(bounds: bounds, filledWith: background)
        }
        var player = Player(
            surface: surface, scale: scale, glyphs: glyphs, cache: cache,
            canvas: PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height),
            backdropReach: backdropReach)
        player.play(commands, reach: reach)
        if outer != rows {
            base.initialize(from: surface.address(x: 0, y: rows.lowerBound), count: count)
        }
    }
}
