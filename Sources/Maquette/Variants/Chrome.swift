/// What is drawn around a screen. Safe areas are always those of the device.
public enum Chrome: String, CaseIterable, Hashable, Codable, Sendable {
    /// The screen alone.
    case none
    /// With the status bar.
    case status
    /// With status bar, home indicator, cutout and rounded corners.
    case full
    /// All of the above, inside a plain device frame.
    case frame
}
