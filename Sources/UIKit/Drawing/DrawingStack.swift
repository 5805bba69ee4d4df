import Diagnostics
import Foundation
import Geometry
import Scene

/// A stack of graphics contexts; drawing code draws into the last one.
final class DrawingStack: @unchecked Sendable {  // Used by the one task that draws.
    /// What made a context current.
    private enum Origin {
        /// The drawing itself, which also removes it.
        case drawing
        /// `UIGraphicsPushContext`.
        case pushed
        /// A function that begins an image.
        case begunImage
    }

    private var entries: [(context: CGContext, origin: Origin)] = []

    /// The stack of the running code: that of the current drawing or render, or that of the thread, as in
    /// UIKit. Each drawing has a stack of its own, so that concurrent tasks never share one.
    static var current: DrawingStack { taskLocal ?? ofThread }

    @TaskLocal private static var taskLocal: DrawingStack?

    private static var ofThread: DrawingStack {
        let key = "maquette.drawing"
        if let stack = Thread.current.threadDictionary[key] as? DrawingStack { return stack }
        let stack = DrawingStack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }

    /// The current context.
    var innermost: CGContext? { entries.last?.context }

    /// The current context if a function began it as an image.
    var innermostImage: CGContext? { entries.last.flatMap { $0.origin == .begunImage ? $0.context : nil } }

    func push(_ context: CGContext) { entries.append((context, .pushed)) }

    func beginImage(_ context: CGContext) { entries.append((context, .begunImage)) }

    /// Removes the context that `push` added; a context of another origin stays.
    func pop() {
        guard entries.last?.origin == .pushed else {
            return report("UIGraphicsPopContext()", lacks: "UIGraphicsPushContext(_:)")
        }
        entries.removeLast()
    }

    /// Removes the context that `beginImage` added; a context of another origin stays.
    func endImage() {
        guard entries.last?.origin == .begunImage else {
            return report("UIGraphicsEndImageContext()", lacks: "UIGraphicsBeginImageContext(_:)")
        }
        entries.removeLast()
    }

    /// Makes a context current while `body` runs, and closes what `body` leaves open.
    static func with(_ context: CGContext, _ body: () -> Void) {
        let stack = DrawingStack()
        stack.entries.append((context, .drawing))
        $taskLocal.withValue(stack, operation: body)
        stack.close()
    }

    /// Runs `body` without a current context, and closes what it leaves open.
    static func separately<Result>(_ body: () throws -> Result) rethrows -> Result {
        let stack = DrawingStack()
        defer { stack.close() }
        return try $taskLocal.withValue(stack, operation: body)
    }

    /// Reports contexts that were begun and never ended.
    private func close() {
        while let (context, origin) = entries.popLast() {
            switch origin {
            case .drawing: break
            case .pushed: report("UIGraphicsPushContext(_:)", lacks: "UIGraphicsPopContext()")
            case .begunImage:
                let size =
                    "\(context.size.pipelineSize.width.dumpText)x"
                    + context.size.pipelineSize.height.dumpText
                report(
                    "UIGraphicsBeginImageContext(_:) of \(size) points", lacks: "UIGraphicsEndImageContext()")
            }
        }
    }

    private func report(_ call: String, lacks other: String) {
        RenderEnvironment.current.report(
            .warning("\(call) without \(other)", hints: ["each such call needs its other half"]))
    }
}
