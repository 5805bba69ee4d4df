import CHarfBuzz

/// A writing system by its ISO 15924 code, packed as HarfBuzz does.
struct Script: Hashable, Sendable {
    var tag: UInt32

    init(tag: UInt32) { self.tag = tag }

    /// A script by its four letters.
    init(code: String) { tag = code.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }

    /// The script of a character; `common` and `inherited` are resolved from its neighbors by the caller.
    init(of character: Unicode.Scalar) {
        tag = hb_unicode_script(hb_unicode_funcs_get_default(), character.value).rawValue
    }

    static let latin = Script(code: "Latn")
    static let common = Script(tag: HB_SCRIPT_COMMON.rawValue)
    static let inherited = Script(tag: HB_SCRIPT_INHERITED.rawValue)
    static let unknown = Script(tag: HB_SCRIPT_UNKNOWN.rawValue)
    static let ideographic = Script(code: "Hani")
    static let hangul = Script(code: "Hang")
    static let hiragana = Script(code: "Hira")
    static let katakana = Script(code: "Kana")
    static let bopomofo = Script(code: "Bopo")

    /// Whether the script is common to many languages.
    var isNeutral: Bool { self == .common || self == .inherited || self == .unknown }

    /// Whether full-width characters are the rule.
    var isEastAsian: Bool {
        self == .ideographic || self == .hangul || self == .hiragana || self == .katakana || self == .bopomofo
    }

    /// The script for HarfBuzz.
    var harfBuzz: hb_script_t { hb_script_t(rawValue: tag) }
}
