import SwiftUI

/// A card, for dark appearance, languages from right to left and large text.
struct InvoiceView: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .firstTextBaseline) {
                Label("Invoice 2041", systemImage: "doc.text").font(.headline)
                Spacer()
                Text("due").font(.caption).padding(.horizontal, 8).padding(.vertical, 3)
                    .background(Capsule().fill(.orange.opacity(0.25)))
            }
            Text("For the garden house with its terrace, delivered in May.").foregroundStyle(.secondary)
            Divider()
            row("Wood", "1,250.00")
            row("Screws and fittings", "84.50")
            row("Transport", "120.00")
            Divider()
            row("Total", "1,454.50").font(.title3.bold())
            Text(scheme == .dark ? "in the dark" : "in the light").font(.footnote)
                .foregroundStyle(.tertiary)
        }
        .padding()
        .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 16))
        .padding()
    }

    private func row(_ name: String, _ amount: String) -> some View {
        HStack {
            Text(name)
            Spacer()
            Text(amount).monospacedDigit()
        }
    }
}
