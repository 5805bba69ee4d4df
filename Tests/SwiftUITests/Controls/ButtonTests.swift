import Foundation
import SwiftUI
import Testing
import UIKitCore

@Suite("Buttons and toggles")
struct ButtonTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 }.buttonStyle(.bordered) }
    }

    /// Source: components.md: 7 points, a line of 20.33, and 7.
    @Test("with borders are 34.33 points high")
    func bordered() throws {
        let size = ShownScreen.show(Text("Around")) { _ in
            UIHostingController(rootView: Button("Save") {}.buttonStyle(.bordered))
                .sizeThatFits(in: CGSize(width: 300, height: 300))
        }
        #expect(abs(size.height - 34.333) < 0.01)
    }

    @Test("act when they are tapped")
    func tap() {
        ShownScreen.show(Counter()) { live in
            let area = ShownScreen.views(UIControl.self, in: live.window).first
            area?.sendActions(for: .touchUpInside)
            ShownScreen.settle(live)
            #expect(ShownScreen.texts(in: live).contains { $0.text == "Count 1" })
        }
    }

    private struct Style: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(isEnabled ? "on" : "off")
            }
        }
    }

    @Test("have styles that read the environment")
    func styles() {
        let enabled = Button("A") {}.buttonStyle(Style())
        ShownScreen.show(enabled) { #expect(ShownScreen.texts(in: $0).map(\.text) == ["A", "on"]) }
        ShownScreen.show(enabled.disabled(true)) {
            #expect(ShownScreen.texts(in: $0).map(\.text) == ["A", "off"])
        }
    }

    private struct Choice: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Toggle("Choice", isOn: $isOn)
                Text(isOn ? "yes" : "no")
            }
        }
    }

    @Test("toggles follow their switch")
    func toggle() {
        ShownScreen.show(Choice()) { live in
            let control = ShownScreen.views(UISwitch.self, in: live.window).first
            // Source: components.md: a switch is 51 by 31 points.
            #expect(control?.frame.size == CGSize(width: 51, height: 31))
            control?.isOn = true
            control?.sendActions(for: .valueChanged)
            ShownScreen.settle(live)
            #expect(ShownScreen.texts(in: live).contains { $0.text == "yes" })
        }
    }

    @Test("pickers of segments select by tag")
    func picker() {
        struct Picking: View {
            @State private var choice = "b"
            var body: some View {
                VStack {
                    Picker("Choice", selection: $choice) {
                        Text("First").tag("a")
                        Text("Second").tag("b")
                    }
                    .pickerStyle(.segmented)
                    Text(verbatim: "chosen \(choice)")
                }
            }
        }
        ShownScreen.show(Picking()) { live in
            let control = ShownScreen.views(UISegmentedControl.self, in: live.window).first
            #expect(control?.numberOfSegments == 2)
            #expect(control?.selectedSegmentIndex == 1)
            #expect(control?.frame.height == 32)
            control?.selectedSegmentIndex = 0
            control?.sendActions(for: .valueChanged)
            ShownScreen.settle(live)
            #expect(ShownScreen.texts(in: live).contains { $0.text == "chosen a" })
        }
    }
}
