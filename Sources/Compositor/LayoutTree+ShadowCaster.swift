import Geometry
import Scene

extension LayoutTree {
    /// Whether the shadow of a node and its descendants is that of its background: the background is opaque, and
    /// everything else is drawn where the background covers pixels completely, without making them transparent.
    ///
    /// - Parameters:
    ///   - root: The index of the node.
    ///   - shape: The shape of the background.
    ///   - grid: The pixel grid in the coordinates of the shape.
    /// - Returns: False if that is not certain.
    func castsShadowOfBackground(_ root: Int, _ shape: RoundedRect, _ grid: PixelGrid) -> Bool {
        guard (nodes[root].background?.alpha ?? 0) >= 1 else { return false }
        let own = Surroundings(offset: shape.rect.origin - nodes[root].boundsOrigin)
        var open = [(subtreeEnd: nodes[root].subtreeEnd, inside: own)]
        let caster = ShadowCaster(shape: shape, grid: grid)
        guard caster.holds(nodes[root].content, own), caster.holds(nodes[root].border, of: shape.rect, own)
        else {
            return false
        }
        var index = root + 1
        while index < min(nodes[root].subtreeEnd, nodes.count) {
            while let last = open.last, last.subtreeEnd <= index { open.removeLast() }
            let node = nodes[index]
            guard !node.isHidden, node.opacity > 0 else {
                index = max(index + 1, node.subtreeEnd)
                continue
            }
            guard let outer = open.last?.inside, let inside = caster.enter(node, from: outer) else {
                return false
            }
            open.append((node.subtreeEnd, inside))
            index += 1
        }
        return true
    }
}

/// Where a descendant of a view with a shadow draws.
private struct Surroundings {
    /// From its coordinates to those of the shape.
    var offset: Point
    /// How far the shadows of all views around extend what is drawn; negative.
    var outsets = Insets.zero
    /// The area that nothing leaves; nil if nothing clips.
    var clip: Rect?
}

/// The opaque background of a view, and what else the view draws.
private struct ShadowCaster {
    let shape: RoundedRect
    let grid: PixelGrid

    /// Returns the surroundings of the contents of a descendant; nil if it may add to the coverage.
    func enter(_ node: LayoutNode, from outer: Surroundings) -> Surroundings? {
        guard node.transform.isTranslation, node.blend.keepsOpaqueBackdrop, node.vibrancy == nil else {
            return nil
        }
        let move = Point(x: node.transform.tx, y: node.transform.ty)
        let frame = node.frame.offset(by: outer.offset + move)
        guard frame.isFinite else { return nil }
        var inside = outer
        inside.offset = frame.origin - node.boundsOrigin
        if node.clipsToBounds {
            inside.clip = place(of: grid.pixels(around: frame), inside) ?? .zero
        } else if let shadow = node.shadow, shadow.isVisible {
            if let path = node.shadowPath {
                guard holds([.draw(.pathShadow(path, shadow))], inside) else { return nil }
            } else {
                inside.outsets = inside.outsets + grid.outsets(of: shadow)
            }
        }
        if let background = node.background, background.alpha > 0, !holds(frame, inside) { return nil }
        guard holds(node.content, inside), holds(node.border, of: frame, inside) else { return nil }
        return inside
    }

    /// Returns the part of the shape's coordinates that a drawing in a box can change; nil for none.
    private func place(of box: Rect, _ place: Surroundings) -> Rect? {
        let reach = box.inset(by: place.outsets)
        guard let clip = place.clip else { return reach }
        return reach.intersection(clip)
    }

    private func holds(_ box: Rect, _ place: Surroundings) -> Bool {
        guard box.isFinite else { return false }
        return self.place(of: box, place).map { grid.cutsNothing(shape, of: $0) } ?? true
    }

    func holds(_ border: LayoutNode.Border?, of frame: Rect, _ place: Surroundings) -> Bool {
        guard let border, border.width > 0, border.color.alpha > 0 else { return true }
        return holds(frame, place)
    }

    /// Whether commands in the coordinates of a node keep to the shape. Backdrops do not: in a group, they would
    /// not blur what is below it.
    func holds(_ content: [DrawCommand], _ place: Surroundings) -> Bool {
        content.allSatisfy { command in
            switch command {
            case .draw(.blurBackdrop), .push(.transform), .push(.shadow): false
            case .push(.layer(_, _, let blend)): blend.keepsOpaqueBackdrop
            case .push, .pop: true
            case .draw(let drawing):
                grid.box(of: drawing).map { holds($0.offset(by: place.offset), place) } ?? true
            }
        }
    }
}
