package import Files
import Goldens

/// The results of a batch as JSON.
public struct RenderReport: Sendable {
    /// The version of the JSON format; incremented when a member changes its meaning or is removed.
    public static let schemaVersion = 1

    /// The result of one request.
    public struct Output: Sendable {
        /// The input as the user named it.
        public var input: String
        /// The scene's name.
        public var scene: String?
        /// The state; nil for the screen as declared.
        public var state: String?
        /// When the picture was taken, if that was asked for.
        private(set) var timeMembers: [JSONValue.Member]
        /// The conditions that it was rendered under.
        public var variant: Variant
        /// The path of the file; nil if none was written.
        public var path: String?
        /// The log that was written, `events` or `output`, and its path; nil for none.
        package var log: (name: String, path: String)?
        /// The path of the log; nil if none was written.
        package var logPath: String? { log?.path }
        /// The size of the picture.
        public var pixels: PixelSize?
        /// The diagnostics of the render.
        public var diagnostics: [Diagnostic]

        /// Creates the result of a rendered screen.
        public init(_ screen: RenderedScreen, path: String?, diagnostics: [Diagnostic]) {
            input = screen.input
            scene = screen.scene
            state = screen.state
            timeMembers = screen.timeMembers
            variant = screen.variant
            self.path = path
            pixels = screen.pixelSize
            self.diagnostics = diagnostics
        }
    }

    /// The outputs in the order of the run.
    public var outputs: [Output]
    /// The diagnostics of inputs without outputs.
    public var diagnostics: [Diagnostic]

    /// Creates a report of outputs.
    public init(outputs: [Output], diagnostics: [Diagnostic]) {
        self.outputs = outputs
        self.diagnostics = diagnostics
    }

    /// The report as JSON on one line.
    public var json: String {
        JSONValue.members([
            "schemaVersion": .integer(RenderReport.schemaVersion),
            "outputs": .array(outputs.map(\.jsonValue)),
            "diagnostics": .array(diagnostics.map(\.placedReportValue)),
        ]).text
    }
}

extension RenderReport.Output {
    fileprivate var jsonValue: JSONValue {
        let head = [
            JSONValue.Member(name: "input", value: .string(input)),
            JSONValue.Member(name: "scene", value: .optional(scene)),
            JSONValue.Member(name: "state", value: .optional(state)),
        ]
        let tail = [
            JSONValue.Member(name: "path", value: .optional(path)),
            JSONValue.Member(name: "pixels", value: pixels.map(JSONValue.pixelSize) ?? .null),
            JSONValue.Member(name: "diagnostics", value: .array(diagnostics.map(\.placedReportValue))),
        ]
        let logs = log.map { [JSONValue.Member(name: $0.name, value: .string($0.path))] } ?? []
        return .object(head + variant.reportMembers + timeMembers + tail + logs)
    }
}

extension Diagnostic {
    /// The diagnostic as JSON with its location.
    package var placedReportValue: JSONValue {
        guard case .object(let members) = reportValue else { return reportValue }
        let place = [
            JSONValue.Member(name: "file", value: .optional(place?.file)),
            JSONValue.Member(name: "line", value: place?.line.map(JSONValue.integer) ?? .null),
            JSONValue.Member(name: "column", value: place?.column.map(JSONValue.integer) ?? .null),
        ]
        return .object(place + members)
    }
}
