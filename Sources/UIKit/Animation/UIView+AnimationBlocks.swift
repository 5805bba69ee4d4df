// Animations between a beginning and a commitment, as code wrote them before closures.
extension UIView {
    /// Begins a group of changes; they are applied at once.
    public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    /// Ends the group.
    public static func commitAnimations() {}
    /// Sets the duration in seconds; without effect, as the changes are applied at once.
    public static func setAnimationDuration(_ duration: TimeInterval) {}
    /// Sets the delay in seconds; without effect, as the changes are applied at once.
    public static func setAnimationDelay(_ delay: TimeInterval) {}
    /// Sets the pacing; without effect, as the changes are applied at once.
    public static func setAnimationCurve(_ curve: AnimationCurve) {}
    /// Sets the number of repetitions; without effect, as the changes are applied at once.
    public static func setAnimationRepeatCount(_ repeatCount: Float) {}
    /// Sets the object that is told of the end; it is not told.
    public static func setAnimationDelegate(_ delegate: Any?) {}
    /// Sets whether changes begin at what is shown; without effect, as the changes are applied at once.
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
