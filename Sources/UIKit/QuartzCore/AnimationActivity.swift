/// Whether code changes views in an animation.
///
/// Properties of views read it with every change, so it is a plain read of a number of the thread. What the change
/// belongs to is found in the `AnimationState` of the render afterwards.
enum AnimationActivity {
    /// Whether an animation block is under way.
    @inline(__always) static var isAny: Bool { RenderThread.isRecordingChanges }

    /// Runs `body` as part of an animation block.
    static func during<Result>(_ body: () throws -> Result) rethrows -> Result {
        try RenderThread.recordingChanges(body)
    }
}
