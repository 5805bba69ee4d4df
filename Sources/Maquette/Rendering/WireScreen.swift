import Devices
import Diagnostics
import Geometry
import Goldens
import Raster
import Scene
import UIKitCore
package import Wire

/// The wire form of a rendered screen before it is drawn: what a process that runs an app's code answers.
///
/// It has the layout and all that only the code's process can know; what the request says (input, name, state, variant)
/// and what is drawn (commands, picture, file) stays with the reader.
package enum WireScreen {
    /// Returns a screen as a message.
    ///
    /// - Parameters:
    ///   - screen: The screen, rendered up to its layout.
    ///   - moments: What it shows while its clock runs, if that was asked for; its pictures are sent once.
    ///   - session: The session that it was rendered in, whose fonts its text refers to.
    ///   - known: The images that the reader has.
    ///   - declares: Whether what the document declares is listed, which reads the document.
    /// - Returns: The message.
    /// - Throws: A value that has no wire form.
    package static func bytes(
        of screen: RenderedScreen, _ moments: [ScreenMoments.Moment] = [], in session: RenderSession,
        knowing known: Set<ImageDigest> = [], declares: Bool = false
    ) throws(WireError) -> [UInt8] {
        var writer = WireWriter(faces: session.faceTable, knowing: known)
        writer.write(screen, declares: declares)
        writer.write(list: moments) { $0.write($1) }
        return try writer.finish()
    }

    /// Gives a screen what another process has made of it; a message that is refused changes nothing.
    ///
    /// - Parameters:
    ///   - bytes: The message.
    ///   - screen: The screen that was asked for, not rendered yet.
    ///   - session: The session that it will be drawn in.
    ///   - images: The images whose digests were sent with the request; receives those of the screen.
    /// - Returns: The moments of the message; none for a picture.
    /// - Throws: Why the message is refused.
    @discardableResult
    package static func apply(
        _ bytes: [UInt8], to screen: inout RenderedScreen, in session: RenderSession,
        images: inout ImageStore
    ) throws(WireError) -> [ScreenMoments.Moment] {
        var reader = try WireReader(bytes, faces: session.faceTable, images: images)
        var read = screen
        try reader.read(into: &read)
        let moments = try reader.moments()
        try reader.finish()
        screen = read
        images.use(reader.images)
        return moments
    }
}

extension WireWriter {
    /// Writes a screen, rendered up to its layout.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - declares: Whether what the document declares is listed.
    package mutating func write(_ screen: RenderedScreen, declares: Bool) {
        write(screen.origin)
        write(name: screen.shownOrientation.rawValue)
        write(screen.variant.device.display.size)
        write(optional: screen.layout) { $0.write($1) }
        write(optional: screen.events) { $0.write($1) }
        write(list: screen.imageNames) { $0.write($1) }
        write(list: screen.diagnostics) { $0.write($1) }
        write(list: screen.findings) { writer, finding in
            writer.write(name: finding.kind.rawValue)
            writer.write(finding.diagnostic)
        }
        write(optional: screen.explanation) { $0.write($1) }
        write(list: screen.constraints.sorted { $0.key < $1.key }) { writer, entry in
            writer.write(entry.key)
            writer.write(list: entry.value) { $0.write($1) }
        }
        write(optional: declares ? screen.declarations?() : nil) { writer, declarations in
            writer.write(list: declarations) { $0.write($1) }
        }
    }

    fileprivate mutating func write(_ moment: ScreenMoments.Moment) {
        write(moment.time)
        write(name: moment.orientation.rawValue)
        write(moment.layout)
    }

    private mutating func write(_ explanation: ViewExplanation) {
        write(explanation.view)
        write(list: explanation.edges) { writer, edge in
            writer.write(name: edge.name)
            writer.write(edge.value)
            writer.write(list: edge.reasons) { $0.write($1) }
        }
    }

    private mutating func write(_ declaration: GoldenDeclaration) {
        write(declaration.view)
        write(name: declaration.attribute)
        write(declaration.value)
        write(optional: declaration.file) { $0.write(name: $1) }
        write(optional: declaration.line) { $0.write($1) }
    }
}

