package import Assets
public import Devices
public import Diagnostics
package import Typography

/// The world a screen is rendered in: what author code reads without being handed it.
///
/// Carried by the task. Outside a render, an iPhone 16 with the fonts of the installation holds.
/// It is the only ambient state there is.
public struct RenderEnvironment: Sendable {
    /// The device.
    public var device: DeviceProfile
    /// How it is held.
    public var orientation: DeviceOrientation
    /// The conditions that views adapt to.
    public var traits: UITraitCollection
    /// The language and region, as in `zh-Hans` or `en`.
    public var locale: String
    /// The images.
    package var assets: AssetLookup
    /// The fonts and what is known of them.
    package var textEngine: TextEngine
    /// Where diagnostics go.
    package var sink: DiagnosticSink
    /// Notes what the render asks `assets` for; nil if nobody wants to know.
    package var assetRequests: AssetRequests?
    /// The contexts that drawing code draws into.
    var drawingStack = DrawingStack()
    /// The clock, windows and log of the render; nil outside a render.
    var applicationHolder: ApplicationHolder?
    /// What the code of the app finds; nil where nothing was set.
    private var appContents: AppContents?
    /// What a tool wants to know of the layout beyond frames; nil in a normal render.
    package var inspection: LayoutInspection?
    /// Whether the accessibility of views is read from their code, which a device does only where an assistive technology
    /// runs.
    package var asksCodeForAccessibility = true

    /// A world of its own.
    package init(
        device: DeviceProfile, orientation: DeviceOrientation, traits: UITraitCollection, locale: String,
        assets: AssetLookup, textEngine: TextEngine, sink: DiagnosticSink
    ) {
        self.device = device
        self.orientation = orientation
        self.traits = traits
        self.locale = locale
        self.assets = assets
        self.textEngine = textEngine
        self.sink = sink
    }

    /// The values that `UserDefaults.standard` starts with.
    package var defaults: [String: StoredValue] {
        get { appContents?.values.defaults ?? [:] }
        set { changeAppContents { $0.defaults = newValue } }
    }
    /// The classes that storyboards and nibs may name.
    public var interfaceClasses: InterfaceClasses {
        get { appContents?.values.classes ?? InterfaceClasses() }
        set { changeAppContents { $0.classes = newValue } }
    }
    /// Makes what reads storyboards and nibs; nil where nothing does.
    package var makeInterfaceLoader: (@Sendable () -> any InterfaceLoading)? {
        get { appContents?.values.makeInterfaceLoader }
        set { changeAppContents { $0.makeInterfaceLoader = newValue } }
    }

    /// Returns the text of a key in a table of localized strings; nil where there is none.
    package var localizedString: (@Sendable (_ key: String, _ table: String) -> String?)? {
        get { appContents?.values.localizedString }
        set { changeAppContents { $0.localizedString = newValue } }
    }

    private mutating func changeAppContents(_ change: (inout AppContents.Values) -> Void) {
        var values = appContents?.values ?? AppContents.Values()
        change(&values)
        appContents = AppContents(values)
    }

    /// The world of the render this code runs in.
    public static var current: RenderEnvironment {
        // Yielded, since most readers want one value of it and it is read for every view.
        _read {
            let shared = taskLocal ?? sharedStandard
            yield shared.environment
        }
    }

    @TaskLocal private static var taskLocal: SharedEnvironment?
    private static let sharedStandard = SharedEnvironment(standard)

    /// Runs `body` in this world.
    package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try RenderEnvironment.$taskLocal.withValue(SharedEnvironment(self), operation: body)
    }

    /// Notes something a person should know about the screen being rendered.
    public func report(_ diagnostic: Diagnostic) { sink.append(diagnostic) }
}

/// What the code of the app finds in its environment.
private final class AppContents: Sendable {
    struct Values: Sendable {
        var defaults: [String: StoredValue] = [:]
        var classes = InterfaceClasses()
        var makeInterfaceLoader: (@Sendable () -> any InterfaceLoading)?
        var localizedString: (@Sendable (_ key: String, _ table: String) -> String?)?
    }

    let values: Values

    init(_ values: Values) { self.values = values }
}

/// An environment by reference: who reads one value of it copies nothing else.
private final class SharedEnvironment: Sendable {
    let environment: RenderEnvironment

    init(_ environment: RenderEnvironment) { self.environment = environment }
}
