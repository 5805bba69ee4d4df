// Declared here, so that the registry of codes does not link SwiftUI.

extension DiagnosticCode {
    /// Views change without end when they are shown.
    package static let swiftUIUnsettled = DiagnosticCode(
        "swiftui.unsettled", .warning, "views that change without end",
        cause:
            "Views of SwiftUI change their state each time they are updated, so that an update never ends.",
        remedy: "Change state in actions only where its value differs.")
    /// No color set has the name that a view says.
    package static let swiftUIColorMissing = DiagnosticCode(
        "swiftui.color", .warning, "no color set of that name",
        cause: "A view of SwiftUI names a color that no color set of the render has; nothing is drawn.",
        remedy: "Add the color set, or correct the name.")
    /// No font has the name that a view says.
    package static let swiftUIFontMissing = DiagnosticCode(
        "swiftui.font", .warning, "no font of that name",
        cause:
            "A view of SwiftUI names a font that the render does not have; the nearest shipped face is drawn.",
        remedy: "Give the folder of the font's file.")
    /// An image of the network is not loaded.
    package static let swiftUIAsyncImage = DiagnosticCode(
        "swiftui.asyncImage", .note, "image of the network not loaded",
        cause:
            "A view of SwiftUI loads an image from a URL; a render has no network, and shows the placeholder.",
        remedy: "Nothing is to be done; show an image of the assets where a picture of the content is wanted."
    )

    /// The codes of SwiftUI.
    package static let swiftUICoreCodes: [DiagnosticCode] = [
        swiftUIUnsettled, swiftUIColorMissing, swiftUIFontMissing, swiftUIAsyncImage,
    ]
}
