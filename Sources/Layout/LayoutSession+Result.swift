import ConstraintSolver
import Diagnostics
import Geometry

extension LayoutSession {
    /// Everything that was found, rounded to the pixel grid.
    func result() -> LayoutResult {
        let items = problem.items.indices
        return LayoutResult(
            frames: roundedFrames(), rootSize: rootSize(),
            scrollContents: items.map(scrollContent), safeAreas: safeAreas.map(onPixels), margins: margins,
            ambiguousAxes: items.map(ambiguousAxes), diagnostics: diagnostics, measureCount: measureCount,
            ambiguities: openRanges.isEmpty ? [] : items.flatMap(ambiguities), explanations: explanations,
            unmetConstraints: problem.findsUnmetConstraints ? unmetConstraints() : [],
            diagnosedConstraints: diagnosedConstraints)
    }

    /// The frames on the pixel grid: each edge is rounded in screen coordinates, half up, so that
    /// edges that meet still meet; a frame is the distance of its rounded edges from its parent's.
    private func roundedFrames() -> [Rect] {
        let scale = problem.displayScale
        func snap(_ value: Double) -> Double { (value * scale + 0.5 + 1e-7).rounded(.down) / scale }
        // The place of each frame's corner on the screen, before and after rounding. Scrolling moves images,
        // not the grid: content is rounded as if it were not scrolled.
        var exactCorners: [Point] = [], corners: [Point] = []
        var frames: [Rect] = []
        for index in problem.items.indices {
            let parent = problem.items[index].parent
            let exact = finite(exactFrame(index))
            let corner = (parent.map { exactCorners[$0] } ?? .zero) + exact.origin
            let parentCorner = parent.map { corners[$0] } ?? .zero
            var frame = exact
            if let given = given(index, exact) {
                frame = given
            } else {
                let left = snap(corner.x), top = snap(corner.y)
                let right = snap(corner.x + exact.width), bottom = snap(corner.y + exact.height)
                frame = Rect(
                    x: clean(left - parentCorner.x), y: clean(top - parentCorner.y),
                    width: max(0, clean(right - left)), height: max(0, clean(bottom - top)))
            }
            exactCorners.append(corner)
            corners.append(parentCorner + frame.origin)
            frames.append(frame)
        }
        return frames
    }

    /// Returns an author's frame if it came through unchanged but for rounding noise: such a frame stays as it is, off
    /// the grid or on it, as UIKit leaves frames that no constraint decides.
    private func given(_ index: Int, _ frame: Rect) -> Rect? {
        switch problem.items[index].placement {
        case .fixed(let given), .autoresizing(let given, _, _):
            let differences = [
                frame.minX - given.minX, frame.minY - given.minY, frame.width - given.width,
                frame.height - given.height,
            ]
            return differences.allSatisfy { abs($0) < 1e-9 } ? given : nil
        case .constraints, .guide: return nil
        }
    }

    /// The size of the root, free of rounding noise; one off the grid stays as it is, as
    /// `systemLayoutSizeFitting(_:)` gives it.
    private func rootSize() -> Size {
        guard !problem.items.isEmpty else { return .zero }
        let exact = finite(exactFrame(0)).size
        return Size(width: clean(exact.width), height: clean(exact.height))
    }

    /// Returns insets without the rounding noise of subtractions.
    private func onPixels(_ insets: Insets) -> Insets {
        Insets(
            top: clean(insets.top), left: clean(insets.left), bottom: clean(insets.bottom),
            right: clean(insets.right))
    }

    /// Returns a length without the rounding noise of sums and pivots: the closest double to a whole number of pixels
    /// where it is one, such as 100.33333333333333 at three pixels a point, or to a number of nine decimals, which
    /// are beyond any screen.
    private func clean(_ value: Double) -> Double {
        let pixels = (value * problem.displayScale).rounded()
        return abs(value * problem.displayScale - pixels) < 1e-8
            ? pixels / problem.displayScale : (value * 1e9).rounded() / 1e9
    }

    private func finite(_ frame: Rect) -> Rect {
        frame.isFinite
            ? Rect(
                x: frame.minX, y: frame.minY, width: max(0, frame.width), height: max(0, frame.height))
            : .zero
    }

    private func scrollContent(_ index: Int) -> ScrollContentResult? {
        guard let content = scrollContents[index] else { return nil }
        let scale = problem.displayScale
        func length(_ axis: Axis) -> Double? {
            guard content.constrainedAxes.contains(axis) else { return nil }
            return (max(0, value(content.length(axis))) * scale + 0.5 + 1e-7).rounded(.down) / scale
        }
        return ScrollContentResult(
            width: length(.horizontal), height: length(.vertical), openAxes: openAxes(of: content))
    }

    /// The axes along which constraints refer to a content without determining it; content that no constraint
    /// refers to is the scroll view's own.
    private func openAxes(of content: ScrollContent) -> [Axis] {
        Axis.allCases.filter { axis in
            guard content.constrainedAxes.contains(axis) else { return content.isConstrained }
            return content.length(axis).variable.map { openRanges[$0] != nil } ?? false
        }
    }

    private func ambiguousAxes(_ index: Int) -> [Axis] {
        guard case .constraints = problem.items[index].placement else { return [] }
        return Axis.allCases.filter { axis in
            [quantities[index].near(axis), quantities[index].length(axis)].contains { quantity in
                quantity.variable.map { openRanges[$0] != nil } ?? false
            }
        }
    }

    private func ambiguities(_ index: Int) -> [Ambiguity] {
        guard !problem.items[index].isGenerated else { return [] }
        let content = scrollContents[index]
        let openContent = content.map(openAxes) ?? []
        let isPlaced = problem.items[index].placement == .constraints
        var found: [Ambiguity] = []
        for axis in Axis.allCases {
            func note(_ quantity: Quantity?, _ subject: Ambiguity.Subject) {
                guard let variable = quantity?.variable, let range = openRanges[variable] else { return }
                found.append(Ambiguity(item: index, axis: axis, subject: subject, range: range))
            }
            if isPlaced {
                note(quantities[index].near(axis), .position)
                note(quantities[index].length(axis), .length)
            }
            if openContent.contains(axis) { note(content?.length(axis), .contentLength) }
        }
        return found
    }
}
