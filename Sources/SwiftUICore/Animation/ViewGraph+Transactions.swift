import RenderContext

/// The animations of one update: that of its changes, and those of views with transactions of their own.
struct UpdateAnimations {
    /// The transaction of what is brought up to date now.
    var transaction = Transaction()
    /// The animation of the changes; nil for none.
    var changes: Animation?
    /// The animations of views with transactions of their own; nil for views that do not animate.
    var views: [ObjectIdentifier: Animation?] = [:]

    /// Whether something of the layout is animated.
    var isEmpty: Bool { changes == nil && views.isEmpty }
}

extension ViewGraph {
    /// The transaction of what is brought up to date now.
    var transaction: Transaction {
        get { animations.transaction }
        set { animations.transaction = newValue }
    }

    /// Keeps that a view has an animation of its own in the layout that follows.
    func noteAnimation(of node: ViewNode) {
        animations.views[ObjectIdentifier(node)] = .some(transaction.effectiveAnimation)
    }

    /// Runs changes in a transaction.
    func within(_ transaction: Transaction, _ body: () -> Void) {
        animations.transaction = transaction
        if let animation = transaction.effectiveAnimation { animations.changes = animation }
        body()
        animations.transaction = Transaction()
    }

    /// The animation with which an element moves in this layout; nil for none.
    func layoutAnimation(of element: LayoutElement) -> Animation? {
        var next: ViewNode? = element.node
        while let node = next, !animations.views.isEmpty {
            if let own = animations.views[ObjectIdentifier(node)] { return own }
            next = node.parent
        }
        return animations.changes
    }
}
