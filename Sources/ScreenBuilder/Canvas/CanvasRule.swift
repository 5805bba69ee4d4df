/// A convention of Xcode's canvas: a value, the releases and screens that it holds for, and how many public
/// files show it.
struct CanvasRule<Value: Sendable>: Sendable {
    /// The first release it holds for.
    var from = XcodeRelease.xcode5
    /// The first release it holds for no more; nil for all that followed.
    var before: XcodeRelease?
    /// The screens it holds for.
    var screen = CanvasScreen.any
    /// The value in these releases on these screens.
    var value: Value
    /// How many files show it.
    var evidence: CanvasEvidence

    /// A rule for the releases from one to the one before another, on some screens.
    init(
        from: XcodeRelease = .xcode5, before: XcodeRelease? = nil, on screen: CanvasScreen = .any,
        _ value: Value, _ evidence: CanvasEvidence
    ) {
        (self.from, self.before, self.screen) = (from, before, screen)
        (self.value, self.evidence) = (value, evidence)
    }
}
