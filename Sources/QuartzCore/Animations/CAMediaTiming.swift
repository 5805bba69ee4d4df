import RenderContext

/// How an object's time relates to that of its parent, and how it repeats.
public protocol CAMediaTiming: AnyObject {
    /// When the object begins, in seconds of its parent's time; for an animation, 0 is for when it is added.
    var beginTime: TimeInterval { get set }
    /// The duration of one run, in seconds of the object's time.
    var duration: TimeInterval { get set }
    /// The rate at which time passes relative to the parent's.
    var speed: Float { get set }
    /// An offset in seconds that is added to the object's time.
    var timeOffset: TimeInterval { get set }
    /// The number of repetitions; `infinity` for without end.
    var repeatCount: Float { get set }
    /// The duration of the repetitions, in seconds; 0 for none.
    var repeatDuration: TimeInterval { get set }
    /// Whether the animation runs backwards after it has run forwards.
    var autoreverses: Bool { get set }
    /// Whether the animation is shown before its begin and after its end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Whether an animation is shown before its begin and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Shown after its end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Shown before its begin.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Shown before its begin and after its end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Shown only while it runs.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time in seconds on the virtual clock of the render.
public func CACurrentMediaTime() -> TimeInterval { RenderContext.current.eventLoop.now }

/// The values of `CAMediaTiming`.
struct MediaTiming: Hashable {
    var beginTime = 0.0
    var duration = 0.0
    var speed: Float = 1
    var timeOffset = 0.0
    var repeatCount: Float = 0
    var repeatDuration = 0.0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// Returns the time of a layer with these values at a time of its parent.
    func layerTime(_ parentTime: Double) -> Double {
        (parentTime - beginTime) * Double(speed) + timeOffset
    }

    /// Returns the parent's time at a time of a layer; the begin where time stands still.
    func parentTime(_ layerTime: Double) -> Double {
        speed == 0 ? beginTime : (layerTime - timeOffset) / Double(speed) + beginTime
    }

    /// The length of all runs, in seconds of the animation's time; may be infinite.
    var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        return (repeatCount > 0 ? Double(repeatCount) : 1) * duration * (autoreverses ? 2 : 1)
    }

    /// When the animation ends, in seconds of its parent's time; infinite where it does not.
    var endTime: Double { speed > 0 ? beginTime + activeDuration / Double(speed) : .infinity }

    /// Returns the share of a run, in 0...1, that is shown at a time of the parent; nil where nothing is.
    ///
    /// Source: `CAMediaTiming` in Apple's documentation. An offset moves where a run starts; what it skips comes
    /// at the end.
    func progress(at parentTime: Double) -> Double? {
        guard duration > 0, duration.isFinite else { return nil }
        let total = activeDuration
        var elapsed = (parentTime - beginTime) * Double(speed)
        if elapsed < 0 {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            elapsed = 0
        } else if elapsed >= total {
            guard fillMode == .forwards || fillMode == .both else { return nil }
            elapsed = total
        }
        var time = elapsed + timeOffset
        if time > total { time -= total * (time / total).rounded(.down) }
        var run = (time / duration).rounded(.down), share = time / duration - run
        // The end of the last run is its end, not the start of another one.
        if share == 0, run > 0, time >= total {
            run -= 1
            share = 1
        }
        return autoreverses && run.truncatingRemainder(dividingBy: 2) == 1 ? 1 - share : share
    }
}
