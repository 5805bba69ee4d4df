/// The header of a dynamic block: the encoded lengths of both codes (RFC 1951, section 3.2.7).
struct CodeLengths {
    /// A length, or 17 or 18 for a run of zeros with its extra bits.
    private struct Item {
        var symbol: Int
        var extra: UInt64 = 0
        var extraBits: UInt64 = 0
    }

    private var items: [Item] = []
    private let literalCount: Int
    private let distanceCount: Int

    init(_ literals: HuffmanCode, _ distances: HuffmanCode) {
        literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        var lengths = Array(literals.lengths.prefix(literalCount))
        lengths += distances.lengths.prefix(distanceCount)
        // A block without matches still declares one distance code, of one bit.
        if distances.lengths.allSatisfy({ $0 == 0 }) { lengths[lengths.count - 1] = 1 }
        var index = 0
        while index < lengths.count {
            let zeros = lengths[index...].prefix(138).prefix { $0 == 0 }.count
            switch zeros {
            case 11...: items.append(Item(symbol: 18, extra: UInt64(zeros - 11), extraBits: 7))
            case 3...: items.append(Item(symbol: 17, extra: UInt64(zeros - 3), extraBits: 3))
            default: items.append(Item(symbol: Int(lengths[index])))
            }
            index += max(1, zeros >= 3 ? zeros : 1)
        }
    }

    func write(to writer: inout BitWriter) {
        var frequencies = [UInt32](repeating: 0, count: 19)
        for item in items { frequencies[item.symbol] += 1 }
        let code = HuffmanCode(frequencies: frequencies, limit: 7)
        let order = DeflateTables.codeLengthOrder
        let orderCount = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
        writer.write(UInt64(literalCount - 257), length: 5)
        writer.write(UInt64(distanceCount - 1), length: 5)
        writer.write(UInt64(orderCount - 4), length: 4)
        for symbol in order.prefix(orderCount) { writer.write(UInt64(code.lengths[symbol]), length: 3) }
        for item in items {
            writer.write(UInt64(code.codes[item.symbol]), length: UInt64(code.lengths[item.symbol]))
            writer.write(item.extra, length: item.extraBits)
        }
    }
}
