import Geometry
package import Scene

/// Composes a tree like `compose` without omissions: the list has every clip, group and transform of every
/// visible view, and the bounds of groups are unlimited.
///
/// Everything is implemented independently, including the choice between the shadow of a view's background
/// and that of its group.
///
/// - Parameters:
///   - tree: The tree.
///   - alwaysCastsGroups: Whether that choice is not made: every shadow without a path is that of a group.
/// - Returns: The list of all commands.
package func composeReference(_ tree: LayoutTree, alwaysCastsGroups: Bool = false) -> DisplayList {
    var compositor = ReferenceCompositor(tree: tree, alwaysCastsGroups: alwaysCastsGroups)
    if !tree.nodes.isEmpty { compositor.draw(0, at: .zero) }
    return DisplayList(size: tree.size, commands: compositor.commands)
}

private struct ReferenceCompositor {
    let tree: LayoutTree
    let alwaysCastsGroups: Bool
    var commands: [DrawCommand] = []

    /// Larger than any image.
    static let everywhere = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

    /// Draws a view and its descendants.
    ///
    /// - Parameters:
    ///   - index: The index of the view.
    ///   - offset: From its superview's coordinates to those inside the transforms.
    ///   - outer: The transforms of all views around it.
    mutating func draw(_ index: Int, at offset: Point, turned outer: AffineTransform = .identity) {
        var turned = outer
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
            turned = about.concatenating(outer)
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
            } else if !alwaysCastsGroups, addsNoCoverage(index, shape, turned: turned) {
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
        for child in tree.nodes.indices where tree.nodes[child].parent == index {
            draw(child, at: inner, turned: turned)
        }
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

    /// Whether everything that a view draws besides an opaque background is inside the background by more than
    /// the pixels at its edge, and none of it makes pixels transparent.
    private func addsNoCoverage(_ root: Int, _ shape: RoundedRect, turned: AffineTransform) -> Bool {
        guard let background = tree.nodes[root].background, background.alpha >= 1 else { return false }
        let inverse = turned.inverse ?? .identity
        let pixel = Size(
            width: abs(inverse.a) + abs(inverse.c), height: abs(inverse.b) + abs(inverse.d))
        let rule = CoverageRule(shape: shape, pixel: pixel, isOnGrid: turned == .identity, turned: turned)
        return contents(of: root, at: shape.rect.origin, keep: rule) { $0 }
    }

    /// `spread` returns what a box becomes by the shadows and clips around the view, nil if nothing is left.
    private func contents(
        of index: Int, at origin: Point, keep rule: CoverageRule, _ spread: @escaping (Rect) -> Rect?
    ) -> Bool {
        let node = tree.nodes[index]
        let isInside = { (box: Rect) in spread(box).map(rule.isInside) ?? true }
        let frame = Rect(origin: origin, size: node.frame.size), inner = origin - node.boundsOrigin
        if let border = node.border, border.width > 0, border.color.alpha > 0, !isInside(frame) {
            return false
        }
        for command in node.content {
            switch command {
            case .draw(.blurBackdrop), .push(.transform), .push(.shadow): return false
            case .push(.layer(_, _, let blend)) where rule.lowersAlpha(blend): return false
            case .push, .pop: continue
            case .draw(let drawing):
                if let box = rule.box(of: drawing), !isInside(box.offset(by: inner)) { return false }
            }
        }
        return tree.nodes.indices.allSatisfy { child in
            tree.nodes[child].parent != index || view(child, in: inner, keeps: rule, spread)
        }
    }

    private func view(
        _ index: Int, in offset: Point, keeps rule: CoverageRule, _ spread: @escaping (Rect) -> Rect?
    ) -> Bool {
        let node = tree.nodes[index]
        if node.isHidden || node.opacity <= 0 { return true }
        if !node.transform.isTranslation || rule.lowersAlpha(node.blend) || node.vibrancy != nil {
            return false
        }
        let origin = offset + node.frame.origin + Point(x: node.transform.tx, y: node.transform.ty)
        let frame = Rect(origin: origin, size: node.frame.size)
        let own: (Rect) -> Rect?
        if node.clipsToBounds {
            let limit = spread(rule.wholePixels(frame))
            own = { box in spread(box).flatMap { part in limit.flatMap { part.intersection($0) } } }
        } else if let shadow = node.shadow, shadow.isVisible, let path = node.shadowPath {
            let cast = rule.box(of: .pathShadow(path, shadow))?.offset(by: origin - node.boundsOrigin)
            if let cast, let wide = spread(cast), !rule.isInside(wide) { return false }
            own = spread
        } else if let shadow = node.shadow, shadow.isVisible {
            own = { box in spread(rule.withShadow(box, shadow)) }
        } else {
            own = spread
        }
        if let background = node.background, background.alpha > 0, let box = own(frame), !rule.isInside(box) {
            return false
        }
        return contents(of: index, at: origin, keep: rule, own)
    }
}
