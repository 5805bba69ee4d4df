public import SwiftUICore
import UIKitCore

extension EnvironmentValues {
    /// Whether the user prefers less motion.
    public var accessibilityReduceMotion: Bool { UIAccessibility.isReduceMotionEnabled }
    /// Whether the user prefers differences that do not depend on color.
    public var accessibilityDifferentiateWithoutColor: Bool {
        UIAccessibility.shouldDifferentiateWithoutColor
    }
    /// Whether the user prefers less transparency.
    public var accessibilityReduceTransparency: Bool { UIAccessibility.isReduceTransparencyEnabled }
    /// Whether VoiceOver is in use.
    public var accessibilityVoiceOverEnabled: Bool { UIAccessibility.isVoiceOverRunning }
    /// Whether colors are inverted.
    public var accessibilityInvertColors: Bool { UIAccessibility.isInvertColorsEnabled }
}
