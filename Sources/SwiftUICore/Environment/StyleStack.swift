/// The styles of one kind of control that views around it set.
///
/// What a style draws has the styles around that style, so that a control of the same kind in it, as in
/// `Toggle(configuration)`, is drawn by them. Source: Apple's documentation of `ToggleStyle.makeBody(configuration:)`.
package struct StyleStack<Style> {
    private var styles: [Style] = []
    private let standard: Style

    /// Creates a stack without styles, for which a standard style stands.
    package init(standard: Style) { self.standard = standard }

    /// The innermost style. Setting it adds a style to those around it.
    package var style: Style {
        get { styles.last ?? standard }
        set { styles.append(newValue) }
    }

    /// The styles around the innermost one.
    package var outer: StyleStack {
        var result = self
        _ = result.styles.popLast()
        return result
    }
}
