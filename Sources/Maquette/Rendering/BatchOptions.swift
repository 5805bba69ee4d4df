import Foundation

/// How a batch is done.
public struct BatchOptions: Hashable, Sendable {
    /// How many work at once, at least 1.
    public var workers: Int
    /// How far each screen is taken.
    public var stage: RenderStage

    /// Options; by default a worker for each core, to PNG.
    public init(workers: Int? = nil, stage: RenderStage = .png) {
        self.workers = max(1, workers ?? BatchOptions.coreCount)
        self.stage = stage
    }

    /// The cores this process may use.
    public static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
