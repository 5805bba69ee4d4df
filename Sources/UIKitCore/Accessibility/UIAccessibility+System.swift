// The settings do not change in a render, so that nothing of this is posted.
extension UIAccessibility {
    /// Posted when the setting to invert colors changes.
    public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Posted when the grayscale setting changes.
    public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")
    /// Posted when a Guided Access session starts or ends.
    public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")
    /// Posted when the setting for mono audio changes.
    public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification")
    /// Posted when the setting for closed captions changes.
    public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    /// Posted when AssistiveTouch is turned on or off.
    public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    /// Posted when the setting to shake to undo changes.
    public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification")
    /// Posted when the setting to speak the screen changes.
    public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification")
    /// Posted when the setting to speak a selection changes.
    public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    /// Posted when the setting for button shapes changes.
    public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    /// Posted when the setting to differentiate without color changes.
    public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    /// Posted when the setting for labels of switches changes.
    public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    /// Posted when the setting for cross-fade transitions changes.
    public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    /// Posted when the setting to autoplay videos changes.
    public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
    /// Posted when the ears with hearing devices change.
    public static let hearingDevicePairedEarDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
    /// The key of the element that assistive technologies focus on.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of the element that lost the focus.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key of the assistive technology that moved the focus.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    /// The identifiers of assistive technologies.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: String
        /// Creates an identifier from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Switch Control, with which a few switches operate the whole device.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        /// VoiceOver, which speaks what is on the screen.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// The ears with hearing devices. Raw values match Apple's.
    public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
        /// The raw value, with one bit for each ear.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left ear.
        public static let left = HearingDeviceEar(rawValue: 1 << 1)
        /// The right ear.
        public static let right = HearingDeviceEar(rawValue: 1 << 2)
        /// The left and the right ear.
        public static let both: HearingDeviceEar = [.left, .right]
    }

    /// The ears with hearing devices: none.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }

    /// The priority of an announcement.
    public struct Priority: RawRepresentable, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: String
        /// Creates a priority from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The announcement interrupts speech and is not interrupted.
        public static let high = Priority(rawValue: "UIAccessibilityPriorityHigh")
        /// The announcement interrupts speech, and may be interrupted by another.
        public static let `default` = Priority(rawValue: "UIAccessibilityPriorityDefault")
        /// The announcement is spoken after those that are waiting.
        public static let low = Priority(rawValue: "UIAccessibilityPriorityLow")
    }

    /// What Zoom focuses on. Raw values match Apple's.
    public enum ZoomType: Int, Hashable, Sendable {
        /// The insertion point of text.
        case insertionPoint = 0
    }

    /// Notifies Zoom of a change of the focus; has no effect here.
    public static func zoomFocusChanged(zoomType: ZoomType, toFrame frame: CGRect, in view: UIView) {}
    /// Warns the user that the app's gestures conflict with Zoom's; has no effect here.
    public static func registerGestureConflictWithZoom() {}
    /// Turns Guided Access on or off, which is not possible here.
    public static func requestGuidedAccessSession(
        enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// Returns a path of a view in the coordinates of the screen.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let converted = UIBezierPath()
        converted.append(path)
        let origin = view.convert(CGPoint.zero, to: nil as UIView?)
        let right = view.convert(CGPoint(x: 1, y: 0), to: nil as UIView?)
        let down = view.convert(CGPoint(x: 0, y: 1), to: nil as UIView?)
        converted.apply(
            CGAffineTransform(
                a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
                tx: origin.x, ty: origin.y))
        return converted
    }
}
