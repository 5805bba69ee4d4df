public import UIKit

/// A screen in one variant, as far as it was rendered: what each stage made, and what there is to say.
public struct RenderedScreen: Sendable {
    /// The input as the user named it.
    public var input: String
    /// The name of files and goldens made of it, without an extension.
    public var name: String
    /// The scene's name, where the input has several.
    public var scene: String?
    /// The state.
    public var state: String?
    /// The conditions.
    public var variant: Variant
    /// The finished frames; nil where the screen could not be built.
    public var layout: LayoutTree?
    /// The drawing steps.
    public var commands: DisplayList?
    /// The picture.
    public var picture: Pixmap?
    /// The picture as PNG.
    public var png: [UInt8]?
    /// Where the root view lies in reports: on the canvas, where the file has it; at the corner else.
    public var origin = Point.zero
    /// The file in the format that was asked for, the PNG or vectors.
    public var file: [UInt8]?
    /// What there is to say.
    public var diagnostics: [Diagnostic] = []
    /// What the layout's author should look at, where that was asked for.
    public var findings: [LayoutFinding] = []
    /// Why the asked-for view lies where it lies.
    public var explanation: ViewExplanation?

    /// Nothing of a recipe in a variant yet.
    init(_ recipe: ScreenRecipe, _ variant: Variant) {
        input = recipe.input
        name = recipe.outputName(variant)
        scene = recipe.scene
        state = recipe.state
        self.variant = variant
    }

    /// The extent of the picture in device pixels; nil where there is none, or vectors in its place.
    public var pixelSize: PixelSize? {
        if let picture { return picture.size }
        return file == nil ? commands.map { PixelSize($0.size, scale: variant.device.scale) } : nil
    }

    /// Whether a stage failed, or something could not be rendered at all.
    public var hasFailed: Bool { layout == nil || diagnostics.contains { $0.severity == .error } }
}
