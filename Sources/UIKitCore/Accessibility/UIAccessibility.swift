/// The settings of assistive technologies, all of them as on a device where none is on, and their notifications.
public enum UIAccessibility {
    /// Whether VoiceOver is on.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether Switch Control is on.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether AssistiveTouch is on.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether the setting for bold text is on.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether the setting for reduced motion is on.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether the setting for reduced transparency is on.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether the setting for increased contrast is on.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether colors are inverted.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether the display is in grayscale.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether Guided Access is on.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether audio is mono.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether closed captions are shown.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether the setting to speak a selection is on.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether the setting to speak the screen is on.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether shaking the device undoes.
    public static var isShakeToUndoEnabled: Bool { true }
    /// Whether videos play automatically.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// Whether switches show labels for on and off.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Whether information is conveyed by more than color.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether buttons have visible shapes.
    public static var buttonShapesEnabled: Bool { false }
    /// Whether transitions cross-fade instead of moving.
    public static var prefersCrossFadeTransitions: Bool { false }

    /// The notifications of assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: UInt32
        /// Creates a notification from its raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A major part of the screen has changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// The layout of a part of the screen has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// An announcement is to be spoken.
        public static let announcement = Notification(rawValue: 1008)
        /// A scroll action has completed.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// The operations of an assistive technology are to pause.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
        /// The operations of an assistive technology are to resume.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
    }

    /// Posts a notification to assistive technologies; has no effect here.
    public static func post(notification: Notification, argument: Any?) {}

    /// Returns the element that an assistive technology focuses on: none.
    public static func focusedElement(
        using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
    ) -> Any? { nil }

    /// Returns a rectangle of a view in the coordinates of the screen.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil as UIView?)
    }

    /// Posted when VoiceOver is turned on or off.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted when the setting for reduced motion changes.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when the setting for reduced transparency changes.
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted when the setting for bold text changes.
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted when the setting for increased contrast changes.
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted when Switch Control is turned on or off.
    public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Posted when an announcement was spoken.
    public static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// Posted when an assistive technology focuses on another element.
    public static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The key of the text of the announcement.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key of whether an announcement was spoken.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}
