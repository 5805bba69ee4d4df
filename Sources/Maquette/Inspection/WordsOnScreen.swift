/// Where the words of a finished screen are, and what is odd about that.
struct WordsOnScreen {
    /// The ink of one view's words.
    private struct Words {
        var node: Int
        /// On the screen, in points, less what a clip hides.
        var ink: Rect
        var isScrollable: Bool
    }

    private let tree: LayoutTree
    private var words: [Words] = []

    /// How far words may reach into each other or over an edge, in points: the ink box of slanted or accented
    /// letters is larger than what is seen. Chosen.
    private static let tolerance = 1.0

    init(_ tree: LayoutTree) {
        self.tree = tree
        collect()
    }

    /// Words over words of another view, and words outside the screen.
    var findings: [LayoutFinding] { overlaps + strays }

    private mutating func collect() {
        var frames: [(origin: Point, clip: Rect?, isShown: Bool, isScrollable: Bool)] = []
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
            frames.append((origin, clip, isShown, isScrollable))
            guard isShown, let ink = ink(of: node, at: origin, clip: clip) else { continue }
            words.append(Words(node: index, ink: ink, isScrollable: isScrollable))
        }
    }

    /// The box around the glyphs that a node draws.
    private func ink(of node: LayoutNode, at origin: Point, clip: Rect?) -> Rect? {
        var box: Rect?
        for case .drawGlyphs(let run, _) in node.content where !run.glyphs.isEmpty {
            let ink = run.bounds.offset(by: run.origin)
            box = box.map { $0.union(ink) } ?? ink
        }
        let placed = box?.offset(by: origin - node.boundsOrigin)
        guard let placed, let clip else { return placed }
        return placed.intersection(clip)
    }

    private var overlaps: [LayoutFinding] {
        // Sorted from top to bottom, only neighbours in height need comparing.
        let sorted = words.sorted { ($0.ink.minY, $0.node) < ($1.ink.minY, $1.node) }
        var pairs: [(Int, Int)] = []
        for (index, upper) in sorted.enumerated() {
            for lower in sorted[(index + 1)...] {
                guard lower.ink.minY < upper.ink.maxY - WordsOnScreen.tolerance else { break }
                guard let shared = upper.ink.intersection(lower.ink),
                    shared.width > WordsOnScreen.tolerance, shared.height > WordsOnScreen.tolerance,
                    !isInside(lower.node, upper.node), !isInside(upper.node, lower.node)
                else { continue }
                pairs.append((min(upper.node, lower.node), max(upper.node, lower.node)))
            }
        }
        return pairs.sorted { $0 < $1 }.map { below, above in
            LayoutFinding(
                kind: .overlap,
                diagnostic: .warning(
                    "its words lie over those of \(tree.nodes[below].id)", view: tree.nodes[above].id,
                    hints: ["add a constraint that keeps the two apart"]))
        }
    }

    private var strays: [LayoutFinding] {
        let screen = Rect(origin: .zero, size: tree.size)
        let room = screen.inset(by: Insets(all: -WordsOnScreen.tolerance))
        func isCut(_ ink: Rect) -> Bool {
            ink.minX < room.minX || ink.minY < room.minY || ink.maxX > room.maxX || ink.maxY > room.maxY
        }
        return words.filter { !$0.isScrollable && isCut($0.ink) }.map { words in
            let isOutside = words.ink.intersection(screen) == nil
            return LayoutFinding(
                kind: .outside,
                diagnostic: .warning(
                    "its words lie \(isOutside ? "" : "partly ")outside the screen",
                    view: tree.nodes[words.node].id,
                    hints: ["tie the view to the safe area, or put it into a scroll view"]))
        }
    }

    private func isInside(_ node: Int, _ ancestor: Int) -> Bool {
        node > ancestor && node < tree.nodes[ancestor].subtreeEnd
    }
}