extension WireReader {
    /// Reads what another process has made of a screen.
    ///
    /// - Parameter screen: The screen that was asked for.
    /// - Throws: Why it is refused.
    package mutating func read(into screen: inout RenderedScreen) throws(WireError) {
        screen.origin = try point()
        guard let orientation = DeviceOrientation(rawValue: try name()) else { throw error(.unknownCase) }
        screen.shownOrientation = orientation
        try readDisplaySize(of: &screen)
        screen.layout = try optional { reader throws(WireError) in try reader.layoutTree() }
        screen.events = try optional { reader throws(WireError) in try reader.text() }
        screen.imageNames = try list { reader throws(WireError) in try reader.text() }
        screen.diagnostics = try list { reader throws(WireError) in try reader.registeredDiagnostic() }
        screen.findings = try list { reader throws(WireError) in
            guard let kind = LayoutFinding.Kind(rawValue: try reader.name()) else {
                throw reader.error(.unknownCase)
            }
            return LayoutFinding(kind: kind, diagnostic: try reader.registeredDiagnostic())
        }
        screen.explanation = try optional { reader throws(WireError) in try reader.explanation() }
        screen.constraints = try constraints()
        let declarations = try optional { reader throws(WireError) in
            try reader.list { reader throws(WireError) in try reader.declaration() }
        }
        if let declarations { screen.declarations = { declarations } }
    }

    /// Reads the moments of a screen, whose times ascend.
    fileprivate mutating func moments() throws(WireError) -> [ScreenMoments.Moment] {
        var last = 0.0
        let moments = try list { reader throws(WireError) in
            let time = try reader.number(in: last...ScreenMoments.timeLimit)
            last = time
            guard let orientation = DeviceOrientation(rawValue: try reader.name()) else {
                throw reader.error(.unknownCase)
            }
            return ScreenMoments.Moment(
                time: time, layout: try reader.layoutTree(), orientation: orientation)
        }
        guard moments.count <= ScreenMoments.changeLimit else { throw error(.range) }
        return moments
    }

    /// Reads the size of the display, in points, which a screen that shows all content at once makes longer.
    private mutating func readDisplaySize(of screen: inout RenderedScreen) throws(WireError) {
        let size = try nonNegativeSize(), display = screen.variant.device.display
        guard size != display.size else { return }
        let longest = Double(Rasterizer.maximumBandedSide) / display.scale
        guard screen.variant.isFullPage, size.width >= display.size.width,
            size.height >= display.size.height, max(size.width, size.height) <= longest
        else { throw error(.range) }
        screen.variant.device.display.size = size
    }

    private mutating func registeredDiagnostic() throws(WireError) -> Diagnostic {
        try diagnostic(code: DiagnosticRegistry.code(named:))
    }

    private mutating func explanation() throws(WireError) -> ViewExplanation {
        ViewExplanation(
            view: try text(),
            edges: try list { reader throws(WireError) in
                ViewExplanation.Edge(
                    name: try reader.name(), value: try reader.number(),
                    reasons: try reader.list { reader throws(WireError) in try reader.text() })
            })
    }

    private mutating func constraints() throws(WireError) -> [String: [ConstraintStatement]] {
        let entries = try list { reader throws(WireError) in
            (
                view: try reader.text(),
                statements: try reader.list { reader throws(WireError) in
                    try reader.constraintStatement()
                }
            )
        }
        let constraints = Dictionary(
            entries.map { ($0.view, $0.statements) }, uniquingKeysWith: { first, _ in first })
        guard constraints.count == entries.count else { throw error(.duplicateID) }
        return constraints
    }

    private mutating func declaration() throws(WireError) -> GoldenDeclaration {
        GoldenDeclaration(
            view: try text(), attribute: try name(), value: try text(),
            file: try optional { reader throws(WireError) in try reader.name() },
            line: try optional { reader throws(WireError) in try reader.integer() })
    }
}
