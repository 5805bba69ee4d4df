import Diagnostics
import Geometry
package import RenderContext
import Scene

/// The graphics contexts of a render; drawing code draws into the last one.
package final class DrawingStack: RenderSlot {
    /// The origin of a context on the stack.
    private enum Origin {
        /// The drawing itself, which also removes it.
        case drawing
        /// Made current by `UIGraphicsPushContext`.
        case pushed
        /// A function that begins an image.
        case begunImage
    }

    private struct Entry {
        var context: CGContext
        var origin: Origin
    }

    private var entries: [Entry] = []
    /// How many of the first entries belong to code around the one that runs, which does not see them.
    private var base = 0

    /// Creates the empty stack of a render.
    package init(in context: RenderContext) {}

    private var innermostEntry: Entry? { entries.count > base ? entries.last : nil }

    private func append(_ context: CGContext, _ origin: Origin) {
        entries.append(Entry(context: context, origin: origin))
    }

    private func removeInnermost() -> Entry? { entries.count > base ? entries.removeLast() : nil }

    /// The stack of the current render.
    package static var current: DrawingStack { RenderContext.current[DrawingStack.self] }

    /// The current context.
    package var innermost: CGContext? { innermostEntry?.context }

    /// The current context if a function began it as an image.
    package var innermostImage: CGContext? {
        innermostEntry.flatMap { $0.origin == .begunImage ? $0.context : nil }
    }

    /// Makes a context current until `pop` removes it.
    package func push(_ context: CGContext) { append(context, .pushed) }

    /// Makes the context of an image current until `endImage` removes it.
    package func beginImage(_ context: CGContext) { append(context, .begunImage) }

    /// Removes the context that `push` added; a context of another origin stays.
    package func pop() {
        guard innermostEntry?.origin == .pushed else {
            return report("UIGraphicsPopContext()", lacks: "UIGraphicsPushContext(_:)")
        }
        _ = removeInnermost()
    }

    /// Removes the context that `beginImage` added; a context of another origin stays.
    package func endImage() {
        guard innermostEntry?.origin == .begunImage else {
            return report("UIGraphicsEndImageContext()", lacks: "UIGraphicsBeginImageContext(_:)")
        }
        _ = removeInnermost()
    }

    /// Makes a context current while `body` runs, and closes what `body` leaves open.
    package static func with(_ context: CGContext, _ body: () -> Void) {
        let stack = current
        stack.separately {
            stack.append(context, .drawing)
            body()
        }
    }

    /// Runs `body` without a current context, and closes what it leaves open.
    package static func separately<Result>(_ body: () throws -> Result) rethrows -> Result {
        try current.separately(body)
    }

    private func separately<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = base
        base = entries.count
        defer {
            close()
            base = outer
        }
        return try body()
    }

    /// Reports contexts that were begun and never ended.
    private func close() {
        while let entry = removeInnermost() {
            switch entry.origin {
            case .drawing: break
            case .pushed: report("UIGraphicsPushContext(_:)", lacks: "UIGraphicsPopContext()")
            case .begunImage:
                let size = entry.context.size.pipelineSize
                let extent = "\(size.width.dumpText)x\(size.height.dumpText)"
                report(
                    "UIGraphicsBeginImageContext(_:) of \(extent) points",
                    lacks: "UIGraphicsEndImageContext()")
            }
        }
    }

    private func report(_ call: String, lacks other: String) {
        RenderEnvironment.current.report(
            Diagnostic(
                .drawingContext, "\(call) without \(other)", hints: ["the calls attach in pairs"]))
    }
}
