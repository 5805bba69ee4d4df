import SwiftUI
import Testing
import UIKitCore

@Suite("Gauges")
struct GaugeTests {
    private func size(of view: some View) -> CGSize {
        ShownScreen.show(Text("Around")) { _ in
            UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: 300, height: 300))
        }
    }

    /// Measured: the rings of pictures of iOS 26 are 58 points wide in any frame.
    @Test("of lock screens are rings of 58 points")
    func rings() {
        let gauge = Gauge(value: 0.68) { Text("Battery") }
        #expect(size(of: gauge.gaugeStyle(.accessoryCircular)) == CGSize(width: 58, height: 58))
        #expect(size(of: gauge.gaugeStyle(.accessoryCircularCapacity)) == CGSize(width: 58, height: 58))
    }

    @Test("show what describes the value and its bounds")
    func labels() {
        let gauge = Gauge(value: 20, in: 0...50) {
            Text("Speed")
        } currentValueLabel: {
            Text("20")
        } minimumValueLabel: {
            Text("least")
        } maximumValueLabel: {
            Text("most")
        }
        let all: Set = ["Speed", "20", "least", "most"]
        ShownScreen.show(gauge) { #expect(Set(ShownScreen.texts(in: $0).map(\.text)) == all) }
        ShownScreen.show(gauge.gaugeStyle(.accessoryCircular)) {
            #expect(Set(ShownScreen.texts(in: $0).map(\.text)) == all.subtracting(["Speed"]))
        }
    }

    private struct Fraction: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View { Text("\(configuration.value)") }
    }

    /// Source: `GaugeStyleConfiguration.value`: from 0 to 1.
    @Test("give styles the fraction of their range", arguments: [(0.0, "0.0"), (30, "0.5"), (90, "1.0")])
    func fraction(value: Double, text: String) {
        let gauge = Gauge(value: value, in: 10...50) { EmptyView() }.gaugeStyle(Fraction())
        ShownScreen.show(gauge) { live in
            #expect(ShownScreen.texts(in: live).map(\.text).first?.hasPrefix(text) == true)
        }
    }
}
