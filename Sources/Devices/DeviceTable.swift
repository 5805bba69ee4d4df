/// The devices that are known by name.
///
/// Left out: announced or rumoured models whose sizes no two sources confirm (iPhone 18 Pro, 18 Pro Max
/// and a foldable).
public enum DeviceTable {
    /// All devices: phones, then pads, each from small to large displays.
    public static let all = phones + pads

    /// The device of a render that names none.
    public static let standard = DeviceProfile(
        id: "iphone-16", name: "iPhone 16", display: .phone6Inch1Island)

    /// The device of the given id, alias, or size in points and pixels a point (`390x844@3`).
    ///
    /// Case does not count, and a full stop, a space and an underscore count as a hyphen.
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

    /// The first device whose display Interface Builder knows by the given id.
    public static func profile(forInterfaceBuilderID id: String) -> DeviceProfile? {
        all.first { $0.display.interfaceBuilderID == id }
    }

    /// Every id and alias, in the table's order: what a misspelt name may have meant.
    public static var allNames: [String] { all.flatMap { [$0.id] + $0.aliases } }

    private static func normalized(_ name: String) -> String {
        String(name.lowercased().map { $0 == "." || $0 == " " || $0 == "_" ? "-" : $0 })
    }
}
