/// How a device is held.
public enum DeviceOrientation: String, CaseIterable, Hashable, Sendable {
    /// The longer side upright, the home button or indicator at the bottom.
    case portrait
    /// Turned so that the longer side lies.
    case landscape
}
