import Geometry
import Scene

/// Records commands and leaves out those that cannot mark a pixel: outside of what is visible, in a clip
/// or group that stays empty, or a clip that cuts nothing off.
///
/// What is left out changes no pixel of a picture of one, two or any whole number of pixels a point.
struct CommandRecorder {
    /// A push whose pop is still to come.
    fileprivate struct OpenCommand {
        /// The push.
        var command: DrawCommand
        /// Where the push stands.
        var slot: Int
        /// What was visible outside, and how pixels lay there.
        var outerVisible: Rect
        var outerGrid: PixelGrid
        /// What of the inside can reach the screen, in the coordinates inside.
        var innerVisible = Rect.zero
        /// A box around all that was recorded inside so far, whether visible outside or not.
        var marked: Rect?
    }

    /// The commands; nil where one turned out to be needless.
    private var slots: [DrawCommand?] = []
    private var openCommands: [OpenCommand] = []
    /// The area whose pixels can reach the screen, in current coordinates; it holds each of them whole.
    private var visible: Rect
    private var grid = PixelGrid()

    /// The blur radii of all backdrops together, which see what their groups hold outside of clips.
    private let backdropRadius: Double

    /// A recorder for a screen of this extent, with backdrops of these radii in all.
    init(visible: Rect, backdropRadius: Double) {
        self.visible = grid.pixels(around: visible)
        self.backdropRadius = backdropRadius
    }

    /// What was recorded.
    var commands: [DrawCommand] { slots.compactMap(\.self) }

    /// How many pushes are open.
    var depth: Int { openCommands.count }

    /// Whether nothing inside `box` reaches the screen.
    func hides(_ box: Rect) -> Bool { box.intersection(visible) == nil }

    /// Opens a clip, group or transform.
    mutating func open(_ command: DrawCommand) {
        openCommands.append(
            OpenCommand(command: command, slot: slots.count, outerVisible: visible, outerGrid: grid))
        slots.append(command)
        switch command {
        case .pushClip(let shape): clip(to: shape.rect)
        case .pushClipPath(let path, _): clip(to: path.controlBounds ?? .zero)
        case .pushTransform(let transform): enter(transform)
        case .pushLayer(let opacity, _, _):
            if opacity > 0 { seeAround() } else { visible = .zero }
        case .pushShadow(let shadow, _) where shadow.isDrawn:
            // What lies outside may cast a shadow inside; the rasteriser moves shadows by whole pixels.
            let casting = visible.offset(by: shadow.offset * -1)
            visible = visible.union(casting.inset(by: grid.reach(of: shadow))).inset(by: grid.slack)
            seeAround()
        default: break
        }
        openCommands[depth - 1].innerVisible = visible
    }

    /// Lets a group hold what its backdrops take in.
    private mutating func seeAround() {
        guard backdropRadius > 0 else { return }
        visible = visible.inset(by: grid.reach(ofBlur: backdropRadius * 2)).inset(by: grid.slack)
    }

    private mutating func clip(to area: Rect) {
        let inside = area.isFinite && !area.isEmpty
        visible = inside ? grid.pixels(around: area).intersection(visible) ?? .zero : .zero
    }

    private mutating func enter(_ transform: AffineTransform) {
        grid.enter(transform)
        let inner = transform.inverse?.boundingBox(of: visible).inset(by: grid.slack)
        visible = inner.flatMap { transform.isFinite && $0.isFinite ? $0 : nil } ?? .zero
    }

    /// Closes pushes until only `depth` are open.
    mutating func closeAll(above depth: Int) {
        while openCommands.count > depth { closeLast() }
    }

