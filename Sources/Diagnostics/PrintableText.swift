extension String {
    /// The text with control characters other than line breaks and tabs replaced by escapes such as `\u{1B}`:
    /// file names and input texts must not control the terminal that messages are written to.
    package var printable: String {
        guard unicodeScalars.contains(where: String.isControl) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if String.isControl(scalar) {
                text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        // Directional formatting characters affect the terminal as well.
        case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
