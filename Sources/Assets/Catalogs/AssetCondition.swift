/// A condition on the appearance, as slots of asset catalogs name it.
struct AssetAppearance: Decodable {
    /// `luminosity` or `contrast`.
    var appearance: String?
    /// `dark`, `light`, `tinted`, `high`.
    var value: String?
}

extension [AssetAppearance] {
    /// Whether a screen has this appearance. Nothing is shown in high contrast or tinted.
    func fit(_ traits: AssetTraits) -> Bool {
        let wanted = traits.isDark ? "dark" : "light"
        return allSatisfy { $0.appearance == "luminosity" && $0.value == wanted }
    }
}

/// How well the idiom of a slot suits a screen.
enum AssetIdiom {
    /// 2 for the screen's own, 1 for any, 0 for another.
    static func rank(_ idiom: String?, _ traits: AssetTraits) -> Double {
        let own = traits.isPad ? "ipad" : "iphone"
        return idiom == own ? 2 : idiom == nil || idiom == "universal" ? 1 : 0
    }
}

/// How well the colors of a slot suit a screen.
enum AssetGamut {
    /// Returns 1 for a slot that is for the screen's gamut, 0 for any, -1 for the other.
    ///
    /// Source: Asset Catalog Format Reference, `display-gamut`: "the color gamut of the device display". What is
    /// outside of sRGB is converted to it, as in a screenshot that is saved as sRGB.
    static func rank(_ gamut: String?, _ traits: AssetTraits) -> Double {
        guard let gamut else { return 0 }
        return (gamut == "display-P3") == traits.hasWideGamut ? 1 : -1
    }
}
