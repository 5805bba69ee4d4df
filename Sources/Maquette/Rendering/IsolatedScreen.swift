import Foundation
import UIKitCore

/// What a screen that was rendered in another process sends back: its files, frames and diagnostics.
///
/// Drawing commands are not sent; the process has drawn them.
struct IsolatedScreen: Codable {
    private var size: [Double]?
    private var screenSize: [Double]?
    private var nodes: [Node]?
    private var origin: [Double]
    private var statusBar = StatusBarStyle.automatic.rawValue
    private var orientation: String
    private var events: String?
    private var imageNames: [String]
    private var diagnostics: [Message]
    private var pixelSize: [Int]?
    private var fileSize: Int?

    /// A view after layout.
    fileprivate struct Node: Codable {
        var id, className: String
        var parent: Int?
        var subtreeEnd: Int
        var frame: [Double]
        var boundsOrigin: [Double]?
        var transform: [Double]?
        var isHidden, clips, isAmbiguous: Bool
        var opacity: Double
        var text: String?
        var label, accessibilityIdentifier: String?
        var traits: [String]?
        var contentSize: [Double]?
        var contentBelow: Double
    }

    fileprivate struct Message: Codable {
        var code, message: String
        var file: String?
        var line, column: Int?
        var view: String?
        var notes, hints: [String]
        var subjects: [String: Int]
        var severity: Int
    }
}

// MARK: In the child

extension IsolatedScreen {
    /// Returns a rendered screen as bytes: the number of bytes of the header, the header, and the pixels or the file.
    static func bytes(of screen: RenderedScreen) -> [UInt8] {
        let header = (try? JSONEncoder().encode(IsolatedScreen(screen))) ?? Data()
        var bytes = withUnsafeBytes(of: UInt64(header.count)) { Array($0) } + header
        if let picture = screen.picture {
            picture.pixels.withUnsafeBytes { bytes += $0 }
        }
        bytes += screen.file ?? []
        return bytes
    }

    private init(_ screen: RenderedScreen) {
        size = screen.commands.map { [$0.size.width, $0.size.height] }
        screenSize = screen.layout.map { [$0.size.width, $0.size.height] }
        nodes = screen.layout?.nodes.map(Node.init)
        statusBar = (screen.layout?.statusBar ?? .automatic).rawValue
        origin = [screen.origin.x, screen.origin.y]
        orientation = screen.shownOrientation.rawValue
        events = screen.events
        imageNames = screen.imageNames
        diagnostics = screen.diagnostics.map(Message.init)
        pixelSize = screen.picture.map { [$0.width, $0.height] }
        fileSize = screen.file?.count
    }
}

