/// The state and metrics that a background image of a button or a segment is for.
struct BackgroundImageKey: Hashable {
    var state: UIControl.State
    var metrics: UIBarMetrics
}
