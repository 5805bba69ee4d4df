import CoreGraphics
import Foundation
import Scene
import Typography

/// Composes texts with their environment for the text engine.
struct TextComposer {
    private let environment: EnvironmentValues
    private(set) var string = ""
    private(set) var runs: [AttributedText.Run] = []
    /// Whether a style of a run is no color, so that the text is a mask of it.
    private(set) var maskedStyle: AnyShapeStyle?
    /// The images in lines, by the number of their attachments.
    private(set) var images: [Image] = []
    /// The leading of the first font, in points.
    private(set) var firstLeading: Double = 0
    /// The least leading of a font, in points.
    private(set) var leastLeading: Double = .infinity

    init(_ text: Text, in environment: EnvironmentValues) {
        self.environment = environment
        for segment in text.segments { add(segment.content, segment.attributes) }
        if runs.isEmpty { add(string: "", TextAttributes()) }
    }

    private mutating func add(_ content: TextContent, _ attributes: TextAttributes) {
        switch content {
        case .verbatim(let string): add(string: string, attributes)
        case .localized(let key, let table):
            add(key, table, attributes)
        case .date(let date): add(string: date.text(in: environment), attributes)
        case .formatted(let value): add(string: value.text(in: environment), attributes)
        case .attributed(let string): add(attributed: string, attributes)
        case .image(let image): add(image, attributes)
        }
    }

    private mutating func add(_ text: Text, _ attributes: TextAttributes) {
        for segment in text.segments {
            var inner = segment.attributes
            inner.fill(from: attributes)
            add(segment.content, inner)
        }
    }

    /// Adds a localized text: its Markdown is that of the format, not of the values.
    private mutating func add(_ key: LocalizedStringKey, _ table: String?, _ attributes: TextAttributes) {
        var reader = FormatReader(key.arguments)
        for run in InlineMarkdown.runs(of: key.format(table: table)) {
            var inner = attributes
            if run.isBold { inner.isBold = true }
            if run.isItalic { inner.isItalic = true }
            if run.isCode { inner.isMonospaced = true }
            if run.isStruck { inner.strikethrough = .some(TextAttributes.Line(pattern: .solid, color: nil)) }
            if run.isLink { inner.color = inner.color ?? .accentColor }
            for part in reader.parts(of: run.text) {
                switch part {
                case .view(let text): add(text, inner)
                case .text(let text): add(string: text, inner)
                case .integer, .number: break
                }
            }
        }
    }

    private mutating func add(attributed text: AttributedString, _ attributes: TextAttributes) {
        for run in text.runs {
            var inner = TextAttributes()
            if run[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil {
                inner.color = .accentColor
            }
            if let own = run[SwiftUITextAttribute.self] { inner.fill(from: own.attributes) }
            inner.fill(from: attributes)
            add(string: String(text[run.range].characters), inner)
        }
    }

    private mutating func add(_ image: Image, _ attributes: TextAttributes) {
        var style = style(attributes)
        let size = image.inlineSize(of: style.font, in: environment)
        let metrics = TextMeasure.engine.metrics(of: style.font)
        let middle = metrics.capHeight / 2
        style.attachment = TextStyle.Attachment(
            id: images.count, width: Double(size.width), ascent: middle + Double(size.height) / 2,
            descent: Double(size.height) / 2 - middle)
        images.append(image)
        append("\u{FFFC}", style)
    }

    private mutating func add(string: String, _ attributes: TextAttributes) {
        let text: String =
            switch environment.textCase {
            case .uppercase: string.uppercased()
            case .lowercase: string.lowercased()
            case nil: string
            }
        append(text, style(attributes))
    }

    private mutating func append(_ text: String, _ style: TextStyle) {
        if runs.isEmpty { firstLeading = style.font.leading }
        leastLeading = min(leastLeading, style.font.leading)
        string += text
        runs.append(AttributedText.Run(length: text.utf16.count, style: style))
    }

    private mutating func style(_ attributes: TextAttributes) -> TextStyle {
        let font = font(attributes)
        var style = TextStyle(font: font, color: color(attributes))
        if let kerning = attributes.kerning ?? environment.kerning { style.kern = Double(kerning) }
        style.baselineOffset = Double(attributes.baselineOffset ?? environment.baselineOffset)
        style.underline = line(attributes.underline ?? environment.underline)
        style.strikethrough = line(attributes.strikethrough ?? environment.strikethrough)
        style.backgroundColor = attributes.background?.sceneColor(in: environment)
        return style
    }

    private func font(_ attributes: TextAttributes) -> FontDescriptor {
        var font = attributes.font ?? environment.font ?? .body
        if let design = attributes.design { font = font.changed(.design(design)) }
        if let weight = attributes.weight ?? environment.fontWeight { font = font.weight(weight) }
        if attributes.isBold ?? environment.isBold { font = font.bold() }
        if attributes.isItalic ?? environment.isItalic { font = font.italic() }
        if attributes.isMonospaced ?? environment.isMonospaced { font = font.monospaced() }
        if attributes.hasMonospacedDigits ?? environment.hasMonospacedDigits { font = font.monospacedDigit() }
        return font.descriptor(in: environment)
    }

    private mutating func color(_ attributes: TextAttributes) -> SceneColor {
        if let color = attributes.color { return color.sceneColor(in: environment) }
        let style = attributes.style ?? AnyShapeStyle(ForegroundStyle())
        let paint = style.resolvedPaint(in: .zero, environment)
        if case .paint(.color(let color)) = paint { return color }
        maskedStyle = style
        return .black
    }

    private func line(_ line: TextAttributes.Line?) -> TextStyle.Line? {
        line.map { line in
            var style = TextStyle.Line(color: line.color?.sceneColor(in: environment))
            style.dash =
                switch line.pattern {
                case .solid: .solid
                case .dot: .dot
                case .dash: .dash
                case .dashDot: .dashDot
                case .dashDotDot: .dashDotDot
                }
            return style
        }
    }
}

/// Attributes of SwiftUI in attributed strings.
enum SwiftUITextAttribute: AttributedStringKey {
    /// What modifiers of texts set, as the value of an attribute.
    struct Value: Hashable, Sendable {
        var attributes: TextAttributes
        func hash(into hasher: inout Hasher) { hasher.combine(attributes.font) }
    }

    static let name = "SwiftUI.Text"
}
