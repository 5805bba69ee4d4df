public import Foundation

/// How long snapshots that are being taken wait, on the clock of their render.
enum SnapshotDelay {
    /// The seconds after the screen has appeared; nil for the screen at rest.
    @TaskLocal static var seconds: Double?
}

extension Snapshotting {
    /// Takes the snapshots of a strategy some time after the value is shown.
    ///
    /// The time passes on the clock of the render, without waiting for it: timers, animations and blocks that are due
    /// until then have taken place, and animations are shown as they are at that moment. A strategy that shows nothing
    /// has no such clock, and takes its snapshots at once.
    ///
    /// - Parameters:
    ///   - duration: The seconds to wait.
    ///   - strategy: How the value is captured and compared.
    /// - Returns: The strategy.
    public static func wait(
        for duration: TimeInterval, on strategy: Snapshotting<Value, Format>
    ) -> Snapshotting<Value, Format> {
        var waiting = Snapshotting<Value, Format>(
            pathExtension: strategy.pathExtension, diffing: strategy.diffing
        ) { (value: Value) -> Async<Format> in
            Async { callback in
                SnapshotDelay.$seconds.withValue((SnapshotDelay.seconds ?? 0) + duration) {
                    strategy.snapshot(value).run(callback)
                }
            }
        }
        if let render = strategy.render {
            waiting.render = { value in
                SnapshotDelay.$seconds.withValue((SnapshotDelay.seconds ?? 0) + duration) { render(value) }
            }
        }
        return waiting
    }
}
