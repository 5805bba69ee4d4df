import Geometry

// The displays of phones. Size and scale, Source: Apple's guidelines (layout tables) and the models'
// rows in DeviceKit (github devicekit/DeviceKit). Landscape width, Source: the same guidelines.
extension DisplayClass {
    static let phone3Inch5 = homeButtonPhone(
        "3.5", Size(width: 320, height: 480), scale: 2, interfaceBuilderID: "retina3_5")

    static let phone4Inch0 = homeButtonPhone(
        "4.0", Size(width: 320, height: 568), scale: 2, interfaceBuilderID: "retina4_0")

    static let phone4Inch7 = homeButtonPhone(
        "4.7", Size(width: 375, height: 667), scale: 2, interfaceBuilderID: "retina4_7")

    /// Renders 1242x2208 and scales it down to a panel of 1080x1920; screenshots have the former.
    static let phone5Inch5 = homeButtonPhone(
        "5.5", Size(width: 414, height: 736), scale: 3, landscapeWidth: .regular,
        panel: PixelSize(width: 1080, height: 1920), interfaceBuilderID: "retina5_5")

    static let phone5Inch8 = notchedPhone(
        "5.8", Size(width: 375, height: 812), inset: 44, radius: 39, notch: .notch(width: 209, height: 30),
        indicator: HomeIndicator(portraitWidth: 134, landscapeWidth: 209), interfaceBuilderID: "retina5_9")

    /// The inset has been 48 since iOS 14; Interface Builder's canvas still uses the 44 of iOS 12 and 13.
    static let phone6Inch1LCD = notchedPhone(
        "6.1-lcd", Size(width: 414, height: 896), scale: 2, inset: 48, radius: 41.5,
        notch: .notch(width: 230, height: 33),
        indicator: HomeIndicator(portraitWidth: 148, landscapeWidth: 231), landscapeWidth: .regular,
        interfaceBuilderID: "retina6_1")

    static let phone6Inch5 = notchedPhone(
        "6.5", Size(width: 414, height: 896), inset: 44, radius: 39, notch: .notch(width: 209, height: 30),
        indicator: HomeIndicator(portraitWidth: 148, landscapeWidth: 231), landscapeWidth: .regular,
        interfaceBuilderID: "retina6_5")

    /// Renders 1125x2436 and scales it down to a panel of 1080x2340. The inset is 50 since iOS 15.
    static let phone5Inch4 = notchedPhone(
        "5.4", Size(width: 375, height: 812), inset: 50, radius: 44, notch: .notch(width: 162, height: 33),
        indicator: HomeIndicator(portraitWidth: 134, landscapeWidth: 209),
        panel: PixelSize(width: 1080, height: 2340), interfaceBuilderID: "retina5_4")

    static let phone6Inch1 = notchedPhone(
        "6.1", Size(width: 390, height: 844), inset: 47, radius: 47.33,
        notch: .notch(width: 162, height: 33),
        indicator: HomeIndicator(portraitWidth: 139, landscapeWidth: 217), interfaceBuilderID: "retina6_0")

    static let phone6Inch7 = notchedPhone(
        "6.7", Size(width: 428, height: 926), inset: 47, radius: 53.33,
        notch: .notch(width: 162, height: 33),
        indicator: HomeIndicator(portraitWidth: 153, landscapeWidth: 238), landscapeWidth: .regular,
        interfaceBuilderID: "retina6_7")

    static let phone6Inch1Island = islandPhone(
        "6.1-island", Size(width: 393, height: 852), inset: 59, navigationBarTop: 161.0 / 3, radius: 55,
        islandTop: 11, indicator: HomeIndicator(portraitWidth: 139, landscapeWidth: 217),
        interfaceBuilderID: "retina6_12")

    static let phone6Inch7Island = islandPhone(
        "6.7-island", Size(width: 430, height: 932), inset: 59, navigationBarTop: 161.0 / 3, radius: 55,
        islandTop: 11, indicator: HomeIndicator(portraitWidth: 153, landscapeWidth: 239),
        landscapeWidth: .regular, interfaceBuilderID: "retina6_72")

    /// The island's distance is 12 or 14 by source. Landscape insets are those of iOS 18; iOS 26 has 20
    /// at the top and at the bottom.
    static let phone6Inch3 = islandPhone(
        "6.3", Size(width: 402, height: 874), inset: 62, navigationBarTop: 169.0 / 3, radius: 62,
        islandTop: 14, indicator: HomeIndicator(portraitWidth: 144, landscapeWidth: 223),
        interfaceBuilderID: "retina6_3")

    static let phone6Inch9 = islandPhone(
        "6.9", Size(width: 440, height: 956), inset: 62, navigationBarTop: 169.0 / 3, radius: 62,
        islandTop: 14, indicator: HomeIndicator(portraitWidth: 158, landscapeWidth: 244),
        landscapeWidth: .regular, interfaceBuilderID: "retina6_9")

    /// Insets are those of iOS 26, from one family of sources; the island's distance is derived.
    static let phoneAir = islandPhone(
        "6.5-air", Size(width: 420, height: 912), inset: 68, navigationBarTop: 68, radius: 62,
        islandTop: 20, indicator: HomeIndicator(portraitWidth: 151, landscapeWidth: 233),
        landscapeWidth: .regular, landscapeTop: 20, landscapeBottom: 29)
}
