// The pads of the table by name; pinned by `DeviceNameTests`.
extension DeviceProfile {
    /// iPad 2, with a 9.7-inch display.
    public static var iPad2: DeviceProfile { DeviceTable.row("ipad-2") }
    /// iPad (3rd generation), with a 9.7-inch display.
    public static var iPad3: DeviceProfile { DeviceTable.row("ipad-3") }
    /// iPad (4th generation), with a 9.7-inch display.
    public static var iPad4: DeviceProfile { DeviceTable.row("ipad-4") }
    /// iPad Air, with a 9.7-inch display.
    public static var iPadAir: DeviceProfile { DeviceTable.row("ipad-air-1") }
    /// iPad Air 2, with a 9.7-inch display.
    public static var iPadAir2: DeviceProfile { DeviceTable.row("ipad-air-2") }
    /// iPad (5th generation), with a 9.7-inch display.
    public static var iPad5: DeviceProfile { DeviceTable.row("ipad-5") }
    /// iPad (6th generation), with a 9.7-inch display.
    public static var iPad6: DeviceProfile { DeviceTable.row("ipad-9.7") }
    /// iPad Pro 9.7-inch.
    public static var iPadPro9Inch7: DeviceProfile { DeviceTable.row("ipad-pro-9.7") }
    /// iPad mini (1st generation), with a 7.9-inch display.
    public static var iPadMini1: DeviceProfile { DeviceTable.row("ipad-mini-1") }
    /// iPad mini 2, with a 7.9-inch display.
    public static var iPadMini2: DeviceProfile { DeviceTable.row("ipad-mini-2") }
    /// iPad mini 3, with a 7.9-inch display.
    public static var iPadMini3: DeviceProfile { DeviceTable.row("ipad-mini-3") }
    /// iPad mini 4, with a 7.9-inch display.
    public static var iPadMini4: DeviceProfile { DeviceTable.row("ipad-mini-4") }
    /// iPad mini (5th generation), with a 7.9-inch display.
    public static var iPadMini5: DeviceProfile { DeviceTable.row("ipad-mini-5") }
    /// iPad (7th generation), with a 10.2-inch display.
    public static var iPad7: DeviceProfile { DeviceTable.row("ipad-7") }
    /// iPad (8th generation), with a 10.2-inch display.
    public static var iPad8: DeviceProfile { DeviceTable.row("ipad-8") }
    /// iPad (9th generation), with a 10.2-inch display.
    public static var iPad9: DeviceProfile { DeviceTable.row("ipad-10.2") }
    /// iPad Air (3rd generation), with a 10.5-inch display.
    public static var iPadAir3: DeviceProfile { DeviceTable.row("ipad-air-3") }
    /// iPad Pro 10.5-inch.
    public static var iPadPro10Inch5: DeviceProfile { DeviceTable.row("ipad-pro-10.5") }
    /// iPad Air (4th generation), with a 10.9-inch display.
    public static var iPadAir4: DeviceProfile { DeviceTable.row("ipad-air-4") }
    /// iPad Air (5th generation), with a 10.9-inch display.
    public static var iPadAir5: DeviceProfile { DeviceTable.row("ipad-air-5") }
    /// iPad (10th generation), with a 10.9-inch display.
    public static var iPad10: DeviceProfile { DeviceTable.row("ipad-10") }
    /// iPad (A16), with a 10.9-inch display.
    public static var iPadA16: DeviceProfile { DeviceTable.row("ipad-10.9") }
    /// iPad Air 11-inch (M2).
    public static var iPadAir11InchM2: DeviceProfile { DeviceTable.row("ipad-air-11") }
    /// iPad Air 11-inch (M3).
    public static var iPadAir11InchM3: DeviceProfile { DeviceTable.row("ipad-air-11-m3") }
    /// iPad Air 11-inch (M4).
    public static var iPadAir11InchM4: DeviceProfile { DeviceTable.row("ipad-air-11-m4") }
    /// iPad Pro 11-inch (1st generation).
    public static var iPadPro11InchGeneration1: DeviceProfile { DeviceTable.row("ipad-pro-11-1") }
    /// iPad Pro 11-inch (2nd generation).
    public static var iPadPro11InchGeneration2: DeviceProfile { DeviceTable.row("ipad-pro-11-2") }
    /// iPad Pro 11-inch (3rd generation).
    public static var iPadPro11InchGeneration3: DeviceProfile { DeviceTable.row("ipad-pro-11-3") }
    /// iPad Pro 11-inch (4th generation).
    public static var iPadPro11InchGeneration4: DeviceProfile { DeviceTable.row("ipad-pro-11") }
    /// iPad Pro 11-inch (M4).
    public static var iPadPro11InchM4: DeviceProfile { DeviceTable.row("ipad-pro-11-m4") }
    /// iPad Pro 11-inch (M5).
    public static var iPadPro11InchM5: DeviceProfile { DeviceTable.row("ipad-pro-11-m5") }
    /// iPad Pro 12.9-inch (1st generation).
    public static var iPadPro12Inch9Generation1: DeviceProfile { DeviceTable.row("ipad-pro-12.9-1") }
    /// iPad Pro 12.9-inch (2nd generation).
    public static var iPadPro12Inch9Generation2: DeviceProfile { DeviceTable.row("ipad-pro-12.9-2") }
    /// iPad Pro 12.9-inch (3rd generation).
    public static var iPadPro12Inch9Generation3: DeviceProfile { DeviceTable.row("ipad-pro-12.9-3") }
    /// iPad Pro 12.9-inch (4th generation).
    public static var iPadPro12Inch9Generation4: DeviceProfile { DeviceTable.row("ipad-pro-12.9-4") }
    /// iPad Pro 12.9-inch (5th generation).
    public static var iPadPro12Inch9Generation5: DeviceProfile { DeviceTable.row("ipad-pro-12.9-5") }
    /// iPad Pro 12.9-inch (6th generation).
    public static var iPadPro12Inch9Generation6: DeviceProfile { DeviceTable.row("ipad-pro-12.9") }
    /// iPad Air 13-inch (M2).
    public static var iPadAir13InchM2: DeviceProfile { DeviceTable.row("ipad-air-13") }
    /// iPad Air 13-inch (M3).
    public static var iPadAir13InchM3: DeviceProfile { DeviceTable.row("ipad-air-13-m3") }
    /// iPad Air 13-inch (M4).
    public static var iPadAir13InchM4: DeviceProfile { DeviceTable.row("ipad-air-13-m4") }
    /// iPad Pro 13-inch (M4).
    public static var iPadPro13InchM4: DeviceProfile { DeviceTable.row("ipad-pro-13") }
    /// iPad Pro 13-inch (M5).
    public static var iPadPro13InchM5: DeviceProfile { DeviceTable.row("ipad-pro-13-m5") }
    /// iPad mini (6th generation), with an 8.3-inch display.
    public static var iPadMini6: DeviceProfile { DeviceTable.row("ipad-mini") }
    /// iPad mini (A17 Pro), with an 8.3-inch display.
    public static var iPadMiniA17Pro: DeviceProfile { DeviceTable.row("ipad-mini-a17") }
}
