import Devices
import Foundation
import RenderContext
import SwiftUI
import Testing
import UIKitCore

/// Expected frames are those of components.md, "Worked vertical stacks of measured screens" 2 and 3, recorded on screens of
/// 402 by 874 points, whose safe area begins at 62; values by version are those of its table of lists.
@Suite("Measures of lists")
struct ListMeasuresTests {
    private struct Sample: View {
        var body: some View {
            List {
                Section {
                    Text("A")
                    Text("B")
                } header: {
                    Text("first")
                } footer: {
                    Text("Below")
                }
                Section {
                    Text("C")
                    Text("D")
                } header: {
                    Text("second")
                } footer: {
                    Text("Last")
                }
            }
        }
    }

    private func frames(_ view: some View) -> [String: CGRect] {
        var environment = RenderEnvironment.current
        environment.device = .iPhone16Pro
        return ShownScreen.show(view, in: environment) { live in
            Dictionary(
                ShownScreen.texts(in: live).map { ($0.text, $0.frame) },
                uniquingKeysWith: { first, _ in first })
        }
    }

    @Test("of iOS 18 are those of the recorded screen")
    func before() throws {
        let frames = frames(Sample())
        let middles = try ["A", "B", "C", "D"].map { try #require(frames[$0]).midY }
        let expected: [CGFloat] = [100.67 + 22, 144.67 + 22, 261 + 22, 305 + 22]
        for (middle, value) in zip(middles, expected) { #expect(abs(middle - value) < 0.7) }
        let rowA = try #require(frames["A"])
        #expect(abs(rowA.minX - 36) < 0.01)
        #expect(frames["FIRST"] != nil)
    }

    @Test("of iOS 26 are those of the recorded screen")
    func now() throws {
        let frames = frames(Sample().environment(\.listMeasures, .ios26))
        let header = try #require(frames["first"])
        #expect(abs(header.midY - (62 + 40.33 / 2)) < 0.7)
        let middles = try ["A", "B", "C", "D"].map { try #require(frames[$0]).midY }
        let expected: [CGFloat] = [102.33 + 26, 154.33 + 26, 276.33 + 26, 328.33 + 26]
        for (middle, value) in zip(middles, expected) { #expect(abs(middle - value) < 0.7) }
        let rowA = try #require(frames["A"])
        #expect(abs(rowA.minX - 32) < 0.01)
        let footer = try #require(frames["Below"])
        #expect(abs(footer.minY - (206.33 + 8)) < 0.7)
    }

    @Test("of plain lists begin at the top, without groups")
    func plain() throws {
        let frames = frames(
            List {
                Text("A")
                Text("B")
            }.listStyle(.plain))
        let (first, second) = (try #require(frames["A"]), try #require(frames["B"]))
        #expect(abs(first.midY - (62 + 22)) < 0.1)
        #expect(abs(second.midY - first.midY - 44) < 0.01)
        #expect(abs(first.minX - 20) < 0.01)
    }

    @Test("of grouped lists are those of groups over the whole width")
    func grouped() throws {
        let frames = frames(List { Text("A") }.listStyle(.grouped))
        let first = try #require(frames["A"])
        #expect(abs(first.midY - (62 + 35 + 22)) < 0.5)
        #expect(abs(first.minX - 20) < 0.01)
    }

    @Test("are changed by the least height of rows, by spacing and by insets at edges")
    func changes() throws {
        let high = frames(
            List {
                Text("A")
                Text("B").listRowInsets(.leading, 50)
            }.environment(\.defaultMinListRowHeight, 80).listRowSpacing(10))
        let (first, second) = (try #require(high["A"]), try #require(high["B"]))
        #expect(abs(second.midY - first.midY - 90) < 0.01)
        #expect(abs(second.minX - (20 + 50)) < 0.01)
        let near = frames(
            List {
                Section { Text("A") }
                Section { Text("B") }
            }.listSectionSpacing(5))
        let distance = try #require(near["B"]).midY - #require(near["A"]).midY
        #expect(abs(distance - 49) < 0.01)
    }
}
