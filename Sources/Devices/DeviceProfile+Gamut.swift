extension DeviceProfile {
    /// Whether the display shows the colors of Display P3. Screens of any size do, as current devices.
    public var hasWideGamut: Bool { !DeviceProfile.devicesOfSRGB.contains(id) }

    /// The devices whose displays show sRGB alone.
    ///
    /// Source: Apple's technical specifications, which list "wide color display (P3)" from iPhone 7, iPad Pro 9.7-inch,
    /// iPad Pro 12.9-inch (2nd generation), iPad Air (3rd generation) and iPad mini (5th generation) on, and for no
    /// iPod touch and no plain iPad.
    private static let devicesOfSRGB: Set<String> = [
        "iphone-4", "iphone-4s", "iphone-5", "iphone-5c", "iphone-5s", "iphone-se", "iphone-6",
        "iphone-6-plus",
        "iphone-6s", "iphone-6s-plus", "ipod-touch-5", "ipod-touch-6", "ipod-touch-7", "ipad-2", "ipad-3",
        "ipad-4", "ipad-5", "ipad-9.7", "ipad-7", "ipad-10.2", "ipad-8", "ipad-10", "ipad-10.9", "ipad-air-1",
        "ipad-air-2", "ipad-mini-1", "ipad-mini-2", "ipad-mini-3", "ipad-mini-4", "ipad-pro-12.9-1",
    ]
}
