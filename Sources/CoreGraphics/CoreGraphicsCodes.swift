package import Diagnostics

extension DiagnosticCode {
    package static let drawingBlendMode = DiagnosticCode(
        "drawing.blendMode", .warning, "blend mode not supported",
        cause: "A blend mode or compositing filter is not supported where it is used; it is drawn as normal.",
        remedy: "Use one of the blend modes that the hint lists.")
    package static let drawingImage = DiagnosticCode(
        "drawing.image", .error, "image too large to draw",
        cause: "An image that code draws has more pixels than are drawn at once.",
        remedy: "Draw into a smaller size or at a smaller scale.")
    package static let drawingUnsupported = DiagnosticCode(
        "drawing.unsupported", .warning, "drawing simplified",
        cause:
            "A radial gradient has two centres and is drawn about the second, a layer has a transform with `m34` and "
            + "is drawn as a parallelogram, or one of flipped geometry has sublayers, which are not flipped.",
        remedy:
            "Use one centre for both circles; leave `m34` out, or draw the slanted content as an image; place sublayers "
            + "without `isGeometryFlipped`.")
    package static let drawingContext = DiagnosticCode(
        "drawing.context", .warning, "drawing calls not in pairs",
        cause:
            "`UIGraphicsPushContext` or `UIGraphicsBeginImageContext` and the call that ends it are not in pairs.",
        remedy: "Add the call that is missing.")

    /// The codes of drawing.
    package static let coreGraphicsCodes: [DiagnosticCode] = [
        drawingBlendMode, drawingImage, drawingUnsupported, drawingContext,
    ]
}
