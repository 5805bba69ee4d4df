import Geometry

extension DisplayList {
    /// Checks the type's invariants; the first that is broken, or nil.
    public func checkInvariants() -> String? {
        guard size.isFinite else { return "size \(size.dumpText) is not finite" }
        var check = InvariantCheck(endIndex: commands.endIndex)
        check.play(commands[...])
        return check.violation
    }
}

/// Looks for the first command that breaks an invariant.
private struct InvariantCheck: DisplayListPlayer {
    var openScopes: [Scope] = []
    var violation: String?
    let endIndex: Int

    init(endIndex: Int) { self.endIndex = endIndex }

    private mutating func add(_ text: String) { violation = violation ?? text }

    mutating func draw(_ drawing: Drawing, at index: Int) {
        if let bounds = drawing.bounds, !bounds.isFinite { add("command \(index) is not finite") }
    }

    mutating func begin(_ scope: Scope, at index: Int) -> Scope? {
        if !scope.isFinite { add("command \(index) is not finite") }
        switch scope {
        case .layer(let opacity, _, _):
            if !(opacity >= 0 && opacity <= 1) { add("command \(index): opacity \(opacity)") }
        case .mask:
            if case .layer? = openScopes.last { break }
            add("command \(index): mask without a layer")
        case .clip, .clipPath, .shadow, .transform: break
        }
        return scope
    }

    mutating func end(_ scope: Scope, at index: Int) {
        if index == endIndex { add("a \(scope.kind.lowercased()) stays open") }
    }

    mutating func ignorePop(at index: Int) { add("command \(index): no scope is open") }
}

extension Scope {
    /// Whether all its numbers are finite, those of paths aside.
    fileprivate var isFinite: Bool {
        switch self {
        case .clip, .clipPath: true
        case .layer(_, let bounds, _), .mask(let bounds): bounds.isFinite
        case .shadow(let shadow, let bounds):
            bounds.isFinite && shadow.offset.isFinite && shadow.radius.isFinite
        case .transform(let transform): transform.isFinite
        }
    }
}
