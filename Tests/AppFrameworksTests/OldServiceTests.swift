import Metal
import MetalKit
import NotificationCenter
import Social
import SwiftUI
import Testing
import UIKit

@Suite("Posts, widgets, and drawing by processors for graphics")
struct OldServiceTests {
    @Test("a post says what it would send")
    func posts() throws {
        let post = try #require(SLComposeViewController(forServiceType: SLServiceTypeTwitter))
        #expect(!SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
        #expect(post.placeholderContent == "a post to write")
        #expect(post.setInitialText("Hello") && post.add(URL(string: "https://example.com")))
        #expect(post.placeholderContent == "the post “Hello” with one attachment")
        #expect(post.removeAllURLs() && post.placeholderContent == "the post “Hello”")
    }

    @Test("the card of a share extension has the text of its view, and validates it")
    func cards() {
        final class Card: SLComposeServiceViewController {
            var count = 0
            override func isContentValid() -> Bool {
                count += 1
                return contentText.count < 5
            }
            override func configurationItems() -> [Any]! { [SLComposeSheetConfigurationItem()] }
        }
        let card = Card()
        card.textView.text = "text"
        card.loadViewIfNeeded()
        #expect(card.count == 1 && card.isContentValid() && card.contentText == "text")
    }

    @Test("a widget is compact, as wide as the screen less its margins")
    func widgets() {
        let context = NSExtensionContext()
        #expect(context.widgetLargestAvailableDisplayMode == .compact)
        context.widgetLargestAvailableDisplayMode = .expanded
        #expect(context.widgetLargestAvailableDisplayMode == .expanded)
        let size = context.widgetMaximumSize(for: .compact)
        #expect(size == CGSize(width: UIScreen.main.bounds.width - 16, height: 110))
        #expect(context.widgetMaximumSize(for: .expanded).height > 110)
    }

    @Test("no processor for graphics is there, and a view keeps what it would draw with")
    func graphics() {
        #expect(MTLCreateSystemDefaultDevice() == nil)
        let view = MTKView(frame: CGRect(x: 0, y: 0, width: 10, height: 20), device: nil)
        view.clearColor = MTLClearColorMake(1, 0, 0, 1)
        #expect(view.clearColor.red == 1 && view.currentDrawable == nil)
        let scale = view.traitCollection.displayScale
        #expect(view.drawableSize == CGSize(width: 10 * scale, height: 20 * scale))
        // 8, 4, 2 and 1 pixels.
        let texture = MTLTextureDescriptor.texture2DDescriptor(
            pixelFormat: .bgra8Unorm, width: 8, height: 3, mipmapped: true)
        #expect(texture.mipmapLevelCount == 4)
    }

    @Test("values of @Observable objects are observed where only SwiftUI is imported")
    func observation() {
        let model = Model(), changes = Changes()
        withObservationTracking {
            _ = model.count
        } onChange: {
            changes.count += 1
        }
        model.count = 2
        model.count = 3
        #expect(changes.count == 1)
    }
}

@Observable
private final class Model {
    var count = 1
}

private final class Changes: @unchecked Sendable {
    var count = 0
}
