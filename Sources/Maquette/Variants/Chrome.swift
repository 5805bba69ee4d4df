/// What is drawn around a screen. Safe areas are the device's in every case.
public enum Chrome: String, CaseIterable, Hashable, Sendable {
    /// The screen alone.
    case none
    /// With the status bar.
    case status
    /// With status bar, home indicator, cutout and round corners.
    case full
    /// All of it in a plain device.
    case frame
}
