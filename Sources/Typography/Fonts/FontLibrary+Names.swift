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
