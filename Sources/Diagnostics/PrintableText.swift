extension String {
    /// The text with its control characters, but for ends of lines and tabs, as `\u{1B}`: names of files and words
    /// of inputs must not steer the terminal that messages are written to.
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
        // What turns the direction of all that follows steers as well.
        case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
