package import ScreenBuilder
package import ScreenFiles
package import UIKit

/// How to make one screen, again and again, in any variant: what a batch hands to its workers.
public struct ScreenRecipe: Sendable {
    /// The input as the user named it; the screen's name where it is written in Swift.
    public var input: String
    /// The first part of every output's name.
    public var screen: String
    /// The scene's name, where the input has several.
    public var scene: String?
    /// The state, nil for the screen as declared.
    public var state: String?
    /// Where its images are.
    package var assets: AssetPlaces
    /// What is built.
    package var content: Content

    /// What is built.
    package enum Content: Sendable {
        /// A scene with its state already applied, of a document.
        case scene(SceneDocument, document: ScreenDocument)
        /// Swift code.
        case code(@Sendable () throws -> UIViewController)
    }

    /// The conditions of the canvas it was drawn on; nil for a screen that has none.
    package var canvas: CanvasProfile? {
        if case .scene(let scene, _) = content { CanvasProfile(of: scene) } else { nil }
    }

    /// Whether it was drawn on a canvas, as `--device canvas` asks for.
    public var hasCanvas: Bool { canvas != nil }

    /// Why `--device canvas` is refused; nil where it is not.
    public var canvasRefusal: Diagnostic? {
        hasCanvas
            ? nil : .error("--device canvas is the device a storyboard was drawn for; '\(input)' has none")
    }

    /// The name of what is made of it in a variant, without an extension.
    public func outputName(_ variant: Variant) -> String {
        OutputName.name(screen: screen, scene: scene, state: state, variant: variant)
    }
}
