extension String {
    /// The text as one word of a shell command.
    package var quotedForShell: String {
        let isPlain = utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "@"),
                UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: ","):
                true
            default: false
            }
        }
        // Shells replace a word that begins with an equals sign by the path of a program (zsh).
        guard !isPlain || isEmpty || hasPrefix("=") else { return self }
        return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}
