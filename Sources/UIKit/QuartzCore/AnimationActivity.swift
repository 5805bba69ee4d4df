import Synchronization

/// Whether code anywhere in the process changes views in an animation.
///
/// Properties of views ask it with every change: a plain read of a number, so that a render without animations
/// costs nothing. What the change belongs to is found in `ApplicationState` afterwards.
enum AnimationActivity {
    private static let blocks = Atomic<Int>(0)

    /// Whether an animation block is under way, in this render or in another one.
    @inline(__always) static var isAny: Bool { blocks.load(ordering: .relaxed) != 0 }

    /// Runs `body` as part of an animation block.
    static func during<Result>(_ body: () throws -> Result) rethrows -> Result {
        blocks.add(1, ordering: .relaxed)
        defer { blocks.subtract(1, ordering: .relaxed) }
        return try body()
    }
}
