import CHarfBuzz

/// Reads the records of a font file's faces.
enum FontFileNames {
    /// Whether a file's name ends as OpenType fonts' do.
    static func isFont(_ name: String) -> Bool {
        let lower = name.lowercased()
        return [".ttf", ".otf", ".ttc", ".otc"].contains { lower.hasSuffix($0) }
    }

    /// The records of all faces in a file; throws where it holds none.
    static func records(of file: FontFile, path: String) throws(FontError) -> [FontFaceRecord] {
        var records: [FontFaceRecord] = []
        // Chosen: the largest collections hold some tens of faces.
        for index in 0..<256 {
            guard let face = FontFace.open(file, at: index) else { break }
            defer { hb_face_destroy(face) }
            records.append(record(of: face, path: path, index: index))
        }
        guard !records.isEmpty else {
            throw .unusableFile(path: path, reason: "it is not an OpenType font, or it is damaged")
        }
        return records
    }

    private static func record(of face: OpaquePointer, path: String, index: Int) -> FontFaceRecord {
        let stem = path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? path
        let postScript = name(6, of: face) ?? stem
        let font = hb_font_create(face)
        defer { hb_font_destroy(font) }
        let weight = hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)
        let italic = hb_style_get_value(font, HB_STYLE_TAG_ITALIC)
        let slant = hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE)
        return FontFaceRecord(
            path: path, indexInFile: index, family: name(16, of: face) ?? name(1, of: face) ?? postScript,
            postScriptName: postScript, fullName: name(4, of: face) ?? postScript,
            weight: FontWeight(rawValue: weight.isFinite ? Int(min(max(weight, 100), 900)) : 400),
            slant: italic >= 0.5 || slant != 0 ? .italic : .upright, isShipped: false)
    }

    /// The English entry of the name table, if there is one.
    private static func name(_ id: UInt32, of face: OpaquePointer) -> String? {
        let english = hb_language_from_string("en", -1)
        var length: UInt32 = 0
        let whole = hb_ot_name_get_utf8(face, id, english, &length, nil)
        guard whole > 0, whole < 1024 else { return nil }
        var buffer = [CChar](repeating: 0, count: Int(whole) + 1)
        length = UInt32(buffer.count)
        hb_ot_name_get_utf8(face, id, english, &length, &buffer)
        let text = String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return text.isEmpty ? nil : text
    }
}
