import Foundation

/// The layout of lazy stacks: they take the room across their axis, and do not ask neighbours about distances.
struct LazyStackLayoutEngine: LazyLayout {
    let lazyAxis: Axis
    private let alignment: Alignment
    private let spacing: CGFloat

    init(axis: Axis, horizontal: HorizontalAlignment, vertical: VerticalAlignment, spacing: CGFloat?) {
        lazyAxis = axis
        alignment = Alignment(horizontal: horizontal, vertical: vertical)
        self.spacing = spacing ?? ViewSpacing.standard
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(lazyAxis, nil, proposal[lazyAxis.other])
    }

    func proposal(at index: Int, in proposal: ProposedViewSize) -> ProposedViewSize { inner(proposal) }

    func size(of contents: [LayoutElement], for proposal: ProposedViewSize, _ made: LazyLengths) -> CGSize {
        let inner = inner(proposal)
        var main = spacing * CGFloat(max(0, contents.count - 1)), across: CGFloat = 0
        for content in contents {
            if content.unmadeRow != nil {
                main += made.average
            } else {
                let size = content.size(for: inner)
                main += size[lazyAxis]
                across = max(across, size[lazyAxis.other])
            }
        }
        return CGSize(lazyAxis, main, proposal[lazyAxis.other] ?? across)
    }

    func frames(
        of contents: [LayoutElement], in size: CGSize, proposal: ProposedViewSize, _ made: LazyLengths
    ) -> [LazyFrame] {
        let inner = inner(proposal)
        var position: CGFloat = 0
        return contents.map { content in
            defer { position += spacing }
            guard content.unmadeRow == nil else {
                defer { position += made.average }
                return LazyFrame(
                    frame: CGRect(
                        origin: CGPoint(lazyAxis, position, 0),
                        size: CGSize(lazyAxis, made.average, size[lazyAxis.other])), proposal: inner)
            }
            let own = content.size(for: inner)
            let room = CGSize(lazyAxis, own[lazyAxis], size[lazyAxis.other])
            var origin = content.aligned(in: room, by: alignment, proposal: inner).origin
            origin[lazyAxis] = position
            position += own[lazyAxis]
            return LazyFrame(frame: CGRect(origin: origin, size: own), proposal: inner)
        }
    }
}
