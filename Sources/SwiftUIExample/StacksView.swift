import SwiftUI

/// Stacks, spacers, alignment and priorities.
struct StacksView: View {
    private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
        color.frame(width: width, height: height)
    }

    var body: some View {
        VStack(spacing: 16) {
            HStack(alignment: .top) { boxes }
            HStack(alignment: .center) { boxes }
            HStack(alignment: .bottom) { boxes }
            HStack(alignment: .firstTextBaseline) {
                Text("Baseline").font(.title)
                Text("of small").font(.caption)
                Text("and large").font(.largeTitle)
            }
            HStack {
                Text("Leading")
                Spacer()
                Text("Trailing")
            }
            .border(.gray)
            HStack {
                Text("This text has to give way to the other one").lineLimit(1)
                Text("which has priority").lineLimit(1).layoutPriority(1)
            }
            VStack(alignment: .leading) {
                box(.red, 120, 20)
                box(.green, 80, 20).alignmentGuide(.leading) { _ in -30 }
                box(.blue, 60, 20)
            }
            ZStack(alignment: .bottomTrailing) {
                box(.teal, 160, 80)
                Text("corner").padding(4).background(.yellow)
            }
            ViewThatFits {
                Text("A long text that does not fit on any phone, however wide it may be held by its user")
                Text("A short text")
            }
        }
        .padding()
    }

    @ViewBuilder private var boxes: some View {
        box(.red, 40, 20)
        box(.green, 40, 40)
        box(.blue, 40, 30)
    }
}
