/// Plays display lists: draws, exports or measures them.
///
/// `play(_:)` matches pushes and pops, so that a conforming type implements drawings and scopes only. A pop
/// without a push is ignored; a scope without a pop ends with the list.
public protocol DisplayListPlayer: ~Copyable {
    /// What the player keeps of a scope until it ends.
    associatedtype OpenScope

    /// The scopes that are open, the innermost last; `play(_:)` adds and removes them.
    var openScopes: [OpenScope] { get set }

    /// Draws the drawing of the command at `index`.
    mutating func draw(_ drawing: Drawing, at index: Int)

    /// Begins a scope, pushed by the command at `index`.
    ///
    /// - Returns: What `end(_:at:)` gets; nil where the contents are not to be played and the scope is done with.
    mutating func begin(_ scope: Scope, at index: Int) -> OpenScope?

    /// Ends a scope, no longer in `openScopes`; `index` is its pop's, or the list's end where it has none.
    mutating func end(_ scope: OpenScope, at index: Int)

    /// Where to go on instead of playing the command at `index`, at the same depth; nil to play it.
    func skip(at index: Int) -> Int?

    /// Learns of a pop that ends no scope.
    mutating func ignorePop(at index: Int)
}

extension DisplayListPlayer where Self: ~Copyable {
    /// Plays every command.
    @inlinable public func skip(at index: Int) -> Int? { nil }

    /// Does nothing.
    @inlinable public mutating func ignorePop(at index: Int) {}

    /// Plays commands from the first to the last. Scopes that were open before stay open.
    @inlinable public mutating func play(_ commands: ArraySlice<DrawCommand>) {
        let outerDepth = openScopes.count
        var index = commands.startIndex
        while index < commands.endIndex {
            if let next = skip(at: index) {
                index = next
                continue
            }
            switch commands[index] {
            case .draw(let drawing): draw(drawing, at: index)
            case .push(let scope):
                guard let open = begin(scope, at: index) else {
                    index = commands.endOfScope(at: index)
                    continue
                }
                openScopes.append(open)
            case .pop:
                if openScopes.count > outerDepth {
                    end(openScopes.removeLast(), at: index)
                } else {
                    ignorePop(at: index)
                }
            }
            index += 1
        }
        while openScopes.count > outerDepth { end(openScopes.removeLast(), at: commands.endIndex) }
    }
}

extension ArraySlice<DrawCommand> {
    /// The index after the pop of the scope pushed at `index`, or the end where it has none; of a command that
    /// pushes nothing, the next index.
    public func endOfScope(at index: Int) -> Int {
        var depth = 0
        for position in index..<endIndex {
            switch self[position] {
            case .push: depth += 1
            case .pop: depth -= 1
            case .draw: break
            }
            if depth <= 0 { return position + 1 }
        }
        return endIndex
    }
}
