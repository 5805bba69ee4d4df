import Foundation
import SeededRandom
import SwiftUICore
import Testing

@Suite("Layout of random views")
struct RandomLayoutTests {
    /// Makes random trees.
    private struct Maker {
        var numbers: SeededNumbers
        var count = 0

        mutating func tree(_ depth: Int) -> ReferenceTree {
            let kind = numbers.number(0...99)
            if depth <= 0 || kind < 15 { return leaf() }
            switch kind {
            case ..<55: return stack(depth)
            case ..<63: return .layers(place(), (0..<numbers.number(1...3)).map { _ in tree(depth - 1) })
            case ..<73: return .frame(length(60), length(60), place(), tree(depth - 1))
            case ..<85: return .flexible(bounds(), bounds(), place(), tree(depth - 1))
            case ..<91: return .padding(insets(), tree(depth - 1))
            case ..<95: return .fixed(numbers.chance(70), numbers.chance(70), tree(depth - 1))
            default: return .priority(numbers.pick(-1, 0.5, 1, 2), tree(depth - 1))
            }
        }

        private mutating func leaf() -> ReferenceTree {
            count += 1
            if numbers.chance(30) {
                return .picture("v\(count)", numbers.pick(5, 20, 33, 100), numbers.pick(5, 20, 33, 100))
            }
            return .color("v\(count)")
        }

        private mutating func stack(_ depth: Int) -> ReferenceTree {
            let inner = (0..<numbers.number(1...4)).map { _ in
                numbers.chance(18) ? .spacer(numbers.pick(nil, nil, 0, 10, 30)) : tree(depth - 1)
            }
            return .stack(
                numbers.pick(.horizontal, .vertical), spacing: numbers.pick(nil, 0, 5, 12), share(), inner)
        }

        private mutating func share() -> ReferenceTree.Share { numbers.pick(.start, .middle, .end) }
        private mutating func place() -> ReferenceTree.Place { ReferenceTree.Place(x: share(), y: share()) }

        private mutating func length(_ percent: Int) -> CGFloat? {
            numbers.chance(percent) ? CGFloat(numbers.number(0...300)) : nil
        }

        private mutating func bounds() -> ReferenceTree.Bounds {
            let lengths = [length(100), length(100), length(100)].compactMap(\.self).sorted()
            return ReferenceTree.Bounds(
                minimum: numbers.chance(40) ? lengths[0] : nil, ideal: numbers.chance(40) ? lengths[1] : nil,
                maximum: numbers.chance(30) ? lengths[2] : numbers.chance(30) ? .infinity : nil)
        }

        private mutating func insets() -> EdgeInsets {
            EdgeInsets(
                top: numbers.pick(0, 4, 16), leading: numbers.pick(0, 4, 16), bottom: numbers.pick(0, 4, 16),
                trailing: numbers.pick(0, 4, 16))
        }
    }

    private func frames(_ graph: ViewGraph) -> [String: [CGFloat]] {
        let named = graph.hostedNodes().filter { $0.typeName.hasPrefix("probe ") }.map { node in
            (
                String(node.typeName.dropFirst(6)),
                [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
            )
        }
        return Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    private func expected(_ tree: ReferenceTree, _ width: CGFloat, _ height: CGFloat) -> [String: [CGFloat]] {
        let size = tree.size([width, height])
        var frames: [String: [CGFloat]] = [:]
        tree.place((width - size[0]) / 2, (height - size[1]) / 2, [width, height], in: nil, &frames)
        return frames
    }

    private func areEqual(_ first: [String: [CGFloat]], _ second: [String: [CGFloat]]) -> Bool {
        first.count == second.count
            && first.allSatisfy { name, frame in
                zip(frame, second[name] ?? []).allSatisfy { abs($0 - $1) < 0.001 } && second[name] != nil
            }
    }

    @Test("2,000 trees are laid out as plain recursion does, from scratch and after ten updates")
    func trees() {
        var maker = Maker(numbers: SeededNumbers(seed: 44))
        var graph: ViewGraph?
        for round in 0..<2_000 {
            maker.count = 0
            let tree = maker.tree(maker.numbers.number(2...4))
            let width: CGFloat = maker.numbers.pick(50, 100, 200, 390)
            let height: CGFloat = maker.numbers.pick(50, 150, 300, 844)
            let container = CGSize(width: width, height: height), wanted = expected(tree, width, height)
            let fresh = frames(ViewGraph(tree.view, container: container))
            #expect(areEqual(fresh, wanted), "tree \(round): \(tree)")
            if round.isMultiple(of: 10) { graph = nil }
            let updated = graph ?? ViewGraph(tree.view, container: container)
            updated.container = container
            updated.setView(tree.view)
            #expect(frames(updated) == fresh, "tree \(round) after updates")
            graph = updated
        }
    }
}
