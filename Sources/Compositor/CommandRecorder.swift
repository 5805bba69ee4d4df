import Geometry
import Scene

/// Records commands and leaves out those that cannot mark a pixel: outside of what is visible, in a clip
/// or group that stays empty, or a clip that cuts nothing off.
///
/// What is left out changes no pixel of a picture of one, two or any whole number of pixels a point.
struct CommandRecorder: DisplayListPlayer {
    /// A scope that is still open.
    struct OpenScope {
        var scope: Scope
        /// Where its push is.
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
    var openScopes: [OpenScope] = []
    /// Added to the coordinates of what is played.
    private var offset = Point.zero
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

    /// How many scopes are open.
    var depth: Int { openScopes.count }

    /// Whether nothing inside `box` reaches the screen.
    func hides(_ box: Rect) -> Bool { box.intersection(visible) == nil }

    /// Opens a scope.
    mutating func open(_ scope: Scope) { openScopes.append(begin(scope)) }

    private mutating func begin(_ scope: Scope) -> OpenScope {
        var open = OpenScope(scope: scope, slot: slots.count, outerVisible: visible, outerGrid: grid)
        slots.append(.push(scope))
        switch scope {
        case .clip(let shape): clip(to: shape.rect)
        case .clipPath(let path, _): clip(to: path.controlBounds ?? .zero)
        case .transform(let transform): enter(transform)
        case .layer(let opacity, _, _):
            if opacity > 0 { expandForBackdrops() } else { visible = .zero }
        case .shadow(let shadow, _) where shadow.isDrawn:
            // What lies outside may cast a shadow inside; the rasteriser moves shadows by whole pixels.
            let casters = visible.offset(by: shadow.offset * -1)
            visible = visible.union(casters.inset(by: grid.reach(of: shadow))).inset(by: grid.slack)
            expandForBackdrops()
        case .shadow, .mask: break
        }
        open.innerVisible = visible
        return open
    }

    /// Makes room in a group for the pixels that its backdrops read.
    private mutating func expandForBackdrops() {
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

    /// Closes scopes until only `depth` are open.
    mutating func closeAll(above depth: Int) {
        while openScopes.count > depth { close(openScopes.removeLast()) }
    }

    /// Records a view's content, moved by `offset`.
    mutating func record(_ content: [DrawCommand], offset: Point) {
        self.offset = offset
        play(content[...])
    }

    mutating func draw(_ drawing: Drawing, at index: Int) {
        guard let box = grid.box(of: drawing)?.offset(by: offset), box.isFinite else { return }
        if !hides(box.inset(by: grid.slack)) { record(drawing.offset(by: offset)) }
    }

    mutating func begin(_ scope: Scope, at index: Int) -> OpenScope? { begin(scope.offset(by: offset)) }

    mutating func end(_ scope: OpenScope, at index: Int) { close(scope) }

    /// Records a drawing.
    mutating func record(_ drawing: Drawing) {
        guard drawing.isVisible, let box = grid.box(of: drawing), box.isFinite, !hides(box) else { return }
        mark(box)
        slots.append(.draw(drawing))
    }

    private mutating func mark(_ box: Rect) {
        guard let last = openScopes.indices.last else { return }
        openScopes[last].marked = openScopes[last].marked?.union(box) ?? box
    }

    /// Ends a scope. What it holds is marked outside at its full extent, unless its clip stays to cut it: an outer
    /// clip may be left out only where nothing crosses it.
    private mutating func close(_ closed: OpenScope) {
        let innerGrid = grid
        (visible, grid) = (closed.outerVisible, closed.outerGrid)
        switch closed.scope {
        case .mask: return closeMask(closed)
        case .layer(let opacity, let bounds, let blend) where blend.reachesBeyondSource && opacity > 0:
            // It changes what lies beneath where nothing was drawn, too.
            guard bounds.isFinite, !hides(bounds) else { return slots.removeSubrange(closed.slot...) }
            slots.append(.pop)
            return mark(bounds)
        default: break
        }
        guard let marked = closed.marked, let reach = closed.reach(marked, grid: innerGrid), !hides(reach)
        else {
            slots.removeSubrange(closed.slot...)
            return
        }
        switch closed.scope {
        case .clip(let shape): return closeClip(shape, closed, marked)
        case .layer(let opacity, _, let blend):
            let bounds = marked.intersection(closed.innerVisible) ?? marked
            slots[closed.slot] = .push(.layer(opacity: min(1, opacity), bounds: bounds, blend: blend))
        case .shadow(let shadow, _): slots[closed.slot] = .push(.shadow(shadow, bounds: marked))
        case .clipPath, .transform, .mask: break
        }
        slots.append(.pop)
        mark(reach)
    }

    private mutating func closeClip(_ clip: RoundedRect, _ closed: OpenScope, _ marked: Rect) {
        guard let seen = marked.intersection(visible), !grid.cutsNothing(clip, of: seen) else {
            slots[closed.slot] = nil
            return mark(marked)
        }
        slots.append(.pop)
        mark(grid.pixels(around: clip.rect).intersection(marked) ?? marked)
    }

    /// The mask cuts no more than what the group around it has marked.
    private mutating func closeMask(_ closed: OpenScope) {
        let group = openScopes.last?.marked.map(grid.pixels) ?? visible
        slots[closed.slot] = .push(.mask(bounds: closed.marked.flatMap(group.intersection) ?? .zero))
        slots.append(.pop)
    }
}

extension CommandRecorder.OpenScope {
    /// The part of the outside that something marked inside can change.
    fileprivate func reach(_ marked: Rect, grid: PixelGrid) -> Rect? {
        switch scope {
        case .transform(let transform): transform.boundingBox(of: marked)
        case .clip(let shape): outerGrid.pixels(around: shape.rect).intersection(marked)
        case .clipPath(let path, _):
            path.controlBounds.flatMap { outerGrid.pixels(around: $0).intersection(marked) }
        case .shadow(let shadow, _):
            marked.union(marked.offset(by: shadow.offset).inset(by: grid.reach(of: shadow)))
                .inset(by: grid.slack)
        case .layer, .mask: marked
        }
    }
}
