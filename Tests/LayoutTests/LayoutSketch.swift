import Constraints
import Diagnostics
import Geometry
import Layout

/// A layout problem as tests write it: items by name, constraints as `sketch.equal("a.left", "root.left", plus: 8)`.
struct LayoutSketch {
    var problem: LayoutProblem
    private var indices: [String: Int] = [:]
    /// The own size of an item by its name, for a proposal.
    var measure: [String: (MeasureProposal) -> Measurement] = [:]

    /// A root of some size, called `root`.
    init(_ width: Double, _ height: Double, scale: Double = 2) {
        problem = LayoutProblem(displayScale: scale)
        add("root", in: nil, .fixed(Rect(x: 0, y: 0, width: width, height: height)))
    }

    /// Adds an item; its parent comes before it.
    mutating func add(
        _ name: String, in parent: String? = "root", _ placement: LayoutItem.Placement = .constraints,
        _ change: (inout LayoutItem) -> Void = { _ in }
    ) {
        var item = LayoutItem(name: name, parent: parent.flatMap { indices[$0] }, placement: placement)
        change(&item)
        indices[name] = problem.items.count
        problem.items.append(item)
    }

    /// Adds an item with a size of its own.
    mutating func add(
        _ name: String, in parent: String = "root", measuring measurement: Measurement,
        _ change: (inout LayoutItem) -> Void = { _ in }
    ) {
        add(name, in: parent, .constraints) {
            $0.hasIntrinsicSize = true
            change(&$0)
        }
        measure[name] = { _ in measurement }
    }

    func operand(_ text: String) -> LayoutConstraint.Operand {
        let parts = text.split(separator: ".").map(String.init)
        let attribute = LayoutAttribute(rawValue: parts.last ?? "") ?? .left
        return LayoutConstraint.Operand(item: indices[parts[0]] ?? -1, attribute: attribute)
    }

    /// Adds a constraint between two attributes, or of one and a constant.
    mutating func relate(
        _ first: String, _ relation: Relation, _ second: String? = nil, times multiplier: Double = 1,
        plus constant: Double = 0, priority: Float = 1000, origin: LayoutConstraint.Origin = .author
    ) {
        problem.constraints.append(
            LayoutConstraint(
                first: operand(first), relation: relation, second: second.map(operand),
                multiplier: multiplier, constant: constant, priority: priority, origin: origin))
    }

    /// Adds an equation between two attributes.
    mutating func equal(
        _ first: String, _ second: String, times multiplier: Double = 1, plus constant: Double = 0,
        priority: Float = 1000
    ) {
        relate(first, .equal, second, times: multiplier, plus: constant, priority: priority)
    }

    /// Adds an equation of an attribute and a constant.
    mutating func equal(_ first: String, _ constant: Double, priority: Float = 1000) {
        relate(first, .equal, plus: constant, priority: priority)
    }

    /// Pins the left and the top edge and gives a size, as far as it is said.
    mutating func pin(
        _ name: String, to parent: String = "root", x: Double = 0, y: Double = 0, width: Double? = nil,
        height: Double? = nil
    ) {
        equal("\(name).left", "\(parent).left", plus: x)
        equal("\(name).top", "\(parent).top", plus: y)
        if let width { equal("\(name).width", width) }
        if let height { equal("\(name).height", height) }
    }

    /// Pins all edges to those of another item.
    mutating func fill(_ name: String, _ other: String, inset: Double = 0) {
        pin(name, to: other, x: inset, y: inset)
        equal("\(name).right", "\(other).right", plus: -inset)
        equal("\(name).bottom", "\(other).bottom", plus: -inset)
    }

    /// The solution.
    func solve() -> Solved {
        let result = solveLayout(problem) { index, proposal in
            measure[problem.items[index].name]?(proposal) ?? Measurement()
        }
        return Solved(result: result, indices: indices)
    }

    /// A solution with rows by name.
    struct Solved {
        let result: LayoutResult
        let indices: [String: Int]

        /// The frame of an item.
        func frame(_ name: String) -> Rect { indices[name].map { result.frames[$0] } ?? .zero }
        /// The safe area of an item.
        func safeArea(_ name: String) -> Insets { indices[name].map { result.safeAreas[$0] } ?? .zero }
        /// The margins of an item.
        func margins(_ name: String) -> Insets { indices[name].map { result.margins[$0] } ?? .zero }
        /// What is said of a scroll view's content.
        func content(_ name: String) -> ScrollContentResult? {
            indices[name].flatMap { result.scrollContents[$0] }
        }
        /// The ambiguous axes of an item.
        func ambiguousAxes(_ name: String) -> [Axis] {
            indices[name].map { result.ambiguousAxes[$0] } ?? []
        }
        /// The messages.
        var messages: [String] { result.diagnostics.map(\.message) }
    }
}
