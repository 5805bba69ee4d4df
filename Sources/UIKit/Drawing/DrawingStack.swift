import Foundation

/// The contexts that drawing code draws into, the innermost last.
final class DrawingStack: @unchecked Sendable {  // Used by the one task that draws.
    private var contexts: [CGContext] = []

    /// The stack of the code that runs: that of the drawing it belongs to, else its thread's, as in UIKit. Drawings
    /// have stacks of their own, so that tasks never meet in one.
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
    var innermost: CGContext? { contexts.last }

    func push(_ context: CGContext) { contexts.append(context) }

    @discardableResult
    func pop() -> CGContext? { contexts.popLast() }

    /// Makes a context the innermost one while `body` runs.
    static func with(_ context: CGContext, _ body: () -> Void) {
        let stack = DrawingStack()
        stack.push(context)
        $taskLocal.withValue(stack, operation: body)
    }
}
