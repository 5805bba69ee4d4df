import Devices

/// The device that the screen is rendered for.
///
/// It has no hardware: sensors and batteries have the values of a simulator.
open class UIDevice: NSObject {
    /// The states of a battery. Raw values match Apple's.
    public enum BatteryState: Int, Hashable, Sendable {
        /// The state is not known.
        case unknown = 0
        /// The device runs on its battery.
        case unplugged = 1
        /// The device is plugged in, and the battery is not full.
        case charging = 2
        /// The device is plugged in, and the battery is full.
        case full = 3
    }

    /// The device of the render.
    open class var current: UIDevice { RenderContext.current.shared { UIDevice() } }

    /// The name of the model family, as in "iPhone".
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same as `model`: it is not localized on Apple's devices either.
    open var localizedModel: String { model }
    /// The name that the owner gave the device.
    ///
    /// Source: `UIDevice.name` in Apple's documentation: the model since iOS 16.
    open var name: String { model }
    /// The name of the system.
    ///
    /// Source: devices that run iPadOS still return "iOS" up to 15, and "iPadOS" since.
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The version of the system whose appearance is drawn.
    open var systemVersion: String { "18.0" }
    /// The interface idiom of the device: phone or pad.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        RenderEnvironment.current.traits.userInterfaceIdiom
    }
    /// An identifier of the device for the vendor; the same on every machine.
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
    /// The physical orientation of the device, that of the interface.
    open var orientation: UIDeviceOrientation {
        UIDeviceOrientation(rawValue: RenderEnvironment.current.interfaceOrientation.rawValue) ?? .unknown
    }
    /// Whether notifications of orientation are posted.
    open private(set) var isGeneratingDeviceOrientationNotifications = false
    /// Begins posting notifications of orientation.
    open func beginGeneratingDeviceOrientationNotifications() {
        isGeneratingDeviceOrientationNotifications = true
    }
    /// Stops posting notifications of orientation.
    open func endGeneratingDeviceOrientationNotifications() {
        isGeneratingDeviceOrientationNotifications = false
    }
    /// Whether the battery is monitored; false by default.
    open var isBatteryMonitoringEnabled = false
    /// The battery level, 0 to 1; -1, since there is no battery.
    open var batteryLevel: Float { -1 }
    /// The state of the battery, which is not known.
    open var batteryState: BatteryState { .unknown }
    /// Whether the proximity sensor is monitored; it stays false, since there is none.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether the proximity sensor is close to the user; false here.
    open var proximityState: Bool { false }
    /// Whether the device supports multitasking.
    open var isMultitaskingSupported: Bool { true }
    /// Plays the click of a key; has no effect here.
    open func playInputClick() {}

    /// Posted when the orientation of the device changed.
    public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// Posted when the battery level changed.
    public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when the battery state changed.
    public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// Posted when the state of the proximity sensor changed.
    public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the interface idiom of the device.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
