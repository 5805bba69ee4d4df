import Devices
import Foundation
import RenderContext
import SwiftUI
import Testing
import UIKitCore

/// Expected frames are those of components.md, "Worked vertical stacks of measured screens" 1, recorded on iOS 17.5 on a
/// screen of 393 by 852 points, whose safe area begins at 59.
@Suite("Lists")
struct ListTests {
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
                } header: {
                    Text("second")
                }
            }
        }
    }

    private func frames(of view: some View) -> [String: CGRect] {
        var environment = RenderEnvironment.current
        environment.device = .iPhone15
        return ShownScreen.show(view, in: environment) { live in
            Dictionary(
                ShownScreen.texts(in: live).map { ($0.text, $0.frame) },
                uniquingKeysWith: { first, _ in first })
        }
    }

    @Test("have rows, headers and footers where they were measured")
    func insetGrouped() throws {
        let frames = frames(of: Sample())
        let header = try #require(frames["FIRST"] ?? frames["first"])
        #expect(abs(header.minY - 76) < 0.7)
        #expect(abs(header.minX - 36) < 0.01)
        let (first, second) = (try #require(frames["A"]), try #require(frames["B"]))
        #expect(abs(first.midY - (97.67 + 22)) < 0.5)
        #expect(abs(second.midY - (141.67 + 22)) < 0.5)
        #expect(abs(first.minX - 36) < 0.01)
        let footer = try #require(frames["Below"])
        #expect(abs(footer.minY - 191.67) < 0.7)
        let other = try #require(frames["C"])
        #expect(abs(other.midY - (258 + 22)) < 0.7)
    }

    @Test("begin 35 points below without a header, and leave 35 between sections")
    func gaps() throws {
        let frames = frames(
            of: List {
                Section { Text("A") }
                Section { Text("B") }
            })
        let (first, second) = (try #require(frames["A"]), try #require(frames["B"]))
        #expect(abs(first.midY - (59 + 35 + 22)) < 0.5)
        #expect(abs(second.midY - first.midY - 44 - 35) < 0.1)
    }

    @Test("take the insets that a row asks for, and grow with it")
    func insets() throws {
        let frames = frames(
            of: List {
                Text("A").listRowInsets(EdgeInsets(top: 30, leading: 40, bottom: 30, trailing: 0))
                Text("B")
            })
        let (first, second) = (try #require(frames["A"]), try #require(frames["B"]))
        #expect(abs(first.minX - 60) < 0.01)
        #expect(abs(first.minY - (59 + 35 + 30)) < 0.01)
        #expect(abs(second.midY - (first.maxY + 30 + 22)) < 0.01)
    }

    @Test("show views of collections, groups and app's views as rows")
    func flattening() throws {
        struct Pair: View {
            var body: some View {
                Text("C")
                Text("D")
            }
        }
        let frames = frames(
            of: List {
                ForEach(["A", "B"], id: \.self) { Text(verbatim: $0) }
                Pair()
            })
        let middles = try ["A", "B", "C", "D"].map { try #require(frames[$0]).midY }
        for (upper, lower) in zip(middles, middles.dropFirst()) { #expect(abs(lower - upper - 44) < 0.01) }
    }
}
