import Testing

@testable import UIKitCore

/// The pasteboard belongs to one render.
@Suite struct PasteboardTests {
    private func inRender(_ body: () -> Void) {
        RenderEnvironment.standard.withLiveScreen({ UIViewController() }, { _ in body() })
    }

    @Test func thePasteboardIsEmptyAtFirst() {
        inRender {
            #expect(UIPasteboard.general.string == nil)
            UIPasteboard.general.string = "copied"
            #expect(UIPasteboard.general.hasStrings)
        }
        inRender { #expect(!UIPasteboard.general.hasStrings) }
    }
}
