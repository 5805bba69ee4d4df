package import Diagnostics

extension DiagnosticCode {
    package static let fontFolder = DiagnosticCode(
        "font.folder", .error, "folder of fonts not complete",
        cause:
            "A folder that was given for fonts cannot be read, or the folder of the shipped fonts is missing or lacks a "
            + "file.",
        remedy:
            "Check the path after `--fonts`; for the shipped fonts, install the tool again, set `MAQUETTE_FONTS`, or run "
            + "`scripts/fetch-fonts.py`.")
    static let fontUnreadable = DiagnosticCode(
        "font.unreadable", .warning, "font cannot be read",
        cause: "A file in a folder of fonts is not a font, or is damaged.",
        remedy: "Replace the file, or take it out of the folder.")
    package static let fontMissing = DiagnosticCode(
        "font.missing", .warning, "font not found",
        cause: "No font of this name is shipped or lies in the given folders; another is drawn in its place.",
        remedy: "Correct the name, or give the folder of the font files with `--fonts`.")
    static let fontGlyph = DiagnosticCode(
        "font.glyph", .warning, "character in no font",
        cause: "No font that is known has the character, so that a box is drawn for it.",
        remedy: "Give the folder of a font that has the character with `--fonts`.")
    static let textLength = DiagnosticCode(
        "text.length", .warning, "text too long",
        cause: "One text is longer than is laid out; the rest is left out.",
        remedy: "Shorten the text to what a screen can show.")
    static let textHyphenation = DiagnosticCode(
        "text.hyphenation", .warning, "no hyphenation for the language",
        cause: "Hyphenation was asked for in a language that has no dictionary here.",
        remedy: "Give the folder of a file such as `hyph_de.dic` with `--fonts`, or write soft hyphens.")
    static let textLineBreaks = DiagnosticCode(
        "text.lineBreaks", .warning, "line breaks not as pinned",
        cause:
            "Thai, Lao, Khmer and Burmese are broken by the dictionaries of one version of ICU, which is not here.",
        remedy: "Install the version that the message names, or put U+200B where lines may break.")

    /// The codes of this module.
    package static let typographyCodes: [DiagnosticCode] = [
        fontFolder, fontUnreadable, fontMissing, fontGlyph, textLength, textHyphenation, textLineBreaks,
    ]
}
