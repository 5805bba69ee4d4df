import CoreGraphics
import Foundation
import SwiftUICore

/// What the program of `scripts/swiftui-cases` has found.
private final class CaseResult {
    var passed = 0
    var failed = 0

    func record(_ id: String, _ differences: [String]) {
        if differences.isEmpty { passed += 1 } else { failed += 1 }
        for difference in differences { print("\(id): \(difference)") }
    }
}

nonisolated(unsafe) private let result = CaseResult()

/// Lays out the view of a case.
func check(_ item: LayoutCase) { result.record(item.id, item.differences()) }

/// Compares a number with the expected one.
func check(_ id: String, _ actual: Double, _ expected: Double, _ tolerance: Double) {
    result.record(id, abs(actual - expected) <= tolerance ? [] : ["\(actual), not \(expected)"])
}

/// Compares lengths with the expected ones.
func check(_ id: String, _ actual: [CGFloat], _ expected: [Double], _ tolerance: Double) {
    let isEqual = zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance }
    result.record(id, isEqual ? [] : ["\(actual), not \(expected)"])
}

/// Compares a text with the expected one.
func check(_ id: String, _ actual: String, _ expected: String) {
    result.record(id, actual == expected ? [] : ["\(actual), not \(expected)"])
}

/// Prints the share of cases that are as expected, and ends the program.
func printResult() -> Never {
    let count = result.passed + result.failed
    print("\(result.passed) of \(count) are as expected")
    exit(result.failed == 0 ? 0 : 1)
}

/// Returns the distance of baselines inside a text of two lines.
func linePitch(_ style: Font.TextStyle, _ size: DynamicTypeSize) -> CGFloat {
    let text = ViewGraph(
        HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text(verbatim: "X\nX").font(.system(style)).dynamicTypeSize(size)
            Color.red.frame(width: 1, height: 0)
        }, container: CGSize(width: 400, height: 400))
    let last = ViewGraph(
        HStack(alignment: .lastTextBaseline, spacing: 0) {
            Text(verbatim: "X\nX").font(.system(style)).dynamicTypeSize(size)
            Color.red.frame(width: 1, height: 0)
        }, container: CGSize(width: 400, height: 400))
    return redOffset(last) - redOffset(text)
}

/// The distance of the red view from the top of the text beside it.
private func redOffset(_ graph: ViewGraph) -> CGFloat {
    let nodes = graph.hostedNodes()
    let red = nodes.first { $0.typeName == "Color" }?.frame ?? .zero
    let text = nodes.first { $0.typeName == "Text" }?.frame ?? .zero
    return red.minY - text.minY
}

/// Returns the distance of the baselines of two texts below each other, and the gap between their frames.
func textGap(_ first: Font.TextStyle, _ second: Font.TextStyle, _ size: DynamicTypeSize) -> [CGFloat] {
    func text(_ style: Font.TextStyle) -> some View {
        Text(verbatim: "X").font(.system(style)).dynamicTypeSize(size)
    }
    let graph = ViewGraph(
        VStack(alignment: .leading) {
            text(first)
            text(second)
        }, container: CGSize(width: 400, height: 400))
    let frames = graph.hostedNodes().filter { $0.typeName == "Text" }.map(\.frame)
    func baseline(_ style: Font.TextStyle) -> CGFloat {
        redOffset(
            ViewGraph(
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    text(style)
                    Color.red.frame(width: 1, height: 0)
                }, container: CGSize(width: 400, height: 400)))
    }
    let gap = frames[1].minY - frames[0].maxY
    return [frames[1].minY + baseline(second) - frames[0].minY - baseline(first), gap]
}

/// Returns the height of two texts without a gap.
func stackHeight(_ first: Font.TextStyle, _ second: Font.TextStyle, _ size: DynamicTypeSize) -> CGFloat {
    ViewGraph(
        VStack(spacing: 0) {
            Text(verbatim: "X").font(.system(first)).dynamicTypeSize(size)
            Text(verbatim: "X").font(.system(second)).dynamicTypeSize(size)
        }, container: CGSize(width: 400, height: 400)
    ).size(for: .unspecified).height
}
