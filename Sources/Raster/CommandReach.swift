import Geometry
import Scene

/// Which rows of the device each command of a list may touch, so that a band passes over the others.
///
/// What opens a scope stands for all that is in it, and leads to the command after its end.
struct CommandReach: Sendable {
    /// Of one command.
    struct Entry: Sendable {
        /// Device rows; empty where nothing is drawn.
        var minY = Int32.max
        var maxY = Int32.min
        /// Where to go on where the rows do not matter.
        var next: Int32

        /// Whether the rows lie apart from a band's.
        func isApart(from rows: Range<Int>) -> Bool {
            Int(minY) >= rows.upperBound || Int(maxY) <= rows.lowerBound
        }

        fileprivate mutating func unite(_ other: Entry) {
            minY = min(minY, other.minY)
            maxY = max(maxY, other.maxY)
        }
    }

    /// A scope that is still open.
    private struct Scope {
        var opening: Int
        var kind: DrawCommand.ScopeKind
        var transform: AffineTransform
        /// Whether it changes what lies where it draws nothing.
        var isEverywhere = false
    }

    /// One for each command, in order.
    private(set) var entries: [Entry] = []
    /// The backdrops that are blurred: on which rows, and how far the blur takes pixels in.
    private var blurs: [(rows: Range<Int>, reach: Int)] = []
    private var scopes: [Scope] = []
    private var transform: AffineTransform

    /// The rows of commands on a device of `scale` pixels a point.
    init(_ commands: ArraySlice<DrawCommand>, scale: Double) {
        transform = .scale(x: scale, y: scale)
        entries.reserveCapacity(commands.count)
        for command in commands { add(command) }
        while let scope = scopes.popLast() { close(scope) }
    }

    private mutating func add(_ command: DrawCommand) {
        let index = entries.count
        entries.append(Entry(next: Int32(truncatingIfNeeded: index + 1)))
        if let kind = command.openedScope {
            scopes.append(Scope(opening: index, kind: kind, transform: transform))
            switch command {
            case .pushTransform(let inner): transform = inner.concatenating(transform)
            case .pushLayer(_, _, let blend):
                scopes[scopes.count - 1].isEverywhere = blend.reachesBeyondSource
            default: break
            }
        } else if let kind = command.closedScope {
            everywhere(index)
            // As in the player, an end of another kind than the innermost beginning means nothing.
            guard let scope = scopes.last, scope.kind == kind else { return }
            scopes.removeLast()
            transform = scope.transform
            close(scope)
        } else if let box = Player.deviceBox(of: command, transform: transform) {
            entries[index].minY = Int32(clamping: box.minY)
            entries[index].maxY = Int32(clamping: box.maxY)
            unite(entries[index])
            if case .blurBackdrop(_, let radius) = command { addBlur(box, radius: radius) }
        }
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

    /// Notes what a scope holds; a mask cuts wherever it draws nothing, and what casts a shadow may cast it
    /// anywhere.
    private mutating func close(_ scope: Scope) {
        entries[scope.opening].next = Int32(truncatingIfNeeded: entries.count)
        switch scope.kind {
        case .clip, .transform, .layer:
            if scope.isEverywhere { everywhere(scope.opening) }
            unite(entries[scope.opening])
        case .shadow:
            for index in scope.opening..<entries.count { everywhere(index) }
            unite(entries[scope.opening])
        case .mask: everywhere(scope.opening)
        }
    }

    private mutating func everywhere(_ index: Int) {
        entries[index].minY = .min
        entries[index].maxY = .max
    }

    /// Lets the innermost open scope reach as far as something in it.
    private mutating func unite(_ entry: Entry) {
        guard let scope = scopes.last else { return }
        entries[scope.opening].unite(entry)
    }
}

extension DrawCommand {
    /// What can be opened and closed.
    enum ScopeKind {
        case clip, transform, layer, shadow, mask
    }

    /// What the command opens.
    fileprivate var openedScope: ScopeKind? {
        switch self {
        case .pushClip, .pushClipPath: .clip
        case .pushTransform: .transform
        case .pushLayer: .layer
        case .pushShadow: .shadow
        case .pushMask: .mask
        default: nil
        }
    }

    /// What the command closes.
    fileprivate var closedScope: ScopeKind? {
        switch self {
        case .popClip: .clip
        case .popTransform: .transform
        case .popLayer: .layer
        case .popShadow: .shadow
        case .popMask: .mask
        default: nil
        }
    }
}
