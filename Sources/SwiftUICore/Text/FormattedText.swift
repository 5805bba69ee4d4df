import Foundation

/// A value with its format, which is written in the locale of an environment.
struct FormattedText: Equatable, @unchecked Sendable {  // The value and its format are never changed.
    private let input: any Equatable
    private let format: any FormatStyle
    private let write: (Locale) -> String

    init<Format: FormatStyle>(_ input: Format.FormatInput, _ format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
        (self.input, self.format) = (input, format)
        // A format that has a locale of its own keeps it.
        let isOpen = format == format.locale(.autoupdatingCurrent) || format == format.locale(.current)
        write = { (isOpen ? format.locale($0) : format).format(input) }
    }

    /// The text in the locale of an environment.
    func text(in environment: EnvironmentValues) -> String { write(environment.locale) }

    static func == (lhs: FormattedText, rhs: FormattedText) -> Bool {
        areKnownEqual(lhs.input as Any, rhs.input as Any)
            && areKnownEqual(lhs.format as Any, rhs.format as Any)
    }
}
