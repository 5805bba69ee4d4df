package import Goldens
public import UIKitCore

/// A screen rendered in one variant: the result of each stage, and diagnostics.
public struct RenderedScreen: Sendable {
    /// The input as the user named it.
    public var input: String
    /// The base name of its files and goldens, without an extension.
    public var name: String
    /// The scene's name, if the input has several.
    public var scene: String?
    /// The state; nil for the screen as declared.
    public var state: String?
    /// When the picture was taken, in seconds after the screen has appeared; nil at rest, or where a script says.
    public var time: Double?
    /// The conditions that were asked for.
    public var variant: Variant
    /// The frames; nil if the screen could not be built.
    public var layout: LayoutTree?
    /// The drawing commands.
    public var commands: DisplayList?
    /// The picture in device pixels; nil if the screen was not rendered that far.
    public var picture: Pixmap?
    /// The picture as PNG.
    public var png: [UInt8]?
    /// The origin of the root view in reports: its position on the canvas if the file has one, otherwise
    /// zero.
    public var origin = Point.zero
    /// The file in the requested format, PNG or vector graphics.
    public var file: [UInt8]?
    /// What happened, a line for each event, if a log was kept.
    public var events: String?
    /// What an app's code has printed and written to standard error; empty for a screen without an app.
    public var output = ""
    /// Returns what the document declares; nil for a screen written in Swift.
    package var declarations: (@Sendable () -> [GoldenDeclaration])?
    /// How the device is held in the picture, which a script may have rotated.
    package var shownOrientation: DeviceOrientation
    /// The diagnostics of the render.
    public var diagnostics: [Diagnostic] = []
    /// The layout findings, if requested.
    public var findings: [LayoutFinding] = []
    /// The explanation of the requested view's position.
    public var explanation: ViewExplanation?
    /// What is said of the constraints of each view, by its id, if requested.
    public var constraints: [String: [ConstraintStatement]] = [:]
    /// The names of the images that the screen asked for, sorted, if requested.
    public var imageNames: [String] = []

    /// Creates a screen that is not rendered yet.
    package init(_ recipe: ScreenRecipe, _ variant: Variant) {
        input = recipe.input
        name = recipe.outputName(variant)
        scene = recipe.scene
        state = recipe.state
        time = recipe.time
        self.variant = variant
        declarations = recipe.declarations(in: variant)
        shownOrientation = variant.orientation
    }

    /// The conditions at the moment of the picture.
    var shownVariant: Variant {
        var shown = variant
        shown.orientation = shownOrientation
        return shown
    }

    /// The size of the picture in device pixels; nil without a picture or for vector graphics.
    public var pixelSize: PixelSize? {
        if let picture { return picture.size }
        return file == nil ? commands.map { PixelSize($0.size, scale: variant.device.scale) } : nil
    }

    /// Whether the layout failed or an error was reported.
    public var hasFailed: Bool { layout == nil || diagnostics.contains { $0.severity == .error } }
}
