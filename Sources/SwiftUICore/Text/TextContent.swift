import Foundation

/// What a part of a text shows.
enum TextContent: Equatable, Sendable {
    /// A string as it is.
    case verbatim(String)
    /// A key of the app's tables.
    case localized(LocalizedStringKey, table: String?)
    /// A string with attributes.
    case attributed(AttributedString)
    /// A date, a range of dates or a timer.
    case date(DateText)
    /// A value in a format, in the locale of the environment.
    case formatted(FormattedText)
    /// An image in a line.
    case image(Image)
}
