/// The sizes of widgets. Raw values match Apple's.
public enum WidgetFamily: Int, Hashable, CaseIterable, CustomStringConvertible, CustomDebugStringConvertible,
    Sendable
{
    /// A small square.
    case systemSmall = 0
    /// As wide as two small ones.
    case systemMedium = 1
    /// As large as four small ones.
    case systemLarge = 2
    /// As large as eight small ones.
    case systemExtraLarge = 3
    /// A circle on the lock screen.
    case accessoryCircular = 5
    /// A box on the lock screen.
    case accessoryRectangular = 6
    /// A line on the lock screen.
    case accessoryInline = 7
    /// As large as eight small ones, taller than wide. Chosen: the next raw value.
    case systemExtraLargePortrait = 8

    /// The name of the family.
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        case .systemExtraLargePortrait: "systemExtraLargePortrait"
        }
    }

    /// The name of the family.
    public var debugDescription: String { description }
}
