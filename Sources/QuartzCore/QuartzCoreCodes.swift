package import Diagnostics

extension DiagnosticCode {
    package static let drawingRecursion = DiagnosticCode(
        "drawing.recursion", .warning, "layer inside itself",
        cause: "A layer is its own mask or draws itself; the inner one is left out.",
        remedy: "Use another layer as the mask.")
    package static let textScale = DiagnosticCode(
        "text.scale", .warning, "text layer of low resolution",
        cause:
            "A text layer has a smaller `contentsScale` than the screen, so that its text is blurred as on a device.",
        remedy: "Set `contentsScale` to the scale of the screen.")
    package static let animationEndless = DiagnosticCode(
        "animation.endless", .note, "animation without end",
        cause: "An animation repeats for ever, so that the screen never comes to rest.",
        remedy: "Nothing is to be done; capture the screen at a time to see the animation.")
    package static let animationUnsupported = DiagnosticCode(
        "animation.unsupported", .warning, "animation not shown",
        cause:
            "A property, a transition or a mode of an animation is not supported; the end is shown at once.",
        remedy: "Use the property or transition that the hint names.")
    package static let emitterUndrawn = DiagnosticCode(
        "emitter.undrawn", .note, "particles not drawn",
        cause: "The view has a `CAEmitterLayer`, whose particles move by chance and are not drawn.",
        remedy: "Nothing is to be done; put an image in its place where a picture of particles is wanted.")

    /// The codes of layers and their animations.
    package static let quartzCoreCodes: [DiagnosticCode] = [
        drawingRecursion, textScale, animationEndless, animationUnsupported, emitterUndrawn,
    ]
}
