import ScreenBuilder

extension DeviceProfile {
    /// A placeholder for the canvas that each screen was designed on.
    public static let canvas: DeviceProfile = {
        var device = DeviceTable.standard
        device.id = CanvasProfile.deviceID
        device.name = "canvas"
        return device
    }()
}
