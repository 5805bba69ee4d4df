/// The positions of all text on a finished screen, and the findings about them.
struct VisibleText {
    /// The ink bounds of one view's text.
    private struct TextRegion {
        var node: Int
        /// In screen coordinates, in points, after clipping.
        var ink: Rect
        var isScrollable: Bool
    }

    private let tree: LayoutTree
    private let ignoring: [String: Set<String>]
    private var regions: [TextRegion] = []
    /// The opaque views in drawing order, and their visible areas.
    private var covers: [(node: Int, area: Rect)] = []

    /// The distance by which text may overlap other text or an edge, in points: the ink box of slanted or
    /// accented letters is larger than the visible ink. Chosen.
    private static let tolerance = 1.0

    /// Creates the text of a finished screen. `ignoring` lists, by kind of finding, the ids of views where
    /// that finding is intended.
    init(_ tree: LayoutTree, ignoring: [String: Set<String>] = [:]) {
        self.tree = tree
        self.ignoring = ignoring
        collect()
    }

    /// Text that overlaps text of another view, and text outside the screen.
    var findings: [LayoutFinding] { overlaps + outsideFindings }

    private mutating func collect() {
        var frames: [(origin: Point, clip: Rect?, isShown: Bool, isScrollable: Bool, isSolid: Bool)] = []
        for (index, node) in tree.nodes.enumerated() {
            let parent = node.parent.map { frames[$0] }
            let bounds = node.parent.map { tree.nodes[$0].boundsOrigin } ?? .zero
            let origin = (parent?.origin ?? .zero) + node.frame.origin - bounds
            let isShown =
                (parent?.isShown ?? true) && !node.isHidden && node.opacity > 0
                && node.transform == .identity
            let isScrollable = (parent?.isScrollable ?? false) || node.contentSize != nil
            var clip = parent?.clip
            if node.clipsToBounds {
                let own = Rect(origin: origin, size: node.frame.size)
                clip = clip.map { $0.intersection(own) ?? Rect(origin: origin, size: .zero) } ?? own
            }
            let isSolid = (parent?.isSolid ?? true) && node.isSolid
            frames.append((origin, clip, isShown, isScrollable, isSolid))
            if isShown, isSolid, node.background?.alpha == 1,
                let seen = visible(Rect(origin: origin, size: node.frame.size), clip)
            {
                covers.append((index, seen))
            }
            guard isShown, let ink = ink(of: node, at: origin, clip: clip) else { continue }
            regions.append(TextRegion(node: index, ink: ink, isScrollable: isScrollable))
        }
    }

    /// Returns the bounding box of the glyphs that a node draws, after its own clips.
    private func ink(of node: LayoutNode, at origin: Point, clip: Rect?) -> Rect? {
        var measure = InkMeasure()
        measure.play(node.content[...])
        return measure.ink.flatMap { visible($0.offset(by: origin - node.boundsOrigin), clip) }
    }

    /// Returns the part of an area inside a clip; nil if it is empty.
    private func visible(_ area: Rect, _ clip: Rect?) -> Rect? {
        guard let clip else { return area }
        return area.intersection(clip)
    }

    private var overlaps: [LayoutFinding] {
        // Sorted from top to bottom, so that only vertically overlapping neighbors are compared.
        let sorted = regions.sorted { ($0.ink.minY, $0.node) < ($1.ink.minY, $1.node) }
        var pairs: [(Int, Int)] = []
        for (index, upper) in sorted.enumerated() {
            for lower in sorted[(index + 1)...] {
                guard lower.ink.minY < upper.ink.maxY - VisibleText.tolerance else { break }
                guard let shared = upper.ink.intersection(lower.ink),
                    shared.width > VisibleText.tolerance, shared.height > VisibleText.tolerance,
                    !isInside(lower.node, upper.node), !isInside(upper.node, lower.node)
                else { continue }
                let pair = (min(upper.node, lower.node), max(upper.node, lower.node))
                guard !isCovered(shared, of: pair.0, below: pair.1), !isIntended(.textOverlap, pair.0),
                    !isIntended(.textOverlap, pair.1)
                else { continue }
                pairs.append(pair)
            }
        }
        return pairs.sorted { $0 < $1 }.map { below, above in
            LayoutFinding(
                kind: .overlap,
                diagnostic: Diagnostic(
                    .textOverlap, "text overlaps that of \(tree.nodes[below].id)", view: tree.nodes[above].id,
                    hints: ["add a constraint that keeps the two apart"]))
        }
    }

    private var outsideFindings: [LayoutFinding] {
        let screen = Rect(origin: .zero, size: tree.size)
        let allowedArea = screen.inset(by: Insets(all: -VisibleText.tolerance))
        func isCut(_ ink: Rect) -> Bool {
            ink.minX < allowedArea.minX || ink.minY < allowedArea.minY || ink.maxX > allowedArea.maxX
                || ink.maxY > allowedArea.maxY
        }
        return regions.filter { !$0.isScrollable && isCut($0.ink) && !isIntended(.textOutside, $0.node) }.map
        {
            region in
            let isOutside = region.ink.intersection(screen) == nil
            return LayoutFinding(
                kind: .outside,
                diagnostic: Diagnostic(
                    .textOutside, "text is \(isOutside ? "" : "partly ")outside the screen",
                    view: tree.nodes[region.node].id,
                    hints: ["constrain the view to the safe area, or put it into a scroll view"]))
        }
    }

    /// Whether an opaque view drawn between two views hides their shared area, as an alert does.
    private func isCovered(_ area: Rect, of lower: Int, below upper: Int) -> Bool {
        covers.contains { $0.node > lower && $0.node <= upper && $0.area.intersection(area) == area }
    }

    private func isIntended(_ code: DiagnosticCode, _ node: Int) -> Bool {
        ignoring[code.name]?.contains(tree.nodes[node].id) ?? false
    }

    private func isInside(_ node: Int, _ ancestor: Int) -> Bool {
        node > ancestor && node < tree.nodes[ancestor].subtreeEnd
    }
}

extension LayoutNode {
    /// Whether the node is drawn without opacity, blending or mask, so that an opaque background hides what
    /// is below.
    fileprivate var isSolid: Bool { opacity == 1 && blend == .normal && mask == nil }
}

/// Finds the box around glyphs, less what clips to rounded rectangles cut off.
private struct InkMeasure: DisplayListPlayer {
    /// The clip inside each scope; nil for none.
    var openScopes: [Rect?] = []
    var ink: Rect?

    private var clip: Rect? { openScopes.last ?? nil }

    mutating func draw(_ drawing: Drawing, at index: Int) {
        guard case .glyphs(let run, _) = drawing, !run.glyphs.isEmpty else { return }
        let whole = run.bounds.offset(by: run.origin)
        guard let seen = clip.map(whole.intersection) ?? whole else { return }
        ink = ink.map { $0.union(seen) } ?? seen
    }

    mutating func begin(_ scope: Scope, at index: Int) -> Rect?? {
        guard case .clip(let shape) = scope else { return .some(clip) }
        guard let clip else { return shape.rect }
        return shape.rect.intersection(clip) ?? Rect(origin: clip.origin, size: .zero)
    }

    mutating func end(_ scope: Rect?, at index: Int) {}
}
