/// A family of devices that share an interface style.
public enum DeviceIdiom: String, CaseIterable, Hashable, Codable, Sendable {
    /// iPhone and iPod touch.
    case phone
    /// All models of iPad.
    case pad
}
