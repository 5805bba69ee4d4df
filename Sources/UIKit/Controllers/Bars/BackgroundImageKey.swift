/// What an image behind a button or a segment is for.
struct BackgroundImageKey: Hashable {
    var state: UIControl.State
    var metrics: UIBarMetrics
}
