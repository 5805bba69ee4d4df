import Foundation
import Geometry
import Scene
import TestSupport
import Testing
import Typography

/// What the tests of this module share: the shipped fonts, and short ways to lay text out.
enum Lab {
    static let fonts = PackageFiles.url("fonts").path
    static let library = Result { try FontLibrary(directory: fonts) }

    static func engine(locale: String = "en") -> TextEngine {
        do {
            return TextEngine(library: try library.get(), locale: locale)
        } catch {
            Issue.record(error)
            preconditionFailure("the shipped fonts are missing")
        }
    }

    static func layout(
        _ string: String, font: FontDescriptor, style: ParagraphStyle = ParagraphStyle(),
        in proposal: TextProposal = .unlimited, locale: String = "en"
    ) -> TextLayout {
        engine(locale: locale).layout(
            AttributedText(string, style: TextStyle(font: font)), paragraph: style, proposal: proposal)
    }

    static func layout(
        _ string: String, size: Double = 17, style: ParagraphStyle = ParagraphStyle(),
        in proposal: TextProposal = .unlimited, locale: String = "en"
    ) -> TextLayout {
        layout(string, font: .system(size: size), style: style, in: proposal, locale: locale)
    }

    /// The characters of each line, as the glyph runs name them from left to right.
    static func lines(_ layout: TextLayout) -> [String] {
        layout.lines.map { $0.runs.map(\.glyphs.text).joined() }
    }

    /// The glyphs of all runs.
    static func glyphs(_ layout: TextLayout) -> [UInt32] {
        layout.lines.flatMap { $0.runs.flatMap { $0.glyphs.glyphs.map(\.id) } }
    }

    static func faces(_ layout: TextLayout) -> [String] {
        layout.lines.flatMap { $0.runs.map(\.glyphs.face.name) }
    }
}
