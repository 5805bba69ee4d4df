/// The known devices.
///
/// Not included: announced or rumored models whose sizes are not confirmed by two sources (iPhone 18 Pro, 18
/// Pro Max and a foldable).
public enum DeviceTable {
    /// All devices: phones, then pads, each sorted from small to large displays.
    public static let all = phones + pads

    /// The default device.
    public static let standard = DeviceProfile(
        id: "iphone-16", name: "iPhone 16", display: .phone6Inch1Island)

    /// Returns the device with an id or alias, or with a size in points, a scale and, if any,
    /// the insets of its safe area (`390x844@3`, `390x844@3+47+0+34+0`).
    ///
    /// Ignores case; full stops, spaces and underscores are equivalent to hyphens.
    public static func profile(named name: String) throws(DeviceNameError) -> DeviceProfile {
        if name == standard.id { return standard }
        if let profile = try AdHocDevice.profile(name) { return profile }
        let wanted = normalized(name)
        for profile in all where normalized(profile.id) == wanted { return profile }
        for profile in all where profile.aliases.contains(where: { normalized($0) == wanted }) {
            return profile
        }
        throw .unknown(name)
    }

    /// Returns the first device whose display has an Interface Builder id.
    public static func profile(forInterfaceBuilderID id: String) -> DeviceProfile? {
        all.first { $0.display.interfaceBuilderID == id }
    }

    /// Returns the device of a row.
    static func row(_ id: String) -> DeviceProfile { all.first { $0.id == id } ?? standard }

    /// All ids and aliases in the order of the table, for suggestions.
    public static var allNames: [String] { all.flatMap { [$0.id] + $0.aliases } }

    private static func normalized(_ name: String) -> String {
        String(name.lowercased().map { $0 == "." || $0 == " " || $0 == "_" ? "-" : $0 })
    }
}