    /// Records a view's content, moved by `offset`; a pop without a push is dropped, a push without a pop
    /// is closed at the end.
    mutating func record(_ content: [DrawCommand], offset: Point) {
        let outerDepth = depth
        for command in content {
            switch command {
            case .pushClip, .pushClipPath, .pushLayer, .pushShadow, .pushMask, .pushTransform:
                open(command.offset(by: offset))
            case .popClip, .popLayer, .popShadow, .popMask, .popTransform:
                if depth > outerDepth, openCommands[depth - 1].command.isClosed(by: command) { closeLast() }
            case .fillRect, .fillRoundedRect, .fillBorder, .fillPath, .strokePath, .drawGlyphs, .drawImage,
                .drawShadow, .drawPathShadow, .blurBackdrop:
                guard let box = grid.box(of: command)?.offset(by: offset), box.isFinite else { continue }
                if !hides(box.inset(by: grid.slack)) { record(command.offset(by: offset)) }
            }
        }
        closeAll(above: outerDepth)
    }

    /// Records a command that draws.
    mutating func record(_ command: DrawCommand) {
        guard command.isDrawn, let box = grid.box(of: command), box.isFinite, !hides(box) else { return }
        mark(box)
        slots.append(command)
    }

    private mutating func mark(_ box: Rect) {
        guard let last = openCommands.indices.last else { return }
        openCommands[last].marked = openCommands[last].marked?.union(box) ?? box
    }

    /// Ends the innermost push. What it holds is marked outside at its full extent, unless its clip stays to
    /// cut it: an outer clip may be left out only where nothing crosses it.
    private mutating func closeLast() {
        guard let closed = openCommands.popLast() else { return }
        let innerGrid = grid
        (visible, grid) = (closed.outerVisible, closed.outerGrid)
        switch closed.command {
        case .pushMask: return closeMask(closed)
        case .pushLayer(let opacity, let bounds, let blend) where blend.reachesBeyondSource && opacity > 0:
            // It changes what lies beneath where nothing was drawn, too.
            guard bounds.isFinite, !hides(bounds) else { return slots.removeSubrange(closed.slot...) }
            slots.append(.popLayer)
            return mark(bounds)
        default: break
        }
        guard let marked = closed.marked, let reach = closed.reach(marked, grid: innerGrid), !hides(reach)
        else {
            slots.removeSubrange(closed.slot...)
            return
        }
        switch closed.command {
        case .pushClip(let shape): close(shape, closed, marked)
        case .pushClipPath:
            slots.append(.popClip)
            mark(reach)
        case .pushLayer(let opacity, _, let blend):
            let bounds = marked.intersection(closed.innerVisible) ?? marked
            slots[closed.slot] = .pushLayer(opacity: min(1, opacity), bounds: bounds, blend: blend)
            slots.append(.popLayer)
            mark(reach)
        case .pushShadow(let shadow, _):
            slots[closed.slot] = .pushShadow(shadow, bounds: marked)
            slots.append(.popShadow)
            mark(reach)
        case .pushTransform:
            slots.append(.popTransform)
            mark(reach)
        default: break
        }
    }

    private mutating func close(_ clip: RoundedRect, _ closed: OpenCommand, _ marked: Rect) {
        guard let seen = marked.intersection(visible), !grid.cutsNothing(clip, of: seen) else {
            slots[closed.slot] = nil
            return mark(marked)
        }
        slots.append(.popClip)
        mark(grid.pixels(around: clip.rect).intersection(marked) ?? marked)
    }

    /// The mask cuts no more than what the group around it has marked.
    private mutating func closeMask(_ closed: OpenCommand) {
        let group = openCommands.last?.marked.map(grid.pixels) ?? visible
        slots[closed.slot] = .pushMask(bounds: closed.marked.flatMap(group.intersection) ?? .zero)
        slots.append(.popMask)
    }
}

extension CommandRecorder.OpenCommand {
    /// The part of the outside that something marked inside can change.
    fileprivate func reach(_ marked: Rect, grid: PixelGrid) -> Rect? {
        switch command {
        case .pushTransform(let transform): transform.boundingBox(of: marked)
        case .pushClip(let shape): outerGrid.pixels(around: shape.rect).intersection(marked)
        case .pushClipPath(let path, _):
            path.controlBounds.flatMap { outerGrid.pixels(around: $0).intersection(marked) }
        case .pushShadow(let shadow, _):
            marked.union(marked.offset(by: shadow.offset).inset(by: grid.reach(of: shadow)))
                .inset(by: grid.slack)
        default: marked
        }
    }
}
