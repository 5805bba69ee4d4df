package import Diagnostics

extension DiagnosticCode {
    package static let fontSubstituted = DiagnosticCode(
        "font.substituted", .warning, "font substituted",
        cause:
            "A screen file or code asks for a font, a weight of a named font, or the rounded system font, that is not "
            + "shipped.",
        remedy: "Name a shipped face, or give the folder of the font files with `--fonts`.")
    // MARK: Layout

    package static let constraintFormat = DiagnosticCode(
        "constraint.format", .error, "visual format cannot be parsed",
        cause:
            "A string of Apple's visual format language has an error at the caret, or names a view that is not given.",
        remedy: "Correct the format at the caret.")
    static let layoutAmbiguity = DiagnosticCode(
        "layout.ambiguity", .error, "layout ambiguous",
        cause: "The constraints leave a position or a length open, so that several layouts satisfy them.",
        remedy:
            "Add the constraint that the hint names, or change a content hugging or compression resistance priority."
    )
    static let layoutScrollContent = DiagnosticCode(
        "layout.scrollContent", .warning, "scrollable content size ambiguous", lint: .error,
        cause: "The constraints between a scroll view and its content leave the size of the content open.",
        remedy:
            "Constrain the content to all four edges of the content guide, and give it a size along each axis."
    )
    static let layoutAlignment = DiagnosticCode(
        "layout.alignment", .warning, "alignment invalid for the axis",
        cause: "A vertical stack view has an alignment to baselines, which UIKit ignores too.",
        remedy: "Use the alignment that the hint names.")
    static let layoutFrame = DiagnosticCode(
        "layout.frame", .error, "frame not finite",
        cause: "A view was given a frame or bounds with a number that is infinite or not a number.",
        remedy: "Find the division by zero or the missing size in the code that computes the rectangle.")
    static let layoutHierarchy = DiagnosticCode(
        "layout.hierarchy", .error, "view added to itself",
        cause: "A view was added as a subview of itself or of a view inside it.",
        remedy: "Add the view to a view that is not inside it.")
    package static let cellIdentifier = DiagnosticCode(
        "cell.identifier", .error, "no cell for the reuse identifier",
        cause:
            "A cell or a supplementary view was dequeued with an identifier for which no class, or one of another "
            + "kind, is registered.",
        remedy: "Register a class of the right kind for the identifier before the first layout.")

    static let listPrototypes = DiagnosticCode(
        "list.prototypes", .warning, "cells of the file shown",
        cause:
            "A table or a collection of an app has no rows or empty cells, and code is left out of the class of its "
            + "controller, of its data source or of a cell: the cells of its storyboard are shown.",
        remedy: "Give the code what it needs in a file of the project's `Stubs` folder.")
    static let listUpdate = DiagnosticCode(
        "list.update", .error, "rows inconsistent after an update",
        cause:
            "The numbers of rows and sections that the data source returns after an update are not those before it with "
            + "the announced insertions and deletions; on a device this ends the app.",
        remedy:
            "Change the data and announce the same changes together, between `beginUpdates` and `endUpdates` or in "
            + "`performBatchUpdates`.")

    // MARK: Text and images

    package static let textTruncated = DiagnosticCode(
        "text.truncated", .warning, "text truncated",
        cause: "The text needs more width or more lines than its view has.",
        remedy:
            "Give the view more room or more lines; where it is meant, list the code in `ignoredFindings`.")
    static let textAttribute = DiagnosticCode(
        "text.attribute", .warning, "text attribute not drawn",
        cause: "An attributed string has an attribute that is not supported.",
        remedy: "Leave the attribute out, or draw what should look so as an image.")

    // MARK: Drawing

    static let drawingContents = DiagnosticCode(
        "drawing.contents", .warning, "layer contents set on a view that draws",
        cause:
            "The `contents` of the layer of a label with text, an image view with an image or a view with `draw(_:)` are "
            + "set. On a device what the view draws is the contents of the same layer, so that one takes the other's "
            + "place: a later drawing replaces the image, and an image that is set later the text. Both are drawn here, "
            + "the image below. Before iOS 14 the text of a label with Chinese characters was in a layer of its own, "
            + "above the image.",
        remedy:
            "Put the image into a view or a layer behind the view, or draw it before the text in `draw(_:)` or "
            + "`drawText(in:)`.")

    static let barOverflow = DiagnosticCode(
        "bar.overflow", .warning, "items wider than their bar",
        cause: "The items of a toolbar need more width than the bar has, so that the last ones are cut off.",
        remedy: "Use fewer items, shorter titles or images.")
    static let pageCount = DiagnosticCode(
        "pages.count", .error, "page control disagrees with the pages",
        cause:
            "A page control has another number of dots than the scroll view has pages, or marks another page.",
        remedy:
            "Set `numberOfPages` from the same data as the pages, and `currentPage` from the scroll offset; where it "
            + "is meant, list the code in `ignoredFindings` of the page control.")

    // MARK: Time and events

    static let controlTouch = DiagnosticCode(
        "control.touch", .warning, "control does not follow touches",
        cause: "A control was touched that is drawn but cannot be used by fingers here.",
        remedy: "Set its value in code, or in a step of the script.")

    static let menuUndrawn = DiagnosticCode(
        "menu.undrawn", .note, "edit menu not drawn",
        cause: "Code presents the menu of an edit menu interaction, which is not drawn.",
        remedy:
            "Nothing is to be done; show a `UIMenu` of a button or a context menu where a picture of a menu is wanted."
    )

    package static let dynamicsUnsimulated = DiagnosticCode(
        "dynamics.unsimulated", .note, "physics not simulated",
        cause:
            "A behavior of UIKit Dynamics moves views by physics, such as gravity or a collision, of which no place of "
            + "rest is known.",
        remedy:
            "Nothing is to be done; set the places in code, or use `UISnapBehavior`, where others are wanted."
    )

    /// The codes of views and of what they draw.
    package static let uikitCodes: [DiagnosticCode] = [
        fontSubstituted,
        constraintFormat, layoutAmbiguity, layoutScrollContent, layoutAlignment, layoutFrame,
        layoutHierarchy, cellIdentifier, listPrototypes, listUpdate, textTruncated, textAttribute,
        drawingContents, controlTouch, barOverflow, pageCount, dynamicsUnsimulated,
        menuUndrawn,
    ]
}
