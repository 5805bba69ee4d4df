import Scene

/// The views of the parts of wheels.
///
/// Source: public code for iOS 14 and later clears the background of the second subview of a picker, the indicator of
/// the selected row. Chosen: the columns are the first; they are drawn above the indicator, as without views.
struct WheelParts {
    /// The view that draws the rows.
    let columns: PartView
    /// The view behind the selected row.
    let indicator = PartView()

    /// - Parameter rows: Returns the rows, in the coordinates of the control.
    init(_ rows: @escaping (ContentContext) -> [DrawCommand]) {
        columns = PartView { _, context in rows(context) }
        indicator.backgroundColor = .tertiarySystemFill
        indicator.layer.cornerRadius = WheelDrawing.indicatorRadius
        indicator.layer.zPosition = -1
    }

    func place(in control: UIView) {
        control.place(columns, asPart: control.bounds)
        control.place(indicator, asPart: WheelDrawing.indicator(in: control.bounds))
    }
}
