extension DeviceNameError {
    /// Suggestions for correcting the name.
    public var hints: [String] {
        switch self {
        case .invalidInsets: []
        case .invalidSize(let name):
            // As scales are written in the names of images.
            name.hasSuffix("x") && name.contains("@") ? ["the scale is a number: '\(name.dropLast())'"] : []
        case .missingScale(let name):
            [
                "write '\(DeviceNameError.addingScale(to: name))' for 2 pixels a point; scales are from 0.5 to 8"
            ]
        case .unknown(let name):
            (NumberedName(name).nearest(among: DeviceTable.allNames)
                ?? NearestName.of(name, among: DeviceTable.allNames))
                .map { ["did you mean '\($0)'?"] }
                ?? ["'maquette devices' lists them; a size such as 390x844@3 will do too"]
        }
    }
}

extension DeviceNameError {
    /// Returns a size without a scale with one, before its insets.
    fileprivate static func addingScale(to name: String) -> String {
        let size = name.prefix { $0 != "+" && $0 != "@" }
        return "\(size)@2\(name.dropFirst(size.count).drop { $0 == "@" })"
    }
}

/// A device name that contains a number: `iphone-16-pro`.
private struct NumberedName {
    private let prefix: String
    private let digits: String
    private let suffix: String

    init(_ name: String) {
        let name = name.lowercased()
        prefix = String(name.prefix { !NumberedName.isDigit($0) })
        digits = String(name.dropFirst(prefix.count).prefix(while: NumberedName.isDigit))
        suffix = String(name.dropFirst(prefix.count + digits.count))
    }

    /// Returns the candidate that differs only in the number: preferably by one missing or extra digit,
    /// otherwise by the smallest difference.
    func nearest(among candidates: [String]) -> String? {
        guard !prefix.isEmpty, let number = Int(digits) else { return nil }
        let ranked = candidates.compactMap { candidate -> (rank: (Int, Int), name: String)? in
            let other = NumberedName(candidate)
            guard other.prefix == prefix, other.suffix == suffix, let known = Int(other.digits) else {
                return nil
            }
            let isTypo =
                NumberedName.drops(digits, to: other.digits) || NumberedName.drops(other.digits, to: digits)
            return ((isTypo ? 0 : 1, abs(known - number)), candidate)
        }
        return ranked.min { $0.rank < $1.rank }?.name
    }

    /// Whether removing one digit from `longer` gives `shorter`.
    private static func drops(_ longer: String, to shorter: String) -> Bool {
        longer.count == shorter.count + 1
            && longer.indices.contains { index in
                var text = longer
                text.remove(at: index)
                return text == shorter
            }
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
}
