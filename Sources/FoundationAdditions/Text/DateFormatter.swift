/// Foundation's formatter of dates, in the locale and calendar of the render unless others are set.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {  // As its superclass promises.
    /// Creates a formatter.
    public override init() {
        super.init()
        locale = .ofRender
        calendar = .ofRender
    }

    /// Creates a formatter from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the text of a date in the locale of the render.
    open override class func localizedString(
        from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style
    ) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = dstyle
        formatter.timeStyle = tstyle
        return formatter.string(from: date)
    }
}
