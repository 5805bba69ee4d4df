import Foundation

/// How a batch is done.
public struct BatchOptions: Hashable, Sendable {
    /// How many work at once, at least 1.
    public var workers: Int
    /// How far each screen is taken.
    public var stage: RenderStage
    /// What is found out about layouts beyond frames; nil for nothing.
    public var inspection: InspectionOptions?
    /// What `RenderedScreen.file` holds.
    public var format: OutputFormat = .png
    /// How small PNG files are made.
    public var pngLevel: PNGLevel = .fastest
    /// What text becomes in an SVG.
    public var svgText: SVGTextKind = .outlines

    /// Options; by default a worker for each core, to PNG.
    public init(
        workers: Int? = nil, stage: RenderStage = .png, inspection: InspectionOptions? = nil
    ) {
        self.workers = max(1, workers ?? BatchOptions.coreCount)
        self.stage = stage
        self.inspection = inspection
    }

    /// The cores this process may use.
    public static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
