import RenderContext

extension Locale {
    /// The locale of the render: US English where nothing else is asked for, and the region in which most speakers live for
    /// a language alone. Foundation's own on Linux is that of no region, whose weeks begin on Mondays.
    public static var current: Locale { ofRender }
    /// The locale of the render, which does not change while it is used.
    public static var autoupdatingCurrent: Locale { ofRender }

    /// The locale of the render, by a name that Foundation does not have.
    public static var ofRender: Locale {
        let asked = RenderEnvironment.current.locale
        let locale = Locale(identifier: asked)
        guard locale.language.region == nil, let language = locale.language.languageCode?.identifier else {
            return Locale(identifier: asked.replacing("-", with: "_"))
        }
        let likely = Locale.Language(identifier: locale.language.maximalIdentifier).region?.identifier
        return Locale(identifier: likely.map { "\(language)_\($0)" } ?? language)
    }
}

extension Calendar {
    /// The Gregorian calendar in the locale of the render: its weeks begin on Sundays in the United States.
    public static var current: Calendar { ofRender }
    /// The calendar of the render, which does not change while it is used.
    public static var autoupdatingCurrent: Calendar { ofRender }

    /// The calendar of the render, by a name that Foundation does not have.
    public static var ofRender: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = .ofRender
        calendar.timeZone = .current
        return calendar
    }
}
