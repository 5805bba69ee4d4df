/// The orientation of a device.
public enum DeviceOrientation: String, CaseIterable, Hashable, Codable, Sendable {
    /// The longer side is vertical, with the home button or indicator at the bottom.
    case portrait
    /// The longer side is horizontal.
    case landscape
}
