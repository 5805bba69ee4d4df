import Files

/// Wraps PNG data for terminals that decode it themselves.
package enum InlineImageEncoder {
    /// Encodes for kitty's protocol: direct transmission of PNG in chunks of 4096 characters, shown `columns`
    /// wide.
    ///
    /// Source: the protocol's description at sw.kovidgoyal.net/kitty/graphics-protocol.
    static func kitty(_ png: [UInt8], columns: Int, rows: Int) -> [UInt8] {
        let text = Array(Base64.encode(png).utf8)
        var bytes: [UInt8] = []
        var offset = 0
        repeat {
            let end = min(offset + 4096, text.count)
            let keys = offset == 0 ? "a=T,f=100,q=2,c=\(columns),r=\(rows)," : ""
            bytes += "\u{1B}_G\(keys)m=\(end < text.count ? 1 : 0);".utf8
            bytes += text[offset..<end]
            bytes += "\u{1B}\\".utf8
            offset = end
        } while offset < text.count
        return bytes + [UInt8(ascii: "\n")]
    }

    /// The command that removes the pictures that kitty shows.
    package static let kittyClear = Array("\u{1B}_Ga=d,q=2\u{1B}\\".utf8)

    /// Encodes for iTerm2's protocol, shown `columns` wide.
    ///
    /// Source: iterm2.com/documentation-images.html.
    static func iterm2(_ png: [UInt8], columns: Int, rows: Int) -> [UInt8] {
        let keys = "inline=1;size=\(png.count);width=\(columns);height=\(rows);preserveAspectRatio=1"
        return Array("\u{1B}]1337;File=\(keys):\(Base64.encode(png))\u{07}\n".utf8)
    }
}
