/// The contexts that drawing code draws into, the innermost last.
final class DrawingStack: @unchecked Sendable {  // Used by the one task that renders.
    private var contexts: [CGContext] = []

    /// The innermost context.
    var current: CGContext? { contexts.last }

    func push(_ context: CGContext) { contexts.append(context) }

    @discardableResult
    func pop() -> CGContext? { contexts.popLast() }

    /// Makes a context the innermost one while `body` runs.
    func with(_ context: CGContext, _ body: () -> Void) {
        push(context)
        body()
        pop()
    }
}
