extension RenderEnvironment {
    /// Whether the accessibility of views is read from their code, as a device does only while an assistive technology
    /// runs; true unless set.
    package var asksCodeForAccessibility: Bool {
        get { self[AccessibilitySlot.self] }
        set { self[AccessibilitySlot.self] = newValue }
    }
}

private enum AccessibilitySlot: EnvironmentSlot {
    static func defaultValue(in _: RenderEnvironment) -> Bool { true }
}
