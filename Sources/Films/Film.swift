public import Maquette

/// A film of a screen: what it shows from its appearance to the end of its script, by the virtual clock.
public struct Film: Sendable {
    /// The input as the user named it.
    public var input: String
    /// The base name of its files, without an extension.
    public var name: String
    /// The conditions at the appearance; a script may turn the device.
    public var variant: Variant
    /// The moments at which the screen changes, in order; the first is that of the appearance.
    var moments: [ScreenMoments.Moment] = []
    /// The pictures that the script takes, with their times in seconds.
    public internal(set) var captures: [(name: String, time: Double)] = []
    /// When the film ends, in seconds.
    public internal(set) var end = 0.0
    /// What happened, a line for each event.
    public internal(set) var events = ""
    /// The diagnostics of the render.
    public var diagnostics: [Diagnostic] = []

    /// The number of moments at which the screen changes.
    public var changeCount: Int { moments.count }

    /// Whether there is no film, or an error was reported.
    public var hasFailed: Bool { moments.isEmpty || diagnostics.contains { $0.severity == .error } }

    /// The formats of films.
    public enum Format: String, CaseIterable, Hashable, Sendable {
        /// Pictures side by side with their times.
        case strip
        /// An animated PNG.
        case apng
        /// A page with a slider, which needs no network.
        case html

        /// The file name extension with its dot.
        public var fileExtension: String {
            switch self {
            case .strip: ".strip.png"
            case .apng: ".film.png"
            case .html: ".film.html"
            }
        }
    }

    /// How a film is made.
    public struct Options: Hashable, Sendable {
        /// How many frames a second has, from 1 to 60.
        public var framesPerSecond: Int
        /// The number of pixels a point.
        public var scale: Double

        /// Creates options, by default for 30 frames a second and one pixel a point.
        public init(framesPerSecond: Int = 30, scale: Double = 1) {
            self.framesPerSecond = framesPerSecond
            self.scale = scale
        }
    }

    /// The size of a file in bytes. Chosen: what a browser and a review page take.
    static let byteLimit = 64 << 20
}
