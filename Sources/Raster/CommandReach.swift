import Geometry
import Scene

/// Which rows of the device each command of a list may touch, so that a band skips the others.
///
/// The entry of a push stands for its whole scope, and leads to the command after its end.
struct CommandReach: DisplayListPlayer, Sendable {
    /// Of one command.
    struct Entry: Sendable {
        /// Device rows; empty where nothing is drawn, all of them for a pop.
        var minY = Int32.min
        var maxY = Int32.max
        /// Where to go on when the command is skipped, counted from the first.
        var next: Int32

        /// Whether the rows and a band's have none in common.
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

    /// What a scope may change besides the pixels that its contents mark.
    enum Effect {
        case none
        /// Anything around: a layer whose blend mode clears where nothing is drawn.
        case everywhere
        /// Anything around, by any of its contents: their shadows.
        case shadow
        /// The rest of its layer, where the mask draws nothing.
        case mask
    }

    /// One for each command, in order.
    private(set) var entries: [Entry]
    /// The backdrops that are blurred: on which rows, and how far the blur takes pixels in.
    private var blurs: [(rows: Range<Int>, reach: Int)] = []
    var openScopes: [OpenScope] = []
    private let device: AffineTransform
    private let startIndex: Int

    /// The rows of commands on a device of `scale` pixels a point.
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

    /// The rows that must be drawn for some to come out right: what a backdrop's blur takes in counts too, and
    /// what the blurs before it took into that.
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

    /// Lets the innermost open scope reach as far as something in it.
    private mutating func unite(_ entry: Entry) {
        guard let scope = openScopes.last else { return }
        entries[scope.entry].unite(entry)
    }
}
