import Diagnostics
import ScreenDocuments
import YAML

extension ValueReader {
    /// Reads `"#RGB"`, `"#RRGGBB"`, `"#RRGGBBAA"`, a name, any of these with `@ opacity`, `{color:, alpha:}`
    /// or `{light:, dark:}`.
    func color(_ node: YAMLNode, for name: String) -> ColorValue? {
        if let entries = node.mapping { return color(entries, at: node, for: name) }
        guard let text = node.scalar?.text else {
            expected("a colour", for: name, found: node, hints: [Self.colorForms])
            return nil
        }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
            .map { String($0).trimming { $0 == " " } }
        guard parts.count <= 2, let base = plainColor(parts[0]) else {
            problems.report(
                Diagnostic(
                    .screenValue, "\(name) takes a colour, found \(node.foundDescription)", at: node.place,
                    hints: [Self.colorForms]))
            return nil
        }
        guard parts.count == 2 else { return base }
        let opacity = YAMLNode(
            content: .scalar(YAMLScalar(text: String(parts[1]), style: .interpolated)), place: node.place)
        return number(opacity, in: 0...1, for: "\(name)'s opacity").map { .withAlpha(base, $0) }
    }

    private static var colorForms: String {
        "write \"#RRGGBB\", \"#RRGGBBAA\", a name such as white, or \"white @ 0.5\""
    }

    private func color(_ entries: [YAMLEntry], at node: YAMLNode, for name: String) -> ColorValue? {
        guard checkKeys(entries, only: ["color", "alpha", "light", "dark"], for: name) else { return nil }
        func value(_ key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }
        if entries.count == 2, let light = value("light"), let dark = value("dark") {
            guard let light = color(light, for: "\(name).light"), let dark = color(dark, for: "\(name).dark")
            else { return nil }
            return .dynamic(light: light, dark: dark)
        }
        if entries.count == 2, let base = value("color"), let alpha = value("alpha") {
            guard let base = color(base, for: "\(name).color"),
                let alpha = number(alpha, in: 0...1, for: "\(name).alpha")
            else { return nil }
            return .withAlpha(base, alpha)
        }
        expected("{color:, alpha:} or {light:, dark:}", for: name, found: node)
        return nil
    }

    private func plainColor(_ text: Substring) -> ColorValue? {
        if text.first == "#" { return hexadecimal(text.dropFirst()) }
        guard let first = text.first, first.isLetter,
            text.allSatisfy({ $0.isLetter || $0.isNumber || "_-./ ".contains($0) })
        else { return nil }
        return .named(String(text))
    }

    private func hexadecimal(_ digits: Substring) -> ColorValue? {
        guard [3, 6, 8].contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
            return nil
        }
        var bytes = digits.compactMap(\.hexDigitValue)
        if bytes.count == 3 {
            bytes = bytes.map { $0 * 17 }
        } else {
            bytes = stride(from: 0, to: bytes.count, by: 2).map { bytes[$0] * 16 + bytes[$0 + 1] }
        }
        let parts = bytes.map { Double($0) / 255 }
        return .rgba(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
    }
}
