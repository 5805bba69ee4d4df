import Geometry
import Scene

/// Explains the difference between a subject and its golden.
struct DifferenceExplainer {
    private let kind: GoldenKind
    /// The actual frames; nil if only their text is known.
    private let layout: LayoutTree?
    /// The ids of views that are not compared.
    private var masked: Set<String> = []
    private let golden: GoldenContext
    private let actual: GoldenContext
    private let declared: [DeclarationChange]
    private let comparison: LayoutComparison?

    /// The largest number of causes that a report lists.
    ///
    /// Chosen: more are not read one by one.
    private static let shownCauseLimit = 50
    /// The largest number of views that are named because they are drawn differently.
    private static let shownDrawingLimit = 3

    /// Compares a subject with what is known about its golden.
    init(_ subject: GoldenSubject, golden: GoldenContext) {
        self.init(subject.kind, golden: golden, actual: GoldenContext(of: subject), layout: subject.layout)
        for case .view(let id) in subject.masks { masked.insert(id) }
    }

    /// Compares what is known about two goldens of a kind.
    init(_ kind: GoldenKind, golden: GoldenContext, actual: GoldenContext, layout: LayoutTree? = nil) {
        self.kind = kind
        self.layout = layout
        self.golden = golden
        self.actual = actual
        let declared =
            if let old = golden.declarations, let new = actual.declarations {
                DeclarationChange.all(from: old, to: new)
            } else { [DeclarationChange]() }
        self.declared = declared
        comparison = golden.layout.flatMap(LayoutText.init).flatMap { old in
            actual.layout.flatMap(LayoutText.init).map { LayoutComparison(old, $0, declared: declared) }
        }
    }

    /// Returns the explanation of two different texts.
    func explainText() -> DifferenceExplanation {
        DifferenceExplanation(stage: stage, causes: layoutCauses, moves: comparison?.moves ?? [])
    }

    /// Returns the explanation of two different pictures.
    ///
    /// - Parameters:
    ///   - difference: How they differ.
    ///   - scale: Their pixels per point.
    /// - Returns: Where they differ, and why.
    func explain(_ difference: PixelDifference, scale: Double) -> DifferenceExplanation {
        let visible = layout?.visibleRects ?? []
        let clusters = difference.groups.map { group in
            let box = group.box.inPoints(scale: scale)
            return PixelCluster(
                box: box, pixelCount: group.pixelCount,
                views: layout?.views(in: box, visible: visible) ?? [])
        }
        // What is not compared differs, but is not why the rest does.
        let causes = layoutCauses.filter { $0.affected > 0 || !masked.contains($0.view) }
        return DifferenceExplanation(
            comparedPixelCount: difference.comparedPixelCount, clusters: clusters,
            clusterCount: difference.groupCount, stage: stage,
            causes: causes.isEmpty ? drawingCauses(clusters) : causes,
            moves: (comparison?.moves ?? []).filter { !masked.contains($0.view) })
    }

    /// The first stage that differs.
    private var stage: DifferenceStage? {
        if !declared.isEmpty { return .document }
        if let old = golden.layout, let new = actual.layout, old != new { return .layout }
        switch kind {
        case .layout: return .layout
        case .commands: return .commands
        case .events: return nil
        case .picture, .digest:
            guard let old = golden.commandsDigest, let new = actual.commandsDigest else { return nil }
            return old == new ? .pixels : .commands
        }
    }

    /// The changes of the document and of the layout, those that most views follow first.
    private var layoutCauses: [DifferenceCause] {
        guard let comparison else {
            return declared.prefix(DifferenceExplainer.shownCauseLimit).map { change in
                cause(
                    LayoutComparison.Root(
                        index: 0, view: change.view, attribute: change.attribute, from: change.from,
                        to: change.to, file: change.file, line: change.line), [])
            }
        }
        let roots = comparison.roots.enumerated().sorted {
            ($1.element.followers.count, $0.offset) < ($0.element.followers.count, $1.offset)
        }
        return roots.prefix(DifferenceExplainer.shownCauseLimit).map { _, root in
            cause(root, root.followers.compactMap { comparison.changes[$0]?.offset })
        }
    }

