import ConstraintSolver
import Constraints
import Geometry

extension LayoutSession {
    /// Which constraints gave an item's edges and lengths their values in the last solution.
    mutating func explain(_ index: Int) -> Explanation {
        var edges: [Explanation.Edge] = []
        for axis in Axis.allCases {
            let near = quantities[index].near(axis), length = quantities[index].length(axis)
            let names: [LayoutAttribute] =
                axis == .horizontal ? [.left, .right, .width] : [.top, .bottom, .height]
            let nearReasons = reasons(for: [near], of: index)
            let lengthReasons = reasons(for: [length], of: index)
            let farReasons = reasons(for: [near, length], of: index)
            edges.append(.init(attribute: names[0], value: value(near), reasons: nearReasons))
            edges.append(.init(attribute: names[1], value: value(near) + value(length), reasons: farReasons))
            edges.append(.init(attribute: names[2], value: value(length), reasons: lengthReasons))
        }
        return Explanation(item: index, edges: edges)
    }

    /// The reasons for the sum of some quantities, in the order of declaration, each once.
    private mutating func reasons(for quantities: [Quantity], of index: Int) -> [String] {
        var found: [Constraint] = []
        for quantity in quantities {
            guard let variable = quantity.variable else { continue }
            for constraint in (try? solver.explain(variable)) ?? [] where !found.contains(constraint) {
                found.append(constraint)
            }
        }
        let meanings = meanings()
        var sentences: [String] = []
        for meaning in found.compactMap({ meanings[$0] }) {
            // Hugging and compression resistance are one fact to a reader.
            let sentence = describe(meaning)
            if !sentences.contains(sentence) { sentences.append(sentence) }
        }
        return sentences + givenPlace(of: index)
    }

    /// The reason for a frame that no constraint determines.
    private func givenPlace(of index: Int) -> [String] {
        let item = problem.items[index]
        switch item.placement {
        case .constraints, .guide: return []
        case .fixed: return [item.parent == nil ? "the screen's size" : "the frame it was given"]
        case .autoresizing(_, let mask, _):
            return ["the frame it was given, with the autoresizing mask \(mask.code)"]
        }
    }
}
