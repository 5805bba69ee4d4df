import SwiftUI

/// Fonts, styles of text and how lines are broken.
struct TextsView: View {
    private static let styles: [(String, Font)] = [
        ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Headline", .headline),
        ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline), ("Footnote", .footnote),
        ("Caption", .caption),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(TextsView.styles, id: \.0) { name, font in Text(name).font(font) }
            Divider()
            Text("Bold").bold() + Text(" italic").italic() + Text(" underlined").underline()
                + Text(" struck").strikethrough(color: .red) + Text(" red").foregroundColor(.red)
            Text("**Markdown** with *emphasis* and `code`")
            Text("\(3) of \(12.5, specifier: "%.2f")").monospacedDigit()
            Text("Rounded").font(.system(size: 22, weight: .heavy, design: .rounded))
            Text("wide tracking").textCase(.uppercase).tracking(4).font(.caption)
            Text("One line only, which is cut at its end because it does not fit here").lineLimit(1)
            Text("This one is cut in its middle, where a device would cut it too").lineLimit(1)
                .truncationMode(.middle)
            Text("This one becomes smaller until it fits into the line").lineLimit(1).minimumScaleFactor(0.5)
            Text("Several lines are centered, and the next one has more room above it.")
                .multilineTextAlignment(.center)
                .lineSpacing(6)
                .frame(maxWidth: .infinity)
        }
        .padding()
    }
}
