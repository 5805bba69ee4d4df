import Foundation

extension String {
    /// The text with colors as in screen files: `#2A6FDB` for `rgba(0.16470588235294117, 0.43529411764705883,
    /// 0.8588235294117647, 1)`. Colors between the 256 steps of a channel are left as they are.
    var withShortColors: String {
        let start = "rgba("
        var result = "", rest = self[...]
        while let found = rest.range(of: start) {
            result += rest[..<found.lowerBound]
            rest = rest[found.lowerBound...]
            if let end = rest.firstIndex(of: ")"),
                let color = String.hexColor(rest[rest.index(rest.startIndex, offsetBy: 5)..<end])
            {
                result += color
                rest = rest[rest.index(after: end)...]
            } else {
                result += start
                rest = rest.dropFirst(start.count)
            }
        }
        return result + rest
    }

    /// Returns `#RRGGBB`, or `#RRGGBBAA` for a color that is not opaque; nil unless the channels are steps.
    private static func hexColor(_ channels: Substring) -> String? {
        let numbers = channels.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
        let steps = numbers.compactMap { number -> Int? in
            guard let number, (0...1).contains(number) else { return nil }
            let step = (number * 255).rounded()
            return (step - number * 255).magnitude < 1e-6 ? Int(step) : nil
        }
        guard numbers.count == 4, steps.count == 4 else { return nil }
        let shown = steps[3] == 255 ? steps.dropLast() : steps[...]
        return "#" + shown.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}
