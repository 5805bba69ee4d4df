// The phones of the table by name; pinned by `DeviceNameTests`.
extension DeviceProfile {
    /// iPhone 4.
    public static var iPhone4: DeviceProfile { DeviceTable.row("iphone-4") }
    /// iPhone 4s.
    public static var iPhone4s: DeviceProfile { DeviceTable.row("iphone-4s") }
    /// iPhone 5.
    public static var iPhone5: DeviceProfile { DeviceTable.row("iphone-5") }
    /// iPhone 5c.
    public static var iPhone5c: DeviceProfile { DeviceTable.row("iphone-5c") }
    /// iPhone 5s.
    public static var iPhone5s: DeviceProfile { DeviceTable.row("iphone-5s") }
    /// iPhone SE (1st generation).
    public static var iPhoneSE1: DeviceProfile { DeviceTable.row("iphone-se") }
    /// iPod touch (5th generation).
    public static var iPodTouch5: DeviceProfile { DeviceTable.row("ipod-touch-5") }
    /// iPod touch (6th generation).
    public static var iPodTouch6: DeviceProfile { DeviceTable.row("ipod-touch-6") }
    /// iPod touch (7th generation).
    public static var iPodTouch7: DeviceProfile { DeviceTable.row("ipod-touch-7") }
    /// iPhone 6.
    public static var iPhone6: DeviceProfile { DeviceTable.row("iphone-6") }
    /// iPhone 6s.
    public static var iPhone6s: DeviceProfile { DeviceTable.row("iphone-6s") }
    /// iPhone 7.
    public static var iPhone7: DeviceProfile { DeviceTable.row("iphone-7") }
    /// iPhone 8.
    public static var iPhone8: DeviceProfile { DeviceTable.row("iphone-8") }
    /// iPhone SE (2nd generation).
    public static var iPhoneSE2: DeviceProfile { DeviceTable.row("iphone-se-2") }
    /// iPhone SE (3rd generation).
    public static var iPhoneSE3: DeviceProfile { DeviceTable.row("iphone-se-3") }
    /// iPhone 6 Plus.
    public static var iPhone6Plus: DeviceProfile { DeviceTable.row("iphone-6-plus") }
    /// iPhone 6s Plus.
    public static var iPhone6sPlus: DeviceProfile { DeviceTable.row("iphone-6s-plus") }
    /// iPhone 7 Plus.
    public static var iPhone7Plus: DeviceProfile { DeviceTable.row("iphone-7-plus") }
    /// iPhone 8 Plus.
    public static var iPhone8Plus: DeviceProfile { DeviceTable.row("iphone-8-plus") }
    /// iPhone X.
    public static var iPhoneX: DeviceProfile { DeviceTable.row("iphone-x") }
    /// iPhone XS.
    public static var iPhoneXS: DeviceProfile { DeviceTable.row("iphone-xs") }
    /// iPhone 11 Pro.
    public static var iPhone11Pro: DeviceProfile { DeviceTable.row("iphone-11-pro") }
    /// iPhone XR.
    public static var iPhoneXR: DeviceProfile { DeviceTable.row("iphone-xr") }
    /// iPhone 11.
    public static var iPhone11: DeviceProfile { DeviceTable.row("iphone-11") }
    /// iPhone XS Max.
    public static var iPhoneXSMax: DeviceProfile { DeviceTable.row("iphone-xs-max") }
    /// iPhone 11 Pro Max.
    public static var iPhone11ProMax: DeviceProfile { DeviceTable.row("iphone-11-pro-max") }
    /// iPhone 12 mini.
    public static var iPhone12Mini: DeviceProfile { DeviceTable.row("iphone-12-mini") }
    /// iPhone 13 mini.
    public static var iPhone13Mini: DeviceProfile { DeviceTable.row("iphone-13-mini") }
    /// iPhone 12.
    public static var iPhone12: DeviceProfile { DeviceTable.row("iphone-12") }
    /// iPhone 12 Pro.
    public static var iPhone12Pro: DeviceProfile { DeviceTable.row("iphone-12-pro") }
    /// iPhone 13.
    public static var iPhone13: DeviceProfile { DeviceTable.row("iphone-13") }
    /// iPhone 13 Pro.
    public static var iPhone13Pro: DeviceProfile { DeviceTable.row("iphone-13-pro") }
    /// iPhone 14.
    public static var iPhone14: DeviceProfile { DeviceTable.row("iphone-14") }
    /// iPhone 16e.
    public static var iPhone16e: DeviceProfile { DeviceTable.row("iphone-16e") }
    /// iPhone 17e.
    public static var iPhone17e: DeviceProfile { DeviceTable.row("iphone-17e") }
    /// iPhone 12 Pro Max.
    public static var iPhone12ProMax: DeviceProfile { DeviceTable.row("iphone-12-pro-max") }
    /// iPhone 13 Pro Max.
    public static var iPhone13ProMax: DeviceProfile { DeviceTable.row("iphone-13-pro-max") }
    /// iPhone 14 Plus.
    public static var iPhone14Plus: DeviceProfile { DeviceTable.row("iphone-14-plus") }
    /// iPhone 14 Pro.
    public static var iPhone14Pro: DeviceProfile { DeviceTable.row("iphone-14-pro") }
    /// iPhone 15.
    public static var iPhone15: DeviceProfile { DeviceTable.row("iphone-15") }
    /// iPhone 15 Pro.
    public static var iPhone15Pro: DeviceProfile { DeviceTable.row("iphone-15-pro") }
    /// iPhone 14 Pro Max.
    public static var iPhone14ProMax: DeviceProfile { DeviceTable.row("iphone-14-pro-max") }
    /// iPhone 15 Plus.
    public static var iPhone15Plus: DeviceProfile { DeviceTable.row("iphone-15-plus") }
    /// iPhone 15 Pro Max.
    public static var iPhone15ProMax: DeviceProfile { DeviceTable.row("iphone-15-pro-max") }
    /// iPhone 16 Plus.
    public static var iPhone16Plus: DeviceProfile { DeviceTable.row("iphone-16-plus") }
    /// iPhone 16 Pro.
    public static var iPhone16Pro: DeviceProfile { DeviceTable.row("iphone-16-pro") }
    /// iPhone 17.
    public static var iPhone17: DeviceProfile { DeviceTable.row("iphone-17") }
    /// iPhone 17 Pro.
    public static var iPhone17Pro: DeviceProfile { DeviceTable.row("iphone-17-pro") }
    /// iPhone 16 Pro Max.
    public static var iPhone16ProMax: DeviceProfile { DeviceTable.row("iphone-16-pro-max") }
    /// iPhone 17 Pro Max.
    public static var iPhone17ProMax: DeviceProfile { DeviceTable.row("iphone-17-pro-max") }
    /// iPhone Air.
    public static var iPhoneAir: DeviceProfile { DeviceTable.row("iphone-air") }
    /// iPhone 16.
    public static var iPhone16: DeviceProfile { DeviceTable.row("iphone-16") }
}
