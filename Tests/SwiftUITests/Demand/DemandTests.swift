import Diagnostics
import RenderContext
import SwiftUI
import Testing
import UIKitCore

@Suite("What apps use most of SwiftUI")
@MainActor
struct DemandTests {
    private static let chapters: [(String, [(String, @MainActor () -> Uses)])] = [
        ("texts", TextUses.chapters), ("images", ImageUses.chapters), ("colors", ColorUses.chapters),
        ("layout", LayoutUses.chapters), ("shapes", ShapeUses.chapters), ("effects", EffectUses.chapters),
        ("controls", ControlUses.chapters), ("lists", ListUses.chapters),
        ("navigation", NavigationUses.chapters), ("presentations", PresentationUses.chapters),
        ("bars", BarUses.chapters),
        ("data", DataUses.chapters), ("hosting", HostingUses.chapters), ("movement", MotionUses.chapters),
    ]

    /// The diagnostics of names of images, colors and fonts that are not there, and of pictures that are not loaded.
    private static let expected: Set<String> = [
        "image.missing", "color.missing", DiagnosticCode.swiftUIColorMissing.name,
        DiagnosticCode.swiftUIFontMissing.name, DiagnosticCode.swiftUIAsyncImage.name,
    ]

    /// Views one below the other, each in a place of its own.
    private struct Column: View {
        var views: [AnyView]

        var body: some View {
            ScrollView {
                VStack {
                    ForEach(views.indices, id: \.self) { index in
                        views[index].frame(width: 320, height: 60).clipped()
                    }
                }
            }
        }
    }

    @Test("is laid out, without a diagnostic other than those of what is missing", arguments: 0..<14)
    func uses(_ chapter: Int) {
        for (name, uses) in Self.chapters[chapter].1 {
            var environment = RenderEnvironment.current
            let sink = DiagnosticSink()
            environment.sink = sink
            Hosted.show(
                in: environment,
                { UIHostingController(rootView: Column(views: uses().views)) },
                { live in #expect(!Hosted.nodes(of: live.window).isEmpty, "\(name) has views") })
            let codes = Set(sink.diagnostics.map(\.code.name)).subtracting(Self.expected)
            #expect(codes.isEmpty, "\(name): \(sink.diagnostics.map(\.description))")
        }
    }
}
