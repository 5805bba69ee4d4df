import Foundation

/// The options of a batch.
public struct BatchOptions: Hashable, Sendable {
    /// The number of worker threads, at least 1.
    public var workers: Int
    /// The last stage that each screen is rendered to.
    public var stage: RenderStage
    /// What to inspect in layouts in addition to frames; nil for nothing.
    public var inspection: InspectionOptions?
    /// Whether renders keep a log of events.
    public var recordsEvents = false
    /// Whether the names of the images that screens ask for are kept.
    public var recordsImageNames = false
    /// The format of `RenderedScreen.file`.
    public var format: OutputFormat = .png
    /// The compression level of PNG files.
    public var pngLevel: PNGLevel = .fastest
    /// How text is written to SVG.
    public var svgText: SVGTextKind = .outlines

    /// Creates options; by default one worker per core, rendering to PNG.
    public init(
        workers: Int? = nil, stage: RenderStage = .png, inspection: InspectionOptions? = nil
    ) {
        self.workers = max(1, workers ?? BatchOptions.coreCount)
        self.stage = stage
        self.inspection = inspection
    }

    /// The number of processor cores online.
    public static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
