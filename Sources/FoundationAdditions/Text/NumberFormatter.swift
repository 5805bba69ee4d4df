/// Foundation's formatter of numbers, in the locale of the render unless another is set.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {  // As its superclass promises.
    /// Creates a formatter.
    public override init() {
        super.init()
        locale = .ofRender
    }

    /// Creates a formatter from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the text of a number in the locale of the render.
    open override class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = nstyle
        return formatter.string(from: num) ?? ""
    }
}