    /// The views that differing pixels fall on, if neither document nor layout explains them.
    private func drawingCauses(_ clusters: [PixelCluster]) -> [DifferenceCause] {
        var views: [String] = []
        for view in clusters.compactMap(\.views.first) where !views.contains(view) { views.append(view) }
        let isSameLayout = golden.layout != nil
        return views.prefix(DifferenceExplainer.shownDrawingLimit).map { view in
            let place = place(of: view, nil)
            return DifferenceCause(
                message: "\(view) is drawn differently\(place?.text ?? "")"
                    + (isSameLayout ? "; its frame is the same" : ""),
                view: view, attribute: "content", from: nil, to: nil, file: place?.file, line: place?.line,
                affected: 0)
        }
    }

    private func cause(_ root: LayoutComparison.Root, _ offsets: [Point]) -> DifferenceCause {
        var root = root
        (root.from, root.to) = (root.from?.withShortColors, root.to?.withShortColors)
        let place =
            root.file.map { Declared(file: $0, line: root.line) } ?? place(of: root.view, root.attribute)
        let count = root.followers.count
        var message = root.text + (place?.text ?? "")
        if count > 0 {
            message += "; \(count) view\(count == 1 ? " follows" : "s follow")"
            let ways = [("down", offsets.map(\.y)), ("right", offsets.map(\.x))]
            for (way, distances) in ways {
                let moved = distances.filter { $0 != 0 }
                guard let least = moved.min(), let most = moved.max() else { continue }
                message += ", " + (least == most ? least.signedText : least.rangeText(to: most)) + " " + way
            }
        }
        return DifferenceCause(
            message: message, view: root.view, attribute: root.attribute, from: root.from, to: root.to,
            file: place?.file, line: place?.line, affected: count)
    }

    /// The place of a declaration.
    private struct Declared {
        var file: String
        var line: Int?

        /// The place as it follows a cause: ` (file:line)`.
        var text: String {
            let name = file.split(separator: "/").last.map(String.init) ?? file
            return " (\(name)\(line.map { ":\($0)" } ?? ""))"
        }
    }

    /// Returns where an attribute of a view is declared, or otherwise anything of the view.
    private func place(of view: String, _ attribute: String?) -> Declared? {
        let own = (actual.declarations ?? []).filter { $0.view == view && $0.file != nil }
        guard let found = own.first(where: { $0.attribute == attribute }) ?? own.first, let file = found.file
        else { return nil }
        return Declared(file: file, line: found.line)
    }
}

extension LayoutComparison.Root {
    /// What changed: `column.spacing 6 → 16`.
    fileprivate var text: String {
        guard let attribute else {
            return "\(view) (\(from ?? to ?? "view")) was \(from == nil ? "added" : "removed")"
        }
        switch (from?.shortened, to?.shortened) {
        case (let from?, let to?): return "\(view).\(attribute) \(from) → \(to)"
        case (nil, let to?): return "\(view).\(attribute) is now \(to)"
        case (let from?, nil): return "\(view).\(attribute) \(from) was removed"
        case (nil, nil): return "\(view).\(attribute) changed"
        }
    }
}

extension String {
    /// The text, cut to what fits in a line.
    fileprivate var shortened: String { count > 60 ? prefix(59) + "…" : self }
}

extension Double {
    fileprivate var signedText: String { (self > 0 ? "+" : "") + dumpText }

    /// `+10 to +100`, the one nearer to zero first.
    fileprivate func rangeText(to other: Double) -> String {
        magnitude <= other.magnitude
            ? "\(signedText) to \(other.signedText)" : "\(other.signedText) to \(signedText)"
    }
}

extension PixelRect {
    /// Returns the rectangle in points at `scale` pixels per point.
    fileprivate func inPoints(scale: Double) -> Rect {
        let scale = scale > 0 ? scale : 1
        return Rect(
            minX: Double(minX) / scale, minY: Double(minY) / scale, maxX: Double(maxX) / scale,
            maxY: Double(maxY) / scale)
    }
}

extension PixelDifference {
    /// The number of pixels of both pictures together, common ones counted once.
    public var comparedPixelCount: Int {
        let common =
            min(expectedSize.width, actualSize.width) * min(expectedSize.height, actualSize.height)
        return expectedSize.width * expectedSize.height + actualSize.width * actualSize.height - common
    }
}
