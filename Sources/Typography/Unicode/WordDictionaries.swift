import CICU

/// Finds the words of Thai, Lao, Khmer and Burmese, which are written without blanks between, by the dictionaries
/// of ICU; it is looked for when such text is first wrapped.
///
/// The dictionaries are megabytes of data that differ between ICU's versions, so any but the pinned one is reported.
final class WordDictionaries {
    /// Where dictionaries come from.
    enum Source: Hashable, Sendable {
        /// The version of ICU that goldens are recorded with.
        case pinned
        /// Another version of ICU.
        case other(version: Int)
        case absent

        /// The dictionaries of the machine.
        static var installed: Source {
            switch Int(cicu_major_version()) {
            case 0: .absent
            case WordDictionaries.pinnedVersion: .pinned
            case let version: .other(version: version)
            }
        }
    }

    static let pinnedVersion = Int(CICU_PINNED_VERSION)

    private let given: Source?
    /// Where the dictionaries come from; searched on first use.
    private(set) lazy var source = given ?? .installed
    private var breaker: OpaquePointer?

    /// The machine's dictionaries, or none, or some that are said to be another version's.
    init(source: Source? = nil) { given = source }

    deinit { if let breaker { cicu_breaker_close(breaker) } }

    /// Sets `bit` in the flags of the units that words begin with; where there are no dictionaries, that grapheme
    /// clusters begin with. The scripts that were met.
    func mark(_ units: [UInt16], flags: inout [UInt8], bit: UInt8) -> [DictionaryScript] {
        var scripts: [DictionaryScript] = []
        for (script, run) in runs(in: units) {
            var found = [UInt8](repeating: 0, count: run.count)
            if !divide(Array(units[run]), &found) {
                GraphemeBreaker.mark(Array(units[run]), flags: &found, bit: 1)
            }
            for index in run.dropFirst() where found[index - run.lowerBound] != 0 { flags[index] |= bit }
            if !scripts.contains(script) { scripts.append(script) }
        }
        return scripts
    }

    /// Stretches of one script.
    private func runs(in units: [UInt16]) -> [(script: DictionaryScript, range: Range<Int>)] {
        var runs: [(script: DictionaryScript, range: Range<Int>)] = []
        for (index, unit) in units.enumerated() {
            guard let script = DictionaryScript(of: unit) else { continue }
            if let last = runs.last, last.script == script, last.range.upperBound == index {
                runs[runs.count - 1].range = last.range.lowerBound..<index + 1
            } else {
                runs.append((script, index..<index + 1))
            }
        }
        return runs
    }

    private func divide(_ units: [UInt16], _ flags: inout [UInt8]) -> Bool {
        if breaker == nil, source != .absent { breaker = cicu_breaker_open() }
        guard let breaker, let length = Int32(exactly: units.count) else {
            source = .absent
            return false
        }
        return units.withUnsafeBufferPointer { text in
            flags.withUnsafeMutableBufferPointer { flags in
                guard let text = text.baseAddress, let flags = flags.baseAddress else { return false }
                return cicu_mark_boundaries(breaker, text, length, flags, 1)
            }
        }
    }

    /// The text of `version`: ICU's, or "absent".
    static var versionText: String {
        var text = [CChar](repeating: 0, count: Int(CICU_VERSION_LENGTH))
        cicu_version(&text)
        let version = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        switch Source.installed {
        case .absent: return "absent"
        case .pinned: return version
        case .other: return "\(version), not \(pinnedVersion): Thai, Lao, Khmer and Burmese lines may differ"
        }
    }
}
