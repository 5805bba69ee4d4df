// The phones of the table by name; pinned by `DeviceNameTests`.
extension DeviceProfile {
    /// iPhone 4, with a 3.5-inch display.
    public static var iPhone4: DeviceProfile { DeviceTable.row("iphone-4") }
    /// iPhone 4s, with a 3.5-inch display.
    public static var iPhone4s: DeviceProfile { DeviceTable.row("iphone-4s") }
    /// iPhone 5, with a 4-inch display.
    public static var iPhone5: DeviceProfile { DeviceTable.row("iphone-5") }
    /// iPhone 5c, with a 4-inch display.
    public static var iPhone5c: DeviceProfile { DeviceTable.row("iphone-5c") }
    /// iPhone 5s, with a 4-inch display.
    public static var iPhone5s: DeviceProfile { DeviceTable.row("iphone-5s") }
    /// iPhone SE (1st generation), with a 4-inch display.
    public static var iPhoneSE1: DeviceProfile { DeviceTable.row("iphone-se") }
    /// iPod touch (5th generation), with a 4-inch display.
    public static var iPodTouch5: DeviceProfile { DeviceTable.row("ipod-touch-5") }
    /// iPod touch (6th generation), with a 4-inch display.
    public static var iPodTouch6: DeviceProfile { DeviceTable.row("ipod-touch-6") }
    /// iPod touch (7th generation), with a 4-inch display.
    public static var iPodTouch7: DeviceProfile { DeviceTable.row("ipod-touch-7") }
    /// iPhone 6, with a 4.7-inch display.
    public static var iPhone6: DeviceProfile { DeviceTable.row("iphone-6") }
    /// iPhone 6s, with a 4.7-inch display.
    public static var iPhone6s: DeviceProfile { DeviceTable.row("iphone-6s") }
    /// iPhone 7, with a 4.7-inch display.
    public static var iPhone7: DeviceProfile { DeviceTable.row("iphone-7") }
    /// iPhone 8, with a 4.7-inch display.
    public static var iPhone8: DeviceProfile { DeviceTable.row("iphone-8") }
    /// iPhone SE (2nd generation), with a 4.7-inch display.
    public static var iPhoneSE2: DeviceProfile { DeviceTable.row("iphone-se-2") }
    /// iPhone SE (3rd generation), with a 4.7-inch display.
    public static var iPhoneSE3: DeviceProfile { DeviceTable.row("iphone-se-3") }
    /// iPhone 6 Plus, with a 5.5-inch display.
    public static var iPhone6Plus: DeviceProfile { DeviceTable.row("iphone-6-plus") }
    /// iPhone 6s Plus, with a 5.5-inch display.
    public static var iPhone6sPlus: DeviceProfile { DeviceTable.row("iphone-6s-plus") }
    /// iPhone 7 Plus, with a 5.5-inch display.
    public static var iPhone7Plus: DeviceProfile { DeviceTable.row("iphone-7-plus") }
    /// iPhone 8 Plus, with a 5.5-inch display.
    public static var iPhone8Plus: DeviceProfile { DeviceTable.row("iphone-8-plus") }
    /// iPhone X, with a 5.8-inch display.
    public static var iPhoneX: DeviceProfile { DeviceTable.row("iphone-x") }
    /// iPhone XS, with a 5.8-inch display.
    public static var iPhoneXS: DeviceProfile { DeviceTable.row("iphone-xs") }
    /// iPhone 11 Pro, with a 5.8-inch display.
    public static var iPhone11Pro: DeviceProfile { DeviceTable.row("iphone-11-pro") }
    /// iPhone XR, with a 6.1-inch display.
    public static var iPhoneXR: DeviceProfile { DeviceTable.row("iphone-xr") }
    /// iPhone 11, with a 6.1-inch display.
    public static var iPhone11: DeviceProfile { DeviceTable.row("iphone-11") }
    /// iPhone XS Max, with a 6.5-inch display.
    public static var iPhoneXSMax: DeviceProfile { DeviceTable.row("iphone-xs-max") }
    /// iPhone 11 Pro Max, with a 6.5-inch display.
    public static var iPhone11ProMax: DeviceProfile { DeviceTable.row("iphone-11-pro-max") }
    /// iPhone 12 mini, with a 5.4-inch display.
    public static var iPhone12Mini: DeviceProfile { DeviceTable.row("iphone-12-mini") }
    /// iPhone 13 mini, with a 5.4-inch display.
    public static var iPhone13Mini: DeviceProfile { DeviceTable.row("iphone-13-mini") }
    /// iPhone 12, with a 6.1-inch display.
    public static var iPhone12: DeviceProfile { DeviceTable.row("iphone-12") }
    /// iPhone 12 Pro, with a 6.1-inch display.
    public static var iPhone12Pro: DeviceProfile { DeviceTable.row("iphone-12-pro") }
    /// iPhone 13, with a 6.1-inch display.
    public static var iPhone13: DeviceProfile { DeviceTable.row("iphone-13") }
    /// iPhone 13 Pro, with a 6.1-inch display.
    public static var iPhone13Pro: DeviceProfile { DeviceTable.row("iphone-13-pro") }
    /// iPhone 14, with a 6.1-inch display.
    public static var iPhone14: DeviceProfile { DeviceTable.row("iphone-14") }
    /// iPhone 16e, with a 6.1-inch display.
    public static var iPhone16e: DeviceProfile { DeviceTable.row("iphone-16e") }
    /// iPhone 17e, with a 6.1-inch display.
    public static var iPhone17e: DeviceProfile { DeviceTable.row("iphone-17e") }
    /// iPhone 12 Pro Max, with a 6.7-inch display.
    public static var iPhone12ProMax: DeviceProfile { DeviceTable.row("iphone-12-pro-max") }
    /// iPhone 13 Pro Max, with a 6.7-inch display.
    public static var iPhone13ProMax: DeviceProfile { DeviceTable.row("iphone-13-pro-max") }
    /// iPhone 14 Plus, with a 6.7-inch display.
    public static var iPhone14Plus: DeviceProfile { DeviceTable.row("iphone-14-plus") }
    /// iPhone 14 Pro, with a 6.1-inch display.
    public static var iPhone14Pro: DeviceProfile { DeviceTable.row("iphone-14-pro") }
    /// iPhone 15, with a 6.1-inch display.
    public static var iPhone15: DeviceProfile { DeviceTable.row("iphone-15") }
    /// iPhone 15 Pro, with a 6.1-inch display.
    public static var iPhone15Pro: DeviceProfile { DeviceTable.row("iphone-15-pro") }
    /// iPhone 14 Pro Max, with a 6.7-inch display.
    public static var iPhone14ProMax: DeviceProfile { DeviceTable.row("iphone-14-pro-max") }
    /// iPhone 15 Plus, with a 6.7-inch display.
    public static var iPhone15Plus: DeviceProfile { DeviceTable.row("iphone-15-plus") }
    /// iPhone 15 Pro Max, with a 6.7-inch display.
    public static var iPhone15ProMax: DeviceProfile { DeviceTable.row("iphone-15-pro-max") }
    /// iPhone 16 Plus, with a 6.7-inch display.
    public static var iPhone16Plus: DeviceProfile { DeviceTable.row("iphone-16-plus") }
    /// iPhone 16 Pro, with a 6.3-inch display.
    public static var iPhone16Pro: DeviceProfile { DeviceTable.row("iphone-16-pro") }
    /// iPhone 17, with a 6.3-inch display.
    public static var iPhone17: DeviceProfile { DeviceTable.row("iphone-17") }
    /// iPhone 17 Pro, with a 6.3-inch display.
    public static var iPhone17Pro: DeviceProfile { DeviceTable.row("iphone-17-pro") }
    /// iPhone 16 Pro Max, with a 6.9-inch display.
    public static var iPhone16ProMax: DeviceProfile { DeviceTable.row("iphone-16-pro-max") }
    /// iPhone 17 Pro Max, with a 6.9-inch display.
    public static var iPhone17ProMax: DeviceProfile { DeviceTable.row("iphone-17-pro-max") }
    /// iPhone Air, with a 6.5-inch display.
    public static var iPhoneAir: DeviceProfile { DeviceTable.row("iphone-air") }
    /// iPhone 16, with a 6.1-inch display.
    public static var iPhone16: DeviceProfile { DeviceTable.row("iphone-16") }
}
