extension AnyShapeStyle {
    /// The style as a color; nil for others.
    package var color: Color? { style as? Color }
}
