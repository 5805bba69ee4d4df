import Diagnostics
import Foundation
import Geometry
import Scene

/// The contexts that drawing code draws into, the innermost last.
final class DrawingStack: @unchecked Sendable {  // Used by the one task that draws.
    /// How a context came to be the current one.
    private enum Origin {
        /// By the drawing itself, which takes it back.
        case drawing
        /// By `UIGraphicsPushContext`.
        case pushed
        /// By a function that begins a picture.
        case begunImage
    }

    private var entries: [(context: CGContext, origin: Origin)] = []

    /// The stack of the code that runs: that of the drawing or the render it belongs to, else its thread's, as in
    /// UIKit. Drawings have stacks of their own, so that tasks never meet in one.
    static var current: DrawingStack { taskLocal ?? ofThread }

    @TaskLocal private static var taskLocal: DrawingStack?

    private static var ofThread: DrawingStack {
        let key = "maquette.drawing"
        if let stack = Thread.current.threadDictionary[key] as? DrawingStack { return stack }
        let stack = DrawingStack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }

    /// The innermost context.
    var innermost: CGContext? { entries.last?.context }

    /// The innermost context where it is a picture that a function has begun.
    var innermostImage: CGContext? { entries.last.flatMap { $0.origin == .begunImage ? $0.context : nil } }

    func push(_ context: CGContext) { entries.append((context, .pushed)) }

    func beginImage(_ context: CGContext) { entries.append((context, .begunImage)) }

    /// Ends what `push` began; what was begun in another way stays.
    func pop() {
        guard entries.last?.origin == .pushed else {
            return report("UIGraphicsPopContext()", lacks: "UIGraphicsPushContext(_:)")
        }
        entries.removeLast()
    }

    /// Ends what `beginImage` began; what was begun in another way stays.
    func endImage() {
        guard entries.last?.origin == .begunImage else {
            return report("UIGraphicsEndImageContext()", lacks: "UIGraphicsBeginImageContext(_:)")
        }
        entries.removeLast()
    }

    /// Makes a context the innermost one while `body` runs; what `body` leaves open is closed.
    static func with(_ context: CGContext, _ body: () -> Void) {
        let stack = DrawingStack()
        stack.entries.append((context, .drawing))
        $taskLocal.withValue(stack, operation: body)
        stack.close()
    }

    /// Runs `body` with no context; what it leaves open is closed.
    static func separately<Result>(_ body: () throws -> Result) rethrows -> Result {
        let stack = DrawingStack()
        defer { stack.close() }
        return try $taskLocal.withValue(stack, operation: body)
    }

    /// Says what was begun and never ended.
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
