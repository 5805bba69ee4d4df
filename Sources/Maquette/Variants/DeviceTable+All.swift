extension DeviceTable {
    /// Returns the devices that a name selects: all for `*`, otherwise the device with that name.
    public static func profiles(named name: String) throws(DeviceNameError) -> [DeviceProfile] {
        name == "*" ? all : [try profile(named: name)]
    }
}
