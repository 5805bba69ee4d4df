import Devices
public import Foundation
import RenderContext

/// The sizes of the room that an interface has on an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room, as on phones.
    case compact
    /// Much room, as on tablets.
    case regular

    fileprivate init(_ sizeClass: SizeClass) { self = sizeClass == .compact ? .compact : .regular }
}

/// The reasons for which content is drawn without what it says.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The content is a placeholder.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is not current.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
    private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
    private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
    private enum LocaleKey: EnvironmentKey {
        static var defaultValue: Locale { Locale(identifier: RenderEnvironment.current.locale) }
    }
    private enum CalendarKey: EnvironmentKey {
        static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
    }
    private enum TimeZoneKey: EnvironmentKey {
        static var defaultValue: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
    }
    private enum HorizontalKey: EnvironmentKey {
        static var defaultValue: UserInterfaceSizeClass? {
            let render = RenderEnvironment.current
            return UserInterfaceSizeClass(render.device.sizeClasses(in: render.orientation).horizontal)
        }
    }
    private enum VerticalKey: EnvironmentKey {
        static var defaultValue: UserInterfaceSizeClass? {
            let render = RenderEnvironment.current
            return UserInterfaceSizeClass(render.device.sizeClasses(in: render.orientation).vertical)
        }
    }

    /// Whether the user can act on views.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
    /// The reasons for which content is drawn without what it says.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
    /// The language and region of the render.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    /// The calendar for dates: Gregorian by default.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    /// The time zone for dates: that of Greenwich by default.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    /// The room on the horizontal axis; by default that of the device.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalKey.self] }
        set { self[HorizontalKey.self] = newValue }
    }
    /// The room on the vertical axis; by default that of the device.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalKey.self] }
        set { self[VerticalKey.self] = newValue }
    }
}

extension View {
    /// Returns the view, on whose controls the user cannot act if it is disabled.
    public func disabled(_ disabled: Bool) -> some View {
        modified(by: EnvironmentTransformModification(keyPath: \.isEnabled) { $0 = $0 && !disabled })
    }

    /// Returns the view with reasons to draw it without what it says: texts and images become placeholders.
    public func redacted(reason: RedactionReasons) -> some View {
        modified(by: EnvironmentTransformModification(keyPath: \.redactionReasons) { $0.formUnion(reason) })
    }

    /// Returns the view without reasons to draw it without what it says.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }
}
