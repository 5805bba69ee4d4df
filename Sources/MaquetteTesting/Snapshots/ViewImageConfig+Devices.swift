// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names of the package swift-snapshot-testing, by which tests ask for devices.
extension ViewImageConfig {
    /// iPhone SE of 2016, in portrait.
    public static let iPhoneSe = iPhoneSe(.portrait)
    /// iPhone SE of 2016, in an orientation.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iphone-se", orientation)
    }
    /// iPhone 8, in portrait.
    public static let iPhone8 = iPhone8(.portrait)
    /// iPhone 8, in an orientation.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iphone-8", orientation)
    }
    /// iPhone 8 Plus, in portrait.
    public static let iPhone8Plus = iPhone8Plus(.portrait)
    /// iPhone 8 Plus, in an orientation.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iphone-8-plus", orientation)
    }
    /// iPhone X, in portrait.
    public static let iPhoneX = iPhoneX(.portrait)
    /// iPhone X, in an orientation.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iphone-x", orientation)
    }
    /// iPhone XS Max, in portrait.
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    /// iPhone XS Max, in an orientation.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iphone-xs-max", orientation)
    }
    /// iPhone XR, in portrait.
    public static let iPhoneXr = iPhoneXr(.portrait)
    /// iPhone XR, in an orientation.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iphone-xr", orientation)
    }
    /// iPhone 12, in portrait.
    public static let iPhone12 = iPhone12(.portrait)
    /// iPhone 12, in an orientation.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iphone-12", orientation)
    }
    /// iPhone 12 Pro, in portrait.
    public static let iPhone12Pro = iPhone12Pro(.portrait)
    /// iPhone 12 Pro, in an orientation.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iphone-12-pro", orientation)
    }
    /// iPhone 12 Pro Max, in portrait.
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    /// iPhone 12 Pro Max, in an orientation.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iphone-12-pro-max", orientation)
    }
    /// iPhone 13, in portrait.
    public static let iPhone13 = iPhone13(.portrait)
    /// iPhone 13, in an orientation.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iphone-13", orientation)
    }
    /// iPhone 13 mini, in portrait.
    public static let iPhone13Mini = iPhone13Mini(.portrait)
    /// iPhone 13 mini, in an orientation.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iphone-13-mini", orientation)
    }
    /// iPhone 13 Pro, in portrait.
    public static let iPhone13Pro = iPhone13Pro(.portrait)
    /// iPhone 13 Pro, in an orientation.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iphone-13-pro", orientation)
    }
    /// iPhone 13 Pro Max, in portrait.
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)
    /// iPhone 13 Pro Max, in an orientation.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("iphone-13-pro-max", orientation)
    }
}

extension ViewImageConfig {
    /// iPad mini, as it was until 2019, in landscape.
    public static let iPadMini = iPadMini(Orientation.landscape)
    /// iPad mini, as it was until 2019, in an orientation.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("ipad-mini-5", orientation)
    }
    /// iPad mini, as it was until 2019, in an orientation with a split view.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        ViewImageConfig("ipad-mini-5", orientation)
    }
    /// iPad with 9.7 inches, in landscape.
    public static let iPad9_7 = iPad9_7(Orientation.landscape)
    /// iPad with 9.7 inches, in an orientation.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("ipad-9.7", orientation)
    }
    /// iPad with 9.7 inches, in an orientation with a split view.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        ViewImageConfig("ipad-9.7", orientation)
    }
    /// iPad with 10.2 inches, in landscape.
    public static let iPad10_2 = iPad10_2(Orientation.landscape)
    /// iPad with 10.2 inches, in an orientation.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("ipad-10.2", orientation)
    }
    /// iPad with 10.2 inches, in an orientation with a split view.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        ViewImageConfig("ipad-10.2", orientation)
    }
    /// iPad Pro with 10.5 inches, in landscape.
    public static let iPadPro10_5 = iPadPro10_5(Orientation.landscape)
    /// iPad Pro with 10.5 inches, in an orientation.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("ipad-pro-10.5", orientation)
    }
    /// iPad Pro with 10.5 inches, in an orientation with a split view.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        ViewImageConfig("ipad-pro-10.5", orientation)
    }
    /// iPad Pro with 11 inches, in landscape.
    public static let iPadPro11 = iPadPro11(Orientation.landscape)
    /// iPad Pro with 11 inches, in an orientation.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("ipad-pro-11", orientation)
    }
    /// iPad Pro with 11 inches, in an orientation with a split view.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        ViewImageConfig("ipad-pro-11", orientation)
    }
    /// iPad Pro with 12.9 inches, in landscape.
    public static let iPadPro12_9 = iPadPro12_9(Orientation.landscape)
    /// iPad Pro with 12.9 inches, in an orientation.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig("ipad-pro-12.9", orientation)
    }
    /// iPad Pro with 12.9 inches, in an orientation with a split view.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        ViewImageConfig("ipad-pro-12.9", orientation)
    }
    /// Apple TV, for which there is no profile: assertions fail.
    public static let tv = ViewImageConfig(problem: "there is no profile for Apple TV")
    /// Apple TV, for which there is no profile: assertions fail.
    public static let tv4K = ViewImageConfig(problem: "there is no profile for Apple TV")
}
