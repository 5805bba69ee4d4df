extension FontLibrary {
    /// Returns the font of a PostScript, full or family name: that of a face in the library, or the system font for the
    /// name of one of its faces. A font of any other name is substituted when text is laid out.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - size: The size in points.
    /// - Returns: The font.
    package func descriptor(named name: String, size: Double) -> FontDescriptor {
        let named = FontDescriptor(family: .named(name), size: size)
        let hasFace = faces.contains { [$0.postScriptName, $0.fullName, $0.family].contains(name) }
        return hasFace ? named : SystemFontNames.descriptor(named: name, size: size) ?? named
    }
}

extension FontLibrary {
    /// Returns the names of the faces of a file, or of its bytes.
    ///
    /// - Parameter bytes: The content of a font file.
    /// - Returns: The PostScript and the full name of each face; none where the bytes are no font.
    package static func faceNames(inFontFile bytes: [UInt8]) -> [(postScript: String, full: String)] {
        guard let file = FontFile(copying: bytes),
            let records = try? FontFileNames.records(of: file, path: "")
        else { return [] }
        return records.map { ($0.postScriptName, $0.fullName) }
    }
}
