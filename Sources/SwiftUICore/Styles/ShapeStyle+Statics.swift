extension ShapeStyle where Self == ForegroundStyle {
    /// The style of the foreground in its place.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The style of the background in its place.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The style of the tint in its place.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of separators.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of placeholders.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of selections.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the foreground style.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == Color {
    /// The system red, which adapts to light and dark appearance.
    public static var red: Color { .red }
    /// The system orange, which adapts to light and dark appearance.
    public static var orange: Color { .orange }
    /// The system yellow, which adapts to light and dark appearance.
    public static var yellow: Color { .yellow }
    /// The system green, which adapts to light and dark appearance.
    public static var green: Color { .green }
    /// The system mint, which adapts to light and dark appearance.
    public static var mint: Color { .mint }
    /// The system teal, which adapts to light and dark appearance.
    public static var teal: Color { .teal }
    /// The system cyan, which adapts to light and dark appearance.
    public static var cyan: Color { .cyan }
    /// The system blue, which adapts to light and dark appearance.
    public static var blue: Color { .blue }
    /// The system indigo, which adapts to light and dark appearance.
    public static var indigo: Color { .indigo }
    /// The system purple, which adapts to light and dark appearance.
    public static var purple: Color { .purple }
    /// The system pink, which adapts to light and dark appearance.
    public static var pink: Color { .pink }
    /// The system brown, which adapts to light and dark appearance.
    public static var brown: Color { .brown }
    /// White, the same in light and dark appearance.
    public static var white: Color { .white }
    /// The system gray, the same in light and dark appearance.
    public static var gray: Color { .gray }
    /// Black, the same in light and dark appearance.
    public static var black: Color { .black }
    /// A color without opacity, the same in light and dark appearance.
    public static var clear: Color { .clear }
}

extension ShapeStyle {
    /// Returns the style with its opacity multiplied by a factor.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        AnyShapeStyle(FadedStyle(base: self, opacity: opacity))
    }
}
