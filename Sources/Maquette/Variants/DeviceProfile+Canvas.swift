import ScreenBuilder

extension DeviceProfile {
    /// Stands for the canvas that each screen was drawn on, whatever it is.
    public static let canvas: DeviceProfile = {
        var device = DeviceTable.standard
        device.id = CanvasProfile.deviceID
        device.name = "canvas"
        return device
    }()
}
