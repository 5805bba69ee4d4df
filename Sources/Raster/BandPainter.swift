import Geometry
import Parallel
import Scene

/// Draws any rows of a list: all at once, band by band, or bands by several threads. The rows come out alike.
struct BandPainter: Sendable {
    /// The commands that are left to draw.
    private let commands: ArraySlice<DrawCommand>
    private let scale: Double
    private let size: PixelSize
    /// What the commands are drawn over.
    private let background: UInt32
    private let glyphs: GlyphSource

    /// A painter of a list over a premultiplied pixel. A first command that fills everything with an opaque
    /// colour, as a screen's background does, takes that pixel's place.
    init(list: DisplayList, scale: Double, size: PixelSize, background: UInt32, glyphs: GlyphSource) {
        (self.scale, self.size, self.glyphs) = (scale, size, glyphs)
        if case .fillRect(let rect, .color(let color))? = list.commands.first, color.alpha >= 1,
            rect.isFinite, rect.minX <= 0, rect.minY <= 0, rect.maxX * scale >= Double(size.width),
            rect.maxY * scale >= Double(size.height)
        {
            self.background = color.premultipliedRGBA8
            commands = list.commands.dropFirst()
        } else {
            self.background = background
            commands = list.commands[...]
        }
    }

    /// Rows of a band that one of several threads draws.
    ///
    /// Chosen: small enough to share the work evenly, large enough that starting over costs nothing.
    private static let threadRows = 192

    /// Draws everything, one thread for each cache.
    func paint(into base: UnsafeMutablePointer<UInt32>, caches: [RasterCache]) {
        let bandCount = (size.height + BandPainter.threadRows - 1) / BandPainter.threadRows
        guard caches.count > 1, bandCount > 1 else {
            return paint(rows: 0..<size.height, into: base, cache: caches[0])
        }
        // Bands do not overlap, and each thread has a cache of its own.
        let shared = Apart((base: base, caches: caches))
        Threads.share(pieceCount: bandCount, workers: caches.count) { band, worker in
            let top = band * BandPainter.threadRows
            let bottom = min(size.height, top + BandPainter.threadRows)
            paint(
                rows: top..<bottom, into: shared.value.base + top * size.width,
                cache: shared.value.caches[worker])
        }
    }

    /// Draws some rows into memory that holds just those.
    func paint(rows: Range<Int>, into base: UnsafeMutablePointer<UInt32>, cache: RasterCache) {
        let count = rows.count * size.width
        let margin = rows.count < size.height ? backdropReach : 0
        let outer = max(0, rows.lowerBound - margin)..<min(size.height, rows.upperBound + margin)
        let bounds = PixelRect(minX: 0, minY: outer.lowerBound, maxX: size.width, maxY: outer.upperBound)
        let surface: Surface
        if outer == rows {
            base.initialize(repeating: background, count: count)
            surface = Surface(bounds: bounds, borrowing: base)
        } else {
            surface = Surface(bounds: bounds, filledWith: background)
        }
        var player = Player(surface: surface, scale: scale, glyphs: glyphs, cache: cache)
        player.play(commands)
        if outer != rows {
            base.initialize(from: surface.address(x: 0, y: rows.lowerBound), count: count)
        }
    }

    /// How many rows beyond a band may reach into it through blurred backdrops.
    private var backdropReach: Int {
        var reach = 0
        var scales = [scale]
        for command in commands {
            switch command {
            case .pushTransform(let transform):
                scales.append((scales.last ?? scale) * transform.determinant.magnitude.squareRoot())
            case .popTransform: if scales.count > 1 { scales.removeLast() }
            case .blurBackdrop(_, let radius):
                let sigma = Player.sigma(radius, scale: scales.last ?? scale)
                if sigma > 0 { reach += GaussianBlur(sigma: sigma).reach }
            default: break
            }
        }
        return min(reach, size.height)
    }
}