extension IsolatedScreen.Node {
    fileprivate init(_ node: LayoutNode) {
        id = node.id
        className = node.className
        parent = node.parent
        subtreeEnd = node.subtreeEnd
        frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
        if node.boundsOrigin != .zero { boundsOrigin = [node.boundsOrigin.x, node.boundsOrigin.y] }
        let matrix = node.transform
        if matrix != .identity { transform = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty] }
        isHidden = node.isHidden
        clips = node.clipsToBounds
        isAmbiguous = node.isAmbiguous
        opacity = node.opacity
        text = node.text
        label = node.accessibility?.label
        accessibilityIdentifier = node.accessibility?.identifier
        traits = node.accessibility?.traits
        contentSize = node.contentSize.map { [$0.width, $0.height] }
        contentBelow = node.contentBelow
    }

    fileprivate var layoutNode: LayoutNode? {
        guard frame.count == 4 else { return nil }
        var node = LayoutNode(
            id: id, className: className, parent: parent, subtreeEnd: subtreeEnd,
            frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
        if let boundsOrigin, boundsOrigin.count == 2 {
            node.boundsOrigin = Point(x: boundsOrigin[0], y: boundsOrigin[1])
        }
        if let values = transform, values.count == 6 {
            node.transform = AffineTransform(
                a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
        }
        node.isHidden = isHidden
        node.clipsToBounds = clips
        node.isAmbiguous = isAmbiguous
        node.opacity = opacity
        node.text = text
        node.accessibility = NodeAccessibility(
            label: label, identifier: accessibilityIdentifier, traits: traits ?? [])
        if let contentSize, contentSize.count == 2 {
            node.contentSize = Size(width: contentSize[0], height: contentSize[1])
        }
        node.contentBelow = contentBelow
        return node
    }
}

extension IsolatedScreen.Message {
    fileprivate init(_ diagnostic: Diagnostic) {
        code = diagnostic.code.name
        message = diagnostic.message
        file = diagnostic.place?.file
        line = diagnostic.place?.line
        column = diagnostic.place?.column
        view = diagnostic.view
        notes = diagnostic.notes
        hints = diagnostic.hints
        subjects = Dictionary(diagnostic.subjects.map { ($0.name, $0.count) }, uniquingKeysWith: +)
        severity = diagnostic.severity.rawValue
    }

    fileprivate var diagnostic: Diagnostic? {
        guard let code = DiagnosticRegistry.code(named: code) else { return nil }
        let place = file.map { Place(file: $0, line: line, column: column) }
        let made = Diagnostic(
            code, message,
            of: subjects.sorted { $0.key < $1.key }.map { Diagnostic.Subject($0.key, count: $0.value) },
            at: place, view: view, notes: notes, hints: hints)
        let contexts: [Diagnostic.Context] = [.input, .drawnScreen, .component]
        return contexts.lazy.map(made.reported).first { $0.severity.rawValue == severity } ?? made
    }
}

// MARK: In the parent

extension IsolatedScreen {
    /// Gives a screen what another process has made of it; returns false if the bytes are not such a result.
    static func apply(_ bytes: [UInt8], to screen: inout RenderedScreen) -> Bool {
        guard bytes.count >= 8 else { return false }
        let count = Int(clamping: bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) })
        guard count <= bytes.count - 8,
            let header = try? JSONDecoder().decode(IsolatedScreen.self, from: Data(bytes[8..<(8 + count)]))
        else { return false }
        return header.apply(bytes[(8 + count)...], to: &screen)
    }

    private func apply(_ rest: ArraySlice<UInt8>, to screen: inout RenderedScreen) -> Bool {
        var rest = rest
        if let pixelSize {
            guard pixelSize.count == 2, pixelSize.allSatisfy({ (0...65_535).contains($0) }) else {
                return false
            }
            let count = pixelSize[0] * pixelSize[1]
            guard rest.count >= 4 * count else { return false }
            let pixels = rest.prefix(4 * count).withUnsafeBytes { bytes in
                (0..<count).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self) }
            }
            rest = rest.dropFirst(4 * count)
            screen.picture = Pixmap(width: pixelSize[0], height: pixelSize[1], pixels: pixels)
        }
        guard rest.count == fileSize ?? 0 else { return false }
        if fileSize != nil { screen.file = Array(rest) }
        if let size, size.count == 2 {
            screen.commands = DisplayList(size: Size(width: size[0], height: size[1]))
        }
        if let nodes, let screenSize, screenSize.count == 2 {
            var tree = LayoutTree(
                size: Size(width: screenSize[0], height: screenSize[1]), nodes: nodes.compactMap(\.layoutNode)
            )
            tree.statusBar = StatusBarStyle(rawValue: statusBar) ?? .automatic
            screen.layout = tree
        }
        if origin.count == 2 { screen.origin = Point(x: origin[0], y: origin[1]) }
        screen.shownOrientation = DeviceOrientation(rawValue: orientation) ?? screen.shownOrientation
        screen.events = events
        screen.imageNames = imageNames
        screen.diagnostics = diagnostics.compactMap(\.diagnostic)
        return true
    }
}
