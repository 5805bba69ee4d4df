/// A script that is written without blanks between words and that has a dictionary.
enum DictionaryScript: Hashable, Sendable {
    case thai, lao, khmer, burmese

    /// The script of a unit whose lines break by a dictionary: of the blocks, what has the class SA.
    init?(of unit: UInt16) {
        guard unit >= 0xE00 else { return nil }
        switch unit {
        case 0x0E00..<0x0E80: self = .thai
        case 0x0E80..<0x0F00: self = .lao
        case 0x1780..<0x1800: self = .khmer
        case 0x1000..<0x10A0, 0xA9E0..<0xAA00, 0xAA60..<0xAA80: self = .burmese
        default: return nil
        }
        switch CharacterProperties(UInt32(unit)).lineBreakClass {
        case .complex, .complexMark: break
        default: return nil
        }
    }

    /// Its name in messages.
    var name: String {
        switch self {
        case .thai: "Thai"
        case .lao: "Lao"
        case .khmer: "Khmer"
        case .burmese: "Burmese"
        }
    }
}
