import Files

/// A file of data for a page, which is loaded as a script because pages on disk may not read files.
enum ScriptFile {
    /// Returns a script that calls a function of the page with JSON texts as arguments.
    ///
    /// Nothing in the texts can end the script, begin markup or end a line: `<`, `>`, `&` and the line separators of
    /// JavaScript, all of which are in strings only, are written as escapes.
    static func bytes(calling function: String, _ arguments: [String]) -> [UInt8] {
        var bytes = Array("maquetteGallery.\(function)(".utf8)
        for (index, argument) in arguments.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            escape(argument, into: &bytes)
        }
        bytes += ");\n".utf8
        return bytes
    }

    private static func escape(_ json: String, into bytes: inout [UInt8]) {
        for byte in json.utf8 {
            switch byte {
            case UInt8(ascii: "<"): bytes += "\\u003c".utf8
            case UInt8(ascii: ">"): bytes += "\\u003e".utf8
            case UInt8(ascii: "&"): bytes += "\\u0026".utf8
            case 0xA8, 0xA9:
                // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
                if bytes.suffix(2) == [0xE2, 0x80] {
                    bytes.removeLast(2)
                    bytes += (byte == 0xA8 ? "\\u2028" : "\\u2029").utf8
                } else {
                    bytes.append(byte)
                }
            default: bytes.append(byte)
            }
        }
    }
}
