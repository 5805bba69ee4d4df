/// A view whose fonts adapt to its content size category.
protocol FontAdapting: UIView, UIContentSizeCategoryAdjusting {
    /// The font of plain text, and of text whose runs have none.
    var adaptedFont: UIFont? { get set }
    /// The text of the view.
    var labelText: LabelText { get set }
}

extension FontAdapting {
    /// Adapts the font, or the fonts of attributed text, to the traits of the view.
    func adaptFont() {
        guard adjustsFontForContentSizeCategory else { return }
        var text = labelText
        text.adaptFonts(to: traitCollection)
        if let font = adaptedFont?.adapted(to: traitCollection), font != adaptedFont { adaptedFont = font }
        if text.attributed != nil { labelText = text }
    }
}

extension UILabel: FontAdapting {
    var adaptedFont: UIFont? {
        get { plainFont }
        set { font = newValue }
    }
}

extension UITextField: FontAdapting {
    var adaptedFont: UIFont? {
        get { font }
        set { font = newValue }
    }
}

extension UITextView: FontAdapting {
    var adaptedFont: UIFont? {
        get { font }
        set { font = newValue }
    }
}
