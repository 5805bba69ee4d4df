extension DeviceTable {
    /// The devices that a name stands for: `*` for all, else the one of that name.
    public static func profiles(named name: String) throws(DeviceNameError) -> [DeviceProfile] {
        name == "*" ? all : [try profile(named: name)]
    }
}
