package import Diagnostics

extension DiagnosticCode {
    static let layoutReference = DiagnosticCode(
        "layout.reference", .error, "view of a MyLayout rule not found",
        cause:
            "A distance or a length of MyLayout names a view that is neither a sibling nor the layout around.",
        remedy: "Write the id of a view in the same layout, or `superview`.")
    static let layoutCycle = DiagnosticCode(
        "layout.cycle", .warning, "views of a relative layout that depend on each other",
        cause:
            "Positions or lengths of subviews of a `MyRelativeLayout` depend on each other in a circle; MyLayout does "
            + "not return. The circle is cut: the edge of the layout or the view's present length stands for what it "
            + "asks for.",
        remedy: "Give one of the two views a position or a length that does not depend on the other.")
    static let layoutFloatLine = DiagnosticCode(
        "layout.floatLine", .warning, "reverse float or weight in a line without end",
        cause:
            "A subview of a `MyFloatLayout` floats to the end of its line or has a weight, and the layout is as long "
            + "as its contents there; MyLayout throws an exception in debug builds. The subview floats to the "
            + "beginning with its own length.",
        remedy: "Give the layout a length across its orientation, or remove the reverse float or the weight.")

    static let layoutGrid = DiagnosticCode(
        "layout.grid", .error, "grid not added",
        cause:
            "A row was added to a grid of columns or a column to one of rows, or a grid was added that is part of "
            + "another one; MyLayout throws an exception in debug builds.",
        remedy: "Nest rows and columns in each other, and add copies made with `cloneGrid()`.")

    /// The codes of this module.
    package static let myLayoutCodes: [DiagnosticCode] = [
        layoutReference, layoutCycle, layoutFloatLine, layoutGrid,
    ]
}
