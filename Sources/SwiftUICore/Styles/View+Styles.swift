/// Styles of the foreground in the environment.
struct ForegroundModification: EnvironmentModification {
    var styles: [AnyShapeStyle]

    func change(_ environment: inout EnvironmentValues) {
        let outer = environment.foregroundStyles
        environment.foregroundStyles = styles.map { style in
            guard !outer.isEmpty, let level = style.style as? HierarchicalShapeStyle else { return style }
            return AnyShapeStyle(LevelStyle(level: level, styles: outer))
        }
    }
}

/// The tint in the environment.
struct TintModification: EnvironmentModification {
    let style: AnyShapeStyle?

    func change(_ environment: inout EnvironmentValues) { environment.tintStyle = style }
}

/// The background style in the environment.
struct BackgroundStyleModification: EnvironmentModification {
    let style: AnyShapeStyle

    func change(_ environment: inout EnvironmentValues) { environment.backgroundStyle = style }
}

extension View {
    /// Returns the view with a style of its foreground.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modified(by: ForegroundModification(styles: [AnyShapeStyle(style)]))
    }

    /// Returns the view with two levels of styles of its foreground.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modified(by: ForegroundModification(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Returns the view with three levels of styles of its foreground.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modified(
            by: ForegroundModification(
                styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// Returns the view with a color of its foreground; nil for that of the system.
    public func foregroundColor(_ color: Color?) -> some View {
        modified(by: ForegroundModification(styles: color.map { [AnyShapeStyle($0)] } ?? []))
    }

    /// Returns the view with a tint.
    public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        modified(by: TintModification(style: AnyShapeStyle(tint)))
    }

    /// Returns the view with a tint; nil for that of the app.
    public func tint(_ tint: Color?) -> some View {
        modified(by: TintModification(style: tint.map { AnyShapeStyle($0) }))
    }

    /// Returns the view with a tint; nil for that of the app.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Returns the view with a style of its background.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modified(by: BackgroundStyleModification(style: AnyShapeStyle(style)))
    }
}
