extension EnvironmentValues {
    private enum ForegroundKey: EnvironmentKey {
        static var defaultValue: [AnyShapeStyle] { [] }
    }
    private enum TintKey: EnvironmentKey {
        static var defaultValue: AnyShapeStyle? { nil }
    }
    private enum BackgroundKey: EnvironmentKey {
        static var defaultValue: AnyShapeStyle? { nil }
    }

    /// The levels of the foreground style; none for those of labels.
    package var foregroundStyles: [AnyShapeStyle] {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The tint; nil for that of the app.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The tint as a color; nil for that of the app.
    package var tintColor: Color? { tintStyle?.style as? Color }

    /// The style of backgrounds; nil for that of the system.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }

    /// The values with the foreground styles of the system, for styles that are themselves levels of them.
    var withoutForeground: EnvironmentValues {
        var values = self
        values.foregroundStyles = []
        return values
    }

    /// The values with the background style of the system.
    var withoutBackground: EnvironmentValues {
        var values = self
        values.backgroundStyle = nil
        return values
    }
}
