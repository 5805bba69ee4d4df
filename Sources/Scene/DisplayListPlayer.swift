/// A consumer of display lists, such as a rasterizer or an exporter.
///
/// `play(_:)` matches pushes and pops, so that a conforming type implements drawings and scopes only. A pop
/// without a push is ignored; a scope without a pop ends with the list.
public protocol DisplayListPlayer: ~Copyable {
    /// What the player stores for a scope until it ends.
    associatedtype OpenScope

    /// The scopes that are open, the innermost last; `play(_:)` adds and removes them.
    var openScopes: [OpenScope] { get set }

    /// Draws the drawing of the command at `index`.
    mutating func draw(_ drawing: Drawing, at index: Int)

    /// Begins the scope pushed by the command at `index`.
    ///
    /// - Returns: The value to pass to `end(_:at:)`; nil to skip the contents of a scope that needs no end.
    mutating func begin(_ scope: Scope, at index: Int) -> OpenScope?

    /// Ends a scope, which is no longer in `openScopes`; `index` is that of its pop, or the end of the list
    /// if it has none.
    mutating func end(_ scope: OpenScope, at index: Int)

    /// Returns the index at which to continue instead of playing the command at `index`, at the same depth;
    /// nil to play it.
    func skip(at index: Int) -> Int?

    /// Called for a pop that ends no scope.
    mutating func ignorePop(at index: Int)
}

extension DisplayListPlayer where Self: ~Copyable {
    /// Plays every command.
    @inlinable public func skip(at index: Int) -> Int? { nil }

    /// Ignores the pop.
    @inlinable public mutating func ignorePop(at index: Int) {}

    /// Plays commands in order. Scopes that were open before stay open.
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
    /// Returns the index after the pop of the scope pushed at `index`, or the end if it has none; for a
    /// command that pushes nothing, the next index.
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
