import SwiftUI
import UIKit

/// Uses of texts, fonts, and what modifies them.
@MainActor
enum TextUses {
    static let chapters: [(String, @MainActor () -> Uses)] = [
        ("texts", texts), ("fonts", fonts), ("modifiers of texts", textModifiers),
        ("modifiers of views", viewModifiers),
    ]

    static func texts() -> Uses {
        var uses = Uses()
        let title = "Title", date = Date(timeIntervalSinceReferenceDate: 0), key: LocalizedStringKey = "key"
        uses.add(Text("literal"))
        uses.add(Text(title))
        uses.add(Text(title.dropFirst()))
        uses.add(Text(key))
        uses.add(Text(LocalizedStringKey(title)))
        uses.add(Text("key", tableName: "Table", bundle: .main, comment: "A comment"))
        uses.add(Text("key", bundle: .main))
        uses.add(Text("key", comment: "A comment"))
        uses.add(Text(verbatim: title))
        uses.add(Text(AttributedString("attributed")))
        uses.add(Text(12.5, format: .number))
        uses.add(Text(12.5, format: .number.precision(.fractionLength(2))))
        uses.add(Text(12.5, format: .currency(code: "EUR")))
        uses.add(Text(0.5, format: .percent))
        uses.add(Text(date, format: .dateTime.year().month()))
        uses.add(Text(date, style: .date))
        uses.add(Text(date, style: .time))
        uses.add(Text(date, style: .relative))
        uses.add(Text(date, style: .offset))
        uses.add(Text(date, style: .timer))
        uses.add(Text(date...date.addingTimeInterval(60)))
        uses.add(Text(DateInterval(start: date, duration: 60)))
        uses.add(Text(timerInterval: date...date.addingTimeInterval(60)))
        uses.add(
            Text(
                timerInterval: date...date.addingTimeInterval(60), pauseTime: date, countsDown: false,
                showsHours: true))
        uses.add(Text(Image(systemName: "star")))
        uses.add(Text(LocalizedStringResource("resource")))
        uses.add(Text(NSNumber(value: 3), formatter: NumberFormatter()))
        uses.add(Text("a") + Text("b").bold())
        uses.add(Text("\(Image(systemName: "star")) star"))
        uses.add(Text("\(Text("bold").bold()) and \(3) and \(title)"))
        uses.add(Text("\(date, style: .date)"))
        uses.add(Text("\(12.5, format: .number)"))
        uses.add(Text("\(12.5, specifier: "%.1f")"))
        uses.add(Text("**bold** _italic_ `code` [link](https://example.com)"))
        return uses
    }

    static func fonts() -> Uses {
        var uses = Uses()
        let text = Text("font")
        uses.add(text.font(.system(.body)))
        uses.add(text.font(.system(.body, design: .rounded)))
        uses.add(text.font(.system(.body, design: .serif, weight: .bold)))
        uses.add(text.font(.system(.title3, weight: .bold)))
        uses.add(text.font(.system(size: 12)))
        uses.add(text.font(.system(size: 12, weight: .heavy)))
        uses.add(text.font(.system(size: 12, weight: .heavy, design: .monospaced)))
        uses.add(text.font(.system(size: 12, design: .default)))
        uses.add(text.font(Font.system(size: 12).weight(.light)))
        uses.add(text.font(.custom("Georgia", size: 12)))
        uses.add(text.font(.custom("Georgia", size: 12, relativeTo: .title)))
        uses.add(text.font(.custom("Georgia", fixedSize: 12)))
        uses.add(text.font(Font(UIFont.systemFont(ofSize: 12))))
        for font: Font in [
            .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
            .caption, .caption2,
        ] { uses.add(text.font(font)) }
        uses.add(text.font(.body.bold()))
        uses.add(text.font(.body.italic()))
        uses.add(text.font(.body.weight(.medium)))
        uses.add(text.font(.body.width(.condensed)))
        uses.add(text.font(.body.monospaced()))
        uses.add(text.font(.body.monospacedDigit()))
        uses.add(text.font(.body.smallCaps()))
        uses.add(text.font(.body.leading(.tight)))
        uses.add(text.font(nil))
        uses.add(VStack { text }.font(.title))
        uses.add(text.fontWeight(.ultraLight))
        uses.add(VStack { text }.fontWeight(.black))
        uses.add(VStack { text }.fontDesign(.rounded))
        uses.add(VStack { text }.fontWidth(.expanded))
        return uses
    }

    static func textModifiers() -> Uses {
        var uses = Uses()
        let text = Text("text")
        uses.add(text.bold() as Text)
        uses.add(text.bold(true) as Text)
        uses.add(text.italic() as Text)
        uses.add(text.italic(false) as Text)
        uses.add(text.fontWeight(.bold) as Text)
        uses.add(text.fontWidth(.compressed) as Text)
        uses.add(text.fontDesign(.serif) as Text)
        uses.add(text.font(.body) as Text)
        uses.add(text.foregroundColor(.red) as Text)
        uses.add(text.foregroundStyle(.secondary) as Text)
        uses.add(text.foregroundStyle(.red) as Text)
        uses.add(text.underline() as Text)
        uses.add(text.underline(true, color: .red) as Text)
        uses.add(text.underline(true, pattern: .dash, color: .red) as Text)
        uses.add(text.strikethrough() as Text)
        uses.add(text.strikethrough(true, color: .red) as Text)
        uses.add(text.strikethrough(true, pattern: .dot) as Text)
        uses.add(text.kerning(1) as Text)
        uses.add(text.tracking(1) as Text)
        uses.add(text.baselineOffset(2) as Text)
        uses.add(text.monospacedDigit() as Text)
        uses.add(text.monospaced() as Text)
        uses.add(text.textScale(.secondary) as Text)
        uses.add(text.speechAlwaysIncludesPunctuation() as Text)
        uses.add(text.speechSpellsOutCharacters() as Text)
        uses.add(text.speechAdjustedPitch(0.5) as Text)
        uses.add(text.speechAnnouncementsQueued() as Text)
        uses.add(text.accessibilityLabel("label"))
        return uses
    }

    static func viewModifiers() -> Uses {
        var uses = Uses()
        let view = VStack { Text("some text") }
        uses.add(view.bold())
        uses.add(view.italic())
        uses.add(view.underline())
        uses.add(view.underline(true, pattern: .solid, color: nil))
        uses.add(view.strikethrough(true, color: .red))
        uses.add(view.kerning(1))
        uses.add(view.tracking(1))
        uses.add(view.baselineOffset(1))
        uses.add(view.monospacedDigit())
        uses.add(view.monospaced())
        uses.add(view.multilineTextAlignment(.center))
        uses.add(view.lineLimit(2))
        uses.add(view.lineLimit(nil))
        uses.add(view.lineLimit(1...3))
        uses.add(view.lineLimit(...3))
        uses.add(view.lineLimit(2...))
        uses.add(view.lineLimit(2, reservesSpace: true))
        uses.add(view.lineSpacing(4))
        uses.add(view.truncationMode(.middle))
        uses.add(view.minimumScaleFactor(0.5))
        uses.add(view.allowsTightening(true))
        uses.add(view.textCase(.uppercase))
        uses.add(view.textCase(nil))
        uses.add(view.textSelection(.enabled))
        uses.add(view.textSelection(.disabled))
        uses.add(view.dynamicTypeSize(.large))
        uses.add(view.dynamicTypeSize(...DynamicTypeSize.accessibility1))
        uses.add(view.textScale(.secondary))
        return uses
    }
}
