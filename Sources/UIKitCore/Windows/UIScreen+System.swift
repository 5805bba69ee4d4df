extension UIScreen {
    /// The modes of the screen: the current one.
    public var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
    /// The mode of the screen: its size in pixels.
    public var currentMode: UIScreenMode? {
        UIScreenMode(size: CGSize(width: bounds.width * scale, height: bounds.height * scale))
    }
    /// The mode that suits the screen best: the current one.
    public var preferredMode: UIScreenMode? { currentMode }
    /// The screen that this one mirrors; nil for none.
    public var mirrored: UIScreen? { nil }
    /// The bounds without the status bar, as before iOS 9.
    public var applicationFrame: CGRect {
        let top = UIApplication.shared.statusBarFrame.maxY
        return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.height - top)
    }
    /// The maximum brightness relative to SDR white: 1, as there is no extended range.
    public var potentialEDRHeadroom: CGFloat { 1 }
    /// The current maximum brightness relative to SDR white: 1.
    public var currentEDRHeadroom: CGFloat { 1 }
    /// The time between a touch and its event, in seconds: 0.
    public var calibratedLatency: TimeInterval { 0 }

    /// Returns a snapshot of the screen.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates)
            ?? UIView(frame: bounds)
    }

    /// Posted after a screen was connected, which none is here.
    public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Posted after a screen was disconnected.
    public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// Posted after the mode of a screen changed.
    public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    /// Posted after the brightness of a screen changed.
    public static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    /// Posted after recording of the screen began or ended.
    public static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
    /// Posted after the reference mode of a screen changed.
    public static let referenceDisplayModeStatusDidChangeNotification = Notification.Name(
        "UIScreenReferenceDisplayModeStatusDidChangeNotification")
}

/// A display mode of a screen.
public final class UIScreenMode: NSObject, Sendable {
    /// The size, in pixels.
    public let size: CGSize
    /// The aspect ratio of a pixel, width by height: 1.
    public let pixelAspectRatio: CGFloat = 1

    init(size: CGSize) {
        self.size = size
        super.init()
    }
}
