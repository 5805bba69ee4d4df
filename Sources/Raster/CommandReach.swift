import Geometry
import Scene

/// The device rows that each command of a list may touch, so that a band skips the others.
///
/// The entry of a push stands for its whole scope and gives the command after its end.
struct CommandReach: DisplayListPlayer, Sendable {
    /// Of one command.
    struct Entry: Sendable {
        /// The device rows; empty if nothing is drawn, all rows for a pop.
        var minY = Int32.min
        var maxY = Int32.max
        /// The offset of the command to continue with when this one is skipped.
        var next: Int32

        /// Whether the rows do not intersect those of a band.
        func isDisjoint(from rows: Range<Int>) -> Bool {
            Int(minY) >= rows.upperBound || Int(maxY) <= rows.lowerBound
        }

        fileprivate mutating func clear() { (minY, maxY) = (.max, .min) }

        fileprivate mutating func unite(_ other: Entry) {
            minY = min(minY, other.minY)
            maxY = max(maxY, other.maxY)
        }
    }

    /// A scope that is still open.
    struct OpenScope: Sendable {
        /// The entry of its push.
        var entry: Int
        var effect: Effect
        /// From the coordinates inside to device pixels.
        var transform: AffineTransform
    }

    /// What a scope may change besides the pixels that its contents draw.
    enum Effect {
        case none
        /// Everything: a layer whose blend mode clears where nothing is drawn.
        case everywhere
        /// Everything, by any of its contents: their shadows.
        case shadow
        /// The rest of its layer, where nothing of the mask is drawn.
        case mask
    }

    /// One for each command, in order.
    private(set) var entries: [Entry]
    /// The blurred backdrops: their rows, and the distance in rows that the blur reads beyond them.
    private var blurs: [(rows: Range<Int>, reach: Int)] = []
    var openScopes: [OpenScope] = []
    private let device: AffineTransform
    private let startIndex: Int

    /// Computes the rows of commands at `scale` device pixels per point.
    init(_ commands: ArraySlice<DrawCommand>, scale: Double) {
        device = .scale(x: scale, y: scale)
        startIndex = commands.startIndex
        entries = commands.indices.map { index in
            Entry(next: Int32(truncatingIfNeeded: index - commands.startIndex + 1))
        }
        play(commands)
    }

    /// From the coordinates of the current command to device pixels.
    private var transform: AffineTransform { openScopes.last?.transform ?? device }

    mutating func draw(_ drawing: Drawing, at index: Int) {
        let place = index - startIndex
        entries[place].clear()
        guard let box = Player.deviceBox(of: drawing, transform: transform) else { return }
        entries[place].minY = Int32(clamping: box.minY)
        entries[place].maxY = Int32(clamping: box.maxY)
        unite(entries[place])
        if case .blurBackdrop(_, let radius) = drawing { addBlur(box, radius: radius) }
    }

    mutating func begin(_ scope: Scope, at index: Int) -> OpenScope? {
        let place = index - startIndex
        entries[place].clear()
        switch scope {
        case .clip, .clipPath: return OpenScope(entry: place, effect: .none, transform: transform)
        case .transform(let inner):
            return OpenScope(entry: place, effect: .none, transform: inner.concatenating(transform))
        case .layer(_, _, let blend):
            let effect = blend.reachesBeyondSource ? Effect.everywhere : .none
            return OpenScope(entry: place, effect: effect, transform: transform)
        case .shadow: return OpenScope(entry: place, effect: .shadow, transform: transform)
        case .mask: return OpenScope(entry: place, effect: .mask, transform: transform)
        }
    }

    mutating func end(_ scope: OpenScope, at index: Int) {
        let next = min(index - startIndex + 1, entries.count)
        entries[scope.entry].next = Int32(truncatingIfNeeded: next)
        switch scope.effect {
        case .none: break
        case .everywhere: everywhere(scope.entry)
        case .shadow: for entry in scope.entry..<next { everywhere(entry) }
        case .mask: return everywhere(scope.entry)
        }
        unite(entries[scope.entry])
    }

    private mutating func addBlur(_ box: PixelRect, radius: Double) {
        let sigma = Player.backdropSigma(radius, scale: transform.determinant.magnitude.squareRoot())
        guard sigma > 0 else { return }
        blurs.append((box.minY..<max(box.minY, box.maxY), GaussianBlur(sigma: sigma).reach))
    }

    /// Returns the rows that must be drawn to get the given rows right: also those that backdrop blurs read,
    /// and those that earlier blurs read to draw these.
    func rowsBehind(_ rows: Range<Int>) -> Range<Int> {
        var (top, bottom) = (rows.lowerBound, rows.upperBound)
        for blur in blurs.reversed() where blur.rows.lowerBound < bottom && blur.rows.upperBound > top {
            let taken = (max(top, blur.rows.lowerBound), min(bottom, blur.rows.upperBound))
            (top, bottom) = (min(top, taken.0 - blur.reach), max(bottom, taken.1 + blur.reach))
        }
        return top..<bottom
    }

    private mutating func everywhere(_ index: Int) {
        entries[index].minY = .min
        entries[index].maxY = .max
    }

    /// Extends the rows of the innermost open scope.
    private mutating func unite(_ entry: Entry) {
        guard let scope = openScopes.last else { return }
        entries[scope.entry].unite(entry)
    }
}
