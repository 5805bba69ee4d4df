import Geometry
import Scene

/// Records commands and leaves out those that cannot mark a pixel: outside of what is visible, in a clip
/// or group that stays empty, or a clip that cuts nothing off.
struct CommandRecorder {
    /// A push whose pop is still to come.
    private struct OpenCommand {
        /// The push.
        var command: DrawCommand
        /// Where the push stands.
        var slot: Int
        /// What was visible outside, in the coordinates outside.
        var outerVisible: Rect
        /// A box around what was recorded inside so far.
        var marked: Rect?

        /// The part of what was recorded inside that is visible outside; a transform leaves it whole, since
        /// its coordinates are not those outside.
        func reach(in outside: Rect) -> Rect? {
            switch command {
            case .pushTransform: marked
            case .pushShadow(let shadow, _):
                marked.map { $0.union(shadow.bounds(of: $0)) }?.intersection(outside)
            case .pushMask: outside
            default: marked?.intersection(outside)
            }
        }
    }

    /// The commands; nil where one turned out to be needless.
    private var slots: [DrawCommand?] = []
    private var openCommands: [OpenCommand] = []
    /// The area that can reach the screen, in current coordinates.
    private var visible: Rect

    /// Points by which glyphs may leave their stated box when the rasteriser moves them to its grid.
    private static let slack = Insets(all: -2)

    /// A recorder for a screen of this extent.
    init(visible: Rect) { self.visible = visible }

    /// What was recorded.
    var commands: [DrawCommand] { slots.compactMap(\.self) }

    /// How many pushes are open.
    var depth: Int { openCommands.count }

    /// Whether nothing inside `box` reaches the screen.
    func hides(_ box: Rect) -> Bool { box.intersection(visible) == nil }

    /// Opens a clip, group or transform.
    mutating func open(_ command: DrawCommand) {
        openCommands.append(OpenCommand(command: command, slot: slots.count, outerVisible: visible))
        slots.append(command)
        switch command {
        case .pushClip(let shape):
            visible = shape.rect.isFinite ? shape.rect.intersection(visible) ?? .zero : .zero
        case .pushTransform(let transform):
            let inverse = transform.isFinite ? transform.inverse : nil
            let inner = inverse?.boundingBox(of: visible).inset(by: CommandRecorder.slack)
            visible = inner.flatMap { $0.isFinite ? $0 : nil } ?? .zero
        case .pushLayer(let opacity, _, _):
            if !(opacity > 0) { visible = .zero }
        case .pushClipPath(let path, _):
            visible = path.controlBounds?.intersection(visible) ?? .zero
        case .pushShadow(let shadow, _):
            // What lies outside may cast a shadow inside.
            let casting = visible.offset(by: shadow.offset * -1).inset(by: Insets(all: -shadow.reach))
            if shadow.isDrawn { visible = visible.union(casting) }
        default: break
        }
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
                guard let box = command.bounds?.offset(by: offset), box.isFinite else { continue }
                if !hides(box.inset(by: CommandRecorder.slack)) { record(command.offset(by: offset)) }
            }
        }
        closeAll(above: outerDepth)
    }

    /// Records a command that draws.
    mutating func record(_ command: DrawCommand) {
        guard command.isDrawn, let box = command.bounds, box.isFinite else { return }
        let reach = command.isExact ? box : box.inset(by: CommandRecorder.slack)
        guard !hides(reach) else { return }
        mark(reach)
        slots.append(command)
    }

    private mutating func mark(_ box: Rect) {
        guard let last = openCommands.indices.last else { return }
        openCommands[last].marked = openCommands[last].marked?.union(box) ?? box
    }

    private mutating func closeLast() {
        guard let closed = openCommands.popLast() else { return }
        visible = closed.outerVisible
        guard let marked = closed.reach(in: visible) else {
            slots.removeSubrange(closed.slot...)
            return
        }
        switch closed.command {
        case .pushClip(let shape):
            if shape.cutsNothing(of: marked) { slots[closed.slot] = nil } else { slots.append(.popClip) }
            if let inside = marked.intersection(shape.rect) { mark(inside) }
        case .pushLayer(let opacity, _, let blend):
            slots[closed.slot] = .pushLayer(opacity: min(1, opacity), bounds: marked, blend: blend)
            slots.append(.popLayer)
            mark(marked)
        case .pushClipPath(let path, _):
            slots.append(.popClip)
            if let inside = path.controlBounds.flatMap(marked.intersection) { mark(inside) }
        case .pushShadow(let shadow, _):
            slots[closed.slot] = .pushShadow(shadow, bounds: closed.marked ?? marked)
            slots.append(.popShadow)
            mark(marked)
        case .pushMask:
            // The mask cuts no more than what the group around it has marked.
            let group = openCommands.last?.marked ?? marked
            slots[closed.slot] = .pushMask(bounds: closed.marked?.intersection(group) ?? .zero)
            slots.append(.popMask)
        case .pushTransform(let transform):
            slots.append(.popTransform)
            mark(transform.boundingBox(of: marked))
        default: break
        }
    }
}
