import Geometry
package import Scene

/// Composes a tree like `compose` without omissions: the list has every clip, group and transform of every
/// visible view, and the bounds of groups are unlimited.
///
/// Everything is implemented independently, including the choice between the shadow of a view's background
/// and that of its group.
package func composeReference(_ tree: LayoutTree) -> DisplayList {
    var compositor = ReferenceCompositor(tree: tree)
    if !tree.nodes.isEmpty { compositor.draw(0, at: .zero) }
    return DisplayList(size: tree.size, commands: compositor.commands)
}

private struct ReferenceCompositor {
    let tree: LayoutTree
    var commands: [DrawCommand] = []

    /// Larger than any image.
    static let everywhere = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

    /// Draws a view and its descendants; `offset` maps its superview's coordinates to the screen's.
    mutating func draw(_ index: Int, at offset: Point) {
        let node = tree.nodes[index]
        guard !node.isHidden, node.opacity > 0, node.transform.isFinite else { return }
        var origin = offset + node.frame.origin
        if node.transform.isTranslation {
            origin = origin + Point(x: node.transform.tx, y: node.transform.ty)
        }
        let inner = origin - node.boundsOrigin
        let shape = RoundedRect(
            Rect(origin: origin, size: node.frame.size), radii: node.cornerRadii, curve: node.cornerCurve)
        guard shape.rect.isFinite, inner.isFinite else { return }
        var depth = 0
        func open(_ scope: Scope) {
            commands.append(.push(scope))
            depth += 1
        }
        if !node.transform.isTranslation {
            let center = shape.rect.center
            let about = AffineTransform.translation(x: -center.x, y: -center.y)
                .concatenating(node.transform).concatenating(.translation(x: center.x, y: center.y))
            open(.transform(about))
        }
        if let vibrancy = node.vibrancy {
            open(layer(1, shape.rect, vibrancy.blend))
            commands.append(.draw(.fillRect(shape.rect, .color(vibrancy.color))))
            open(.mask(bounds: Self.everywhere))
        }
        if node.opacity < 1 || node.mask != nil || node.blend != .normal {
            open(layer(node.opacity, shape.rect, node.blend))
        }
        let isCast = node.shadow != nil && !node.clipsToBounds
        var castsAsGroup = false
        if isCast, let shadow = node.shadow {
            if let path = node.shadowPath {
                let moved = path.applying(.translation(x: inner.x, y: inner.y))
                commands.append(.draw(.pathShadow(moved, shadow)))
            } else if let background = node.background, background.alpha >= 1, staysInside(index) {
                commands.append(.draw(.shadow(shape, shadow)))
            } else {
                castsAsGroup = true
                commands.append(.push(.shadow(shadow, bounds: Self.everywhere)))
            }
        }
        if let background = node.background {
            commands.append(.draw(.fillRoundedRect(shape, .color(background))))
        }
        if node.clipsToBounds { commands.append(.push(.clip(shape))) }
        record(node.content, inner)
        for child in tree.nodes.indices where tree.nodes[child].parent == index { draw(child, at: inner) }
        if node.clipsToBounds { commands.append(.pop) }
        if let border = node.border {
            commands.append(.draw(.fillBorder(shape, width: border.width, .color(border.color))))
        }
        if castsAsGroup { commands.append(.pop) }
        if let mask = node.mask {
            commands.append(.push(.mask(bounds: Self.everywhere)))
            record(mask, inner)
            commands.append(.pop)
        }
        commands += Array(repeating: .pop, count: depth)
    }

    /// Returns a layer with unlimited bounds, unless its blend mode changes the backdrop where nothing is
    /// drawn.
    private func layer(_ opacity: Double, _ bounds: Rect, _ blend: BlendMode) -> Scope {
        .layer(
            opacity: opacity, bounds: blend.reachesBeyondSource ? bounds : Self.everywhere, blend: blend)
    }

    /// Draws a view's own content; a pop without a push is dropped, and open scopes are closed at the end.
    private mutating func record(_ content: [DrawCommand], _ offset: Point) {
        var depth = 0
        for command in content {
            let moved = command.offset(by: offset)
            switch moved {
            case .push(.layer(let opacity, let bounds, let blend)):
                commands.append(.push(layer(opacity, bounds, blend)))
            case .push(.shadow(let shadow, _)):
                commands.append(.push(.shadow(shadow, bounds: Self.everywhere)))
            case .push(.mask): commands.append(.push(.mask(bounds: Self.everywhere)))
            case .pop: if depth > 0 { commands.append(.pop) }
            case .draw, .push: commands.append(moved)
            }
            switch moved {
            case .push: depth += 1
            case .pop: depth = max(0, depth - 1)
            case .draw: break
            }
        }
        commands += Array(repeating: .pop, count: depth)
    }

    /// Whether all contents of a view are inside its bounds, so that the shadow is that of its background.
    private func staysInside(_ root: Int) -> Bool {
        let bounds = Rect(origin: .zero, size: tree.nodes[root].frame.size)
        func isInside(_ rect: Rect, _ other: Rect) -> Bool {
            rect.minX >= other.minX && rect.minY >= other.minY && rect.maxX <= other.maxX
                && rect.maxY <= other.maxY
        }
        func draws(_ content: [DrawCommand], inside bounds: Rect) -> Bool {
            content.allSatisfy { command in
                switch command {
                case .draw(let drawing): drawing.bounds.map { isInside($0, bounds) } ?? true
                case .push(.transform), .push(.shadow): false
                case .push, .pop: true
                }
            }
        }
        func childrenStay(_ parent: Int, _ offset: Point) -> Bool {
            tree.nodes.indices.allSatisfy { index in
                let node = tree.nodes[index]
                guard node.parent == parent, !node.isHidden, node.opacity > 0 else { return true }
                guard node.transform.isTranslation, node.shadow == nil else { return false }
                let frame = node.frame.offset(by: offset + Point(x: node.transform.tx, y: node.transform.ty))
                guard isInside(frame, bounds) else { return false }
                return node.clipsToBounds
                    || draws(node.content, inside: node.bounds)
                        && childrenStay(index, frame.origin - node.boundsOrigin)
            }
        }
        let node = tree.nodes[root]
        return draws(node.content, inside: node.bounds) && childrenStay(root, node.boundsOrigin * -1)
    }
}
