package import Diagnostics

extension DiagnosticCode {
    package static let imageMissing = DiagnosticCode(
        "image.missing", .warning, "image not found",
        cause:
            "No image set of a catalog and no file in the searched folders has the name, or the name is empty.",
        remedy: "Correct the name, add the image to the project, or name its folder with `--assets`.")
    package static let imageVariant = DiagnosticCode(
        "image.variant", .warning, "image set without a picture for the conditions",
        cause: "No entry of the image set is for the device, appearance, direction and scale that are drawn.",
        remedy: "Add an entry for any device and appearance to the image set.")
    package static let imageUnsupported = DiagnosticCode(
        "image.unsupported", .warning, "image not drawn completely",
        cause: "The image is a symbol set, or an SVG or PDF with features that are not drawn.",
        remedy: "Replace the image by a PNG, or by an SVG without the features that the message names.")
    package static let imageCatalog = DiagnosticCode(
        "image.catalog", .warning, "asset catalog entry cannot be read",
        cause: "The `Contents.json` of a set is not JSON, or has a value of another type than Xcode writes.",
        remedy: "Open the catalog in Xcode and save it again.")
    package static let colorMissing = DiagnosticCode(
        "color.missing", .warning, "color not found",
        cause:
            "No system color and no color set of the project's catalogs has the name, or the set has no color "
            + "that is supported. The color that the file gives besides is drawn, or else the default of the attribute.",
        remedy:
            "Correct the name, add the color set to an asset catalog of the project, or name its folder with `--assets`."
    )

    /// The codes of asset lookup.
    package static let assetCodes: [DiagnosticCode] = [
        imageMissing, imageVariant, imageUnsupported, imageCatalog, colorMissing,
    ]
}
