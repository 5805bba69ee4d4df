/// A condition on the appearance, as slots of asset catalogues name it.
struct AssetAppearance: Decodable {
    /// `luminosity` or `contrast`.
    var appearance: String?
    /// `dark`, `light`, `tinted`, `high`.
    var value: String?
}

extension [AssetAppearance] {
    /// Whether a screen looks so. Nothing is shown in high contrast or tinted.
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
