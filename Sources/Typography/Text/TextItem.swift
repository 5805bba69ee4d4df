/// A run of a paragraph that is shaped at once.
struct TextItem {
    /// What kind of characters it holds.
    enum Kind: Hashable {
        /// Characters that its face draws.
        case text
        /// Characters that no face draws: missing-glyph boxes.
        case missing
        /// Control characters: nothing.
        case control
        /// Tabs, whose advances depend on their position.
        case tab
        /// An attachment of the caller.
        case attachment
    }

    var kind: Kind
    /// UTF-16 units, counted in the paragraph.
    var range: Range<Int>
    var style: Int
    var face: FontFace?
    var script: Script
    var level: UInt8

    /// Whether both can be shaped at once.
    func joins(_ other: TextItem) -> Bool {
        kind == other.kind && style == other.style && face === other.face && script == other.script
            && level == other.level && kind != .tab && kind != .control && kind != .attachment
    }
}
