import Geometry
import Scene

/// Records commands and omits those that cannot change a pixel: drawings outside the visible area, scopes
/// that stay empty, and clips that clip nothing.
///
/// Omissions change no pixel at any integral scale.
struct CommandRecorder: DisplayListPlayer {
    /// A scope that is still open.
    struct OpenScope {
        var scope: Scope
        /// The index of its push in `slots`.
        var slot: Int
        /// The visible area and the pixel grid outside.
        var outerVisible: Rect
        var outerGrid: PixelGrid
        /// The visible area inside, in the coordinates inside.
        var innerVisible = Rect.zero
        /// The bounding box of all that was recorded inside, visible or not.
        var marked: Rect?
    }

    /// The commands; nil for a push that was omitted.
    private var slots: [DrawCommand?] = []
    var openScopes: [OpenScope] = []
    /// The translation of the content being played.
    private var offset = Point.zero
    /// The area of pixels that can be visible, in current coordinates; it contains each of them completely.
    private var visible: Rect
    private(set) var grid = PixelGrid()

    /// The sum of the blur radii of all backdrops, which read what is in their groups outside the clips.
    private let backdropRadius: Double

    /// Creates a recorder for a visible area, with the sum of the blur radii of all backdrops.
    init(visible: Rect, backdropRadius: Double) {
        self.visible = grid.pixels(around: visible)
        self.backdropRadius = backdropRadius
    }

    /// The recorded commands.
    var commands: [DrawCommand] { slots.compactMap(\.self) }

    /// The number of open scopes.
    var depth: Int { openScopes.count }

    /// Whether nothing inside `box` is visible.
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
        case .shadow(let shadow, _) where shadow.isVisible:
            // What is outside may cast a shadow inside; the rasterizer moves shadows by whole pixels.
            let casters = visible.offset(by: shadow.offset * -1)
            visible = visible.union(casters.inset(by: grid.reach(of: shadow))).inset(by: grid.slack)
            expandForBackdrops()
        case .shadow, .mask: break
        }
        open.innerVisible = visible
        return open
    }

    /// Extends the visible area by the pixels that backdrops in a group read.
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

    /// Records a view's content, translated by `offset`.
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

    /// Ends a scope. Its contents count in the outer scope with their full extent unless its clip is kept: an
    /// outer clip may be omitted only if nothing crosses it.
    private mutating func close(_ closed: OpenScope) {
        let innerGrid = grid
        (visible, grid) = (closed.outerVisible, closed.outerGrid)
        switch closed.scope {
        case .mask: return closeMask(closed)
        case .layer(let opacity, let bounds, let blend) where blend.reachesBeyondSource && opacity > 0:
            // It changes the backdrop where nothing was drawn, too.
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

    /// The mask affects only what the layer around it has drawn.
    private mutating func closeMask(_ closed: OpenScope) {
        let group = openScopes.last?.marked.map(grid.pixels) ?? visible
        slots[closed.slot] = .push(.mask(bounds: closed.marked.flatMap(group.intersection) ?? .zero))
        slots.append(.pop)
    }
}

extension CommandRecorder.OpenScope {
    /// The area outside that something drawn inside can change.
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
