package import Assets
public import Devices
public import Diagnostics
package import Typography

/// What the code of a screen reads without an argument: the device, the language, the fonts and images, and where
/// diagnostics go.
///
/// A value that the task carries; code inside `run(_:)` sees another one. Outside a render it is `standard`. Modules
/// above add values of their own by an `EnvironmentSlot`; what changes during a render is in its `RenderContext`.
public struct RenderEnvironment: Sendable {
    /// The device that shows the screen.
    public var device: DeviceProfile
    /// The orientation of the device.
    public var orientation: DeviceOrientation
    /// The language and region, as in `zh-Hans` or `en`.
    public var locale: String
    /// The images and colors that names refer to.
    package var assets: AssetLookup
    /// The fonts, and what measures and lays out text.
    package var textEngine: TextEngine
    /// What collects the diagnostics.
    package var sink: DiagnosticSink
    /// Records what the render requests of `assets`; nil where that is not needed.
    package var assetRequests: AssetRequests?
    /// The values of other modules; the first to be set is found first.
    @usableFromInline var entries: [Entry] = []
    private var holder: ContextHolder?

    /// Creates an environment without values of other modules.
    package init(
        device: DeviceProfile, orientation: DeviceOrientation, locale: String, assets: AssetLookup,
        textEngine: TextEngine, sink: DiagnosticSink
    ) {
        self.device = device
        self.orientation = orientation
        self.locale = locale
        self.assets = assets
        self.textEngine = textEngine
        self.sink = sink
    }

    /// The environment of the code that runs.
    public static var current: RenderEnvironment {
        // Yielded, since most readers want one value of it and it is read for every view.
        _read {
            let shared = taskLocal ?? sharedStandard
            yield shared.environment
        }
    }

    @TaskLocal private static var taskLocal: SharedEnvironment?
    private static let sharedStandard = SharedEnvironment(standard)

    /// The environment outside a render: an iPhone 16 upright at the default text size in English, with the fonts and
    /// assets of the installation, or none where it has lost them. Diagnostics are collected and never shown.
    package static let standard: RenderEnvironment = {
        let assets = InstalledData.projectDirectories(named: "assets/images").prefix(1)
        let library = InstalledData.fonts.flatMap { try? FontLibrary(directory: $0) }
        return RenderEnvironment(
            device: DeviceTable.standard, orientation: .portrait, locale: "en",
            assets: AssetLookup(directories: Array(assets)),
            textEngine: TextEngine(library: library ?? .empty, locale: "en"), sink: DiagnosticSink())
    }()

    /// The state of the render; nil outside a render.
    package var context: RenderContext? { holder?.context }

    /// Runs `body` in this environment, in the same render.
    package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try RenderEnvironment.$taskLocal.withValue(SharedEnvironment(self), operation: body)
    }

    /// Runs `body` in this environment as a part of another render.
    ///
    /// - Parameters:
    ///   - context: The state of that render.
    ///   - body: The code; runs before the function returns.
    /// - Returns: What `body` returns.
    package func run<Result>(in context: RenderContext, _ body: () throws -> Result) rethrows -> Result {
        var environment = self
        environment.holder = ContextHolder(context: context)
        return try environment.run(body)
    }

    /// Adds a diagnostic to those of the screen.
    public func report(_ diagnostic: Diagnostic) { sink.append(diagnostic) }
}

/// An environment by reference: who reads one value of it copies nothing else.
private final class SharedEnvironment: Sendable {
    let environment: RenderEnvironment

    init(_ environment: RenderEnvironment) { self.environment = environment }
}

/// Carries the state of a render in its environment, which other threads may copy.
private struct ContextHolder: @unchecked Sendable {  // Used by the one task of its render.
    let context: RenderContext
}
