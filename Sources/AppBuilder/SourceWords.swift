import SwiftPorting

/// The words of a source: names and keywords, also those in its comments and texts.
struct SourceWords {
    private var hashes: Set<UInt64> = []

    /// Finds the words of a text.
    init(in text: [UInt8]) {
        text.withUnsafeBufferPointer { bytes in
            var start = 0
            while start < bytes.count {
                guard bytes[start].isPartOfWord else {
                    start += 1
                    continue
                }
                var end = start
                while end < bytes.count, bytes[end].isPartOfWord { end += 1 }
                hashes.insert(Self.hash(bytes[start..<end]))
                start = end
            }
        }
    }

    /// Whether a word is there. Seldom, another one is taken for it.
    func contains(_ word: String) -> Bool { hashes.contains(Self.hash(word.utf8)) }

    /// Source: Fowler, Noll and Vo, FNV-1a with 64 bits.
    private static func hash(_ word: some Sequence<UInt8>) -> UInt64 {
        word.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}
