/// By what Inter's pair kerning is multiplied to become the system font's, at one size and weight.
///
/// Pairs that Inter moves apart are left alone: `Hello UIKit`, which has one, is measured as unkerned.
/// Measured: what three strings are narrower by than their advances (capitals, lower case, figures), in both
/// cuts and all weights, divided by what Inter's face of that weight kerns them by. The measured kerning hardly
/// changes with weight where Inter's grows by half, so the factors do.
/// Single pairs that Inter kerns otherwise are in `addition(_:_:)` and `isUnkerned(_:_:)`, each as fitted on half of
/// the projects or lines and found right on the other half.
struct SystemKerning: Sendable {
    /// For pairs with a capital, a symbol, or a letter beside a digit.
    private let capitals: Double
    /// For two small letters.
    private let smallLetters: Double
    /// For two figures.
    private let figures: Double
    /// What is added between a figure and a per cent sign, in ems.
    private let percent: Double
    /// What is added between a full stop or a comma and a blank, in ems.
    private let stop: Double

    /// The factors at a size, from the text cut's (`displayShare` 0) to the display cut's (1).
    init(weight: FontWeight, displayShare: Double, release: SystemFontRelease = .current) {
        let row = SystemKerning.rows.last { $0.weight <= weight.rawValue } ?? SystemKerning.rows[0]
        func mix(_ factors: (text: Double, display: Double)) -> Double {
            factors.text + (factors.display - factors.text) * displayShare
        }
        capitals = mix(row.capitals)
        smallLetters = mix(row.smallLetters)
        figures = mix(row.figures)
        percent = release == .current ? 0 : -240 / SystemFont.unitsPerEm
        stop = -100 / SystemFont.unitsPerEm * displayShare
    }

    /// The factor for the pair of two UTF-16 units.
    ///
    /// Chosen: 0 beside a blank. Inter's regular faces kern no blanks either, and so words can be shaped one by one,
    /// each with the blank after it.
    func factor(_ first: UInt16, _ second: UInt16) -> Double {
        if SystemKerning.isUnkerned(first, second) { return 0 }
        if first <= 0x20 || second <= 0x20 || first == 0xA0 || second == 0xA0 { return 0 }
        if SystemKerning.isSmallLetter(first), SystemKerning.isSmallLetter(second) { return smallLetters }
        return SystemKerning.isFigure(first) && SystemKerning.isFigure(second) ? figures : capitals
    }

    /// What is added between two UTF-16 units to Inter's kerning, in ems.
    ///
    /// Measured: 16 labels that end in a digit and a percent sign, at 13 to 17 points: those of iOS 10 to 13 are
    /// 240/2048 em narrower, one value for all digits, those of iOS 14 and later are not.
    /// An apostrophe and the s or t after it are 107/2048 em closer: one value fits a label at two sizes as
    /// recorded on iOS 13, and two labels of saved storyboards of two projects; Inter does not kern these pairs.
    /// L and o are 42/2048 em closer, which Inter does not kern: 15 labels of 12 projects, 12 of which it makes right
    /// where 4 were. A zero beside a full stop is 30/2048 em closer than Inter has it: 34 labels of 8 projects, 22
    /// right where 11 were.
    /// A blank after a full stop or a comma is narrower by 100/2048 em in the display cut and as wide as others in the
    /// text cut: four places in seven lines at 32 points, and the same lines at 17, in a public picture of Apple's
    /// renderer on iOS 15, 16 and 17.
    func addition(_ first: UInt16, _ second: UInt16) -> Double {
        switch (first, second) {
        case (0x27, 0x73), (0x27, 0x74): SystemKerning.apostrophe
        case (0x2C, 0x20), (0x2E, 0x20): stop
        case (0x2E, 0x30), (0x30, 0x2E): SystemKerning.zeroBesideStop
        case (0x4C, 0x6F): SystemKerning.capitalLAndO
        default: SystemKerning.isFigure(first) && second == 0x25 ? percent : 0
        }
    }

    /// Whether a pair that Inter kerns is as far apart as its advances: F and e.
    ///
    /// Measured: six labels of five projects, none right with Inter's kerning of 76 to 85/2048 em and all without it.
    private static func isUnkerned(_ first: UInt16, _ second: UInt16) -> Bool {
        first == 0x46 && second == 0x65
    }

    /// What is added between an apostrophe and an s or t, in ems.
    private static let apostrophe = -107 / SystemFont.unitsPerEm
    /// What is added between a zero and a full stop, in ems.
    private static let zeroBesideStop = -30 / SystemFont.unitsPerEm
    /// What is added between L and o, in ems.
    private static let capitalLAndO = -42 / SystemFont.unitsPerEm

    private static func isSmallLetter(_ unit: UInt16) -> Bool {
        unit >= 0x61 && unit <= 0x7A || unit >= 0xDF && unit < 0x100
    }

    private static func isFigure(_ unit: UInt16) -> Bool { unit >= 0x30 && unit <= 0x39 }

    private typealias Factors = (text: Double, display: Double)

    /// Measured units over Inter's: `AVAST Wavy To. LT` (in the display cut without the blank after the full stop),
    /// `The quick brown fox jumps over the lazy dog`, `0123456789`.
    private static let rows: [(weight: Int, capitals: Factors, smallLetters: Factors, figures: Factors)] = [
        (100, (1.0946, 1.6186), (0.8599, 0.9331), (3.5750, 3.6875)),
        (200, (1.0842, 1.5661), (0.8882, 1.0031), (3.0250, 3.0446)),
        (300, (1.0630, 1.4587), (0.9462, 1.1496), (1.8975, 1.7268)),
        (400, (1.0468, 1.3761), (0.9908, 1.2602), (1.0312, 0.7143)),
        (500, (0.9888, 1.2802), (1.0275, 1.2280), (1.0312, 0.5832)),
        (600, (0.9351, 1.1970), (1.0570, 1.2196), (1.0312, 0.4882)),
        (700, (0.8897, 1.1215), (1.0962, 1.1853), (1.0312, 0.3571)),
        (800, (0.8509, 1.0484), (1.1422, 1.1342), (1.0312, 0.1668)),
        (900, (0.8157, 0.9852), (1.1899, 1.0811), (1.0312, 0)),
    ]
}
