import Foundation
import FoundationAdditions
import RenderContext
import SwiftUICore
import Testing

@Suite("Text")
struct TextTests {
    private func shown(_ text: Text) -> String {
        ViewGraph(text, container: CGSize(width: 400, height: 400)).hostedNodes().first?.text ?? ""
    }

    @Test("literals are keys with values, strings are not")
    func keys() {
        let name = "%d*x*"
        #expect(shown(Text("100% of \(3) and \(name)")) == "100% of 3 and %d*x*")
        #expect(shown(Text(name)) == "%d*x*")
        #expect(shown(Text("**a** _b_ `c` [d](https://a.b) ~~e~~ 2*3")) == "a b c d e 2*3")
        #expect(shown(Text(verbatim: "a") + Text("b").bold()) == "ab")
        #expect(LocalizedStringKey("%lld of %@") != LocalizedStringKey("\(1) of \("x")"))
    }

    @Test("a table of the app translates keys and orders their values")
    func tables() {
        var environment = RenderEnvironment.standard
        environment.localizedString = { key, table in
            key == "%lld of %@" && table == "Localizable" ? "%2$@: %1$lld" : nil
        }
        let text = environment.run(in: RenderContext()) { shown(Text("\(3) of \("cards")")) }
        #expect(text == "cards: 3")
    }

    @Test("texts are equal if they say the same in the same way")
    func equality() {
        #expect(Text("a") == Text("a"))
        #expect(Text("a") != Text("a").bold())
        #expect(Text("a").font(.title) != Text("a").font(.body))
    }

    /// Source: Human Interface Guidelines: body is 17 points with a distance of 22; the line height is 1.1934 ems, so that two
    /// lines are 20.29 + 22, rounded up to a third of a point.
    @Test("a text has the heights of its style, rounded up to pixels")
    func heights() {
        func height(_ text: some View) -> CGFloat {
            var environment = EnvironmentValues()
            environment.displayScale = 3
            return ViewGraph(text, container: .zero, environment: environment).size(for: .unspecified).height
        }
        #expect(abs(height(Text(verbatim: "a")) - 61 / 3) < 0.01)
        #expect(abs(height(Text(verbatim: "a\nb")) - 127 / 3) < 0.01)
        #expect(abs(height(Text(verbatim: "a\nb\nc").lineLimit(2)) - 127 / 3) < 0.01)
        #expect(abs(height(Text(verbatim: "a").lineLimit(2, reservesSpace: true)) - 127 / 3) < 0.01)
    }

    /// Measured: in pictures of iOS 26, a headline and a body text with a spacer of 10 points between them have baselines 30.33
    /// points apart.
    @Test("a spacer between texts has no distances beside it")
    func spacer() {
        let view = VStack {
            Text(verbatim: "a").frame(maxWidth: .infinity, alignment: .leading)
            Spacer(minLength: 10)
            Text(verbatim: "b").frame(maxWidth: .infinity, alignment: .leading)
        }
        let graph = ViewGraph(ScrollView { view }, container: CGSize(width: 390, height: 800))
        let frames = graph.hostedNodes().filter { $0.typeName == "Text" }.map(\.frame)
        #expect(abs(frames[1].minY - frames[0].minY - 91 / 3) < 0.01)
    }
}
