import SwiftUI
import Testing
import UIKitCore

/// Styles that draw a control of the same kind.
///
/// Source: Apple's documentation of `Toggle.init(_:)`, `Button.init(_:)`, `Label.init(_:)` and `ProgressView.init(_:)`: the
/// control is drawn by the styles around, so that a style can change another one.
@Suite("Styles that change the style around them")
struct StyleStackTests {
    private struct MarkedLabel: LabelStyle {
        var mark: String
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Label(configuration)
                Text(mark)
            }
        }
    }

    private struct MarkedToggle: ToggleStyle {
        var mark: String
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Toggle(configuration)
                Text(mark)
            }
        }
    }

    private struct MarkedButton: PrimitiveButtonStyle {
        var mark: String
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Button(configuration)
                Text(mark)
            }
        }
    }

    private struct MarkedProgress: ProgressViewStyle {
        var mark: String
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                ProgressView(configuration)
                Text(mark)
            }
        }
    }

    private var label: some View {
        Label {
            Text("Roses")
        } icon: {
            EmptyView()
        }
    }

    private func texts(_ view: some View) -> [String] {
        ShownScreen.show(view) { ShownScreen.texts(in: $0).map(\.text) }
    }

    @Test("the inner style draws what the outer one makes")
    func order() {
        let nested = label.labelStyle(MarkedLabel(mark: "inner"))
            .labelStyle(MarkedLabel(mark: "outer"))
        #expect(texts(nested) == ["Roses", "outer", "inner"])
        let toggle = Toggle("Roses", isOn: .constant(true)).toggleStyle(MarkedToggle(mark: "inner"))
            .toggleStyle(MarkedToggle(mark: "outer"))
        #expect(texts(toggle) == ["Roses", "outer", "inner"])
        let button = Button("Roses") {}.buttonStyle(MarkedButton(mark: "inner"))
            .buttonStyle(MarkedButton(mark: "outer"))
        #expect(texts(button) == ["Roses", "outer", "inner"])
        let progress = ProgressView("Roses", value: 0.5).progressViewStyle(MarkedProgress(mark: "inner"))
            .progressViewStyle(MarkedProgress(mark: "outer"))
        #expect(texts(progress) == ["Roses", "outer", "inner"])
    }

    @Test("without a style around, the standard one draws")
    func standard() {
        #expect(texts(Button("Roses") {}.buttonStyle(MarkedButton(mark: "mark"))) == ["Roses", "mark"])
        #expect(
            texts(label.labelStyle(MarkedLabel(mark: "mark"))) == [
                "Roses", "mark",
            ])
    }
}
