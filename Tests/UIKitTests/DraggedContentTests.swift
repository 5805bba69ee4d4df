import Testing

@testable import UIKitCore

/// What item providers and pasteboards give for a kind of content.
@Suite struct DraggedContentTests {
    private func inRender(_ body: () throws -> Void) rethrows {
        try RenderEnvironment.standard.withLiveScreen({ UIViewController() }, { _ in try body() })
    }

    @Test func aTextIsGivenAsAnObjectAValueAndData() {
        inRender {
            let provider = NSItemProvider(object: NSString(string: "Löwe"))
            #expect(provider.canLoadObject(ofClass: String.self))
            #expect(!provider.canLoadObject(ofClass: UIImage.self))
            var text: String?
            provider.loadObject(ofClass: String.self) { value, _ in text = value }
            #expect(text == "Löwe")
            var data: Data?
            provider.loadDataRepresentation(forTypeIdentifier: "public.text") { value, _ in data = value }
            #expect(data == Data([0x4C, 0xC3, 0xB6, 0x77, 0x65]))
        }
    }

    // Source: a PNG image conforms to public.image and public.data, not to public.text.
    @Test func registeredDataIsFoundByWhatItConformsTo() {
        inRender {
            let provider = NSItemProvider()
            provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { give in
                give(Data([1, 2]), nil)
                return nil
            }
            #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
            #expect(provider.hasItemConformingToTypeIdentifier("public.data"))
            #expect(!provider.hasItemConformingToTypeIdentifier("public.text"))
            var found: Data?
            var failure: (any Error)?
            provider.loadDataRepresentation(forTypeIdentifier: "public.image") { value, _ in found = value }
            provider.loadDataRepresentation(forTypeIdentifier: "public.text") { _, error in failure = error }
            #expect(found == Data([1, 2]))
            #expect(failure != nil)
        }
    }

    @Test func aPasteboardKeepsValuesByTheirKinds() throws {
        try inRender {
            let board = UIPasteboard.general
            board.setItems([
                ["public.utf8-plain-text": "a", "public.url": URL(string: "https://a.b")!], ["x.y": 7],
            ])
            #expect(board.numberOfItems == 2)
            #expect(board.types == ["public.url", "public.utf8-plain-text"])
            #expect(board.strings == ["a"])
            #expect(board.url?.absoluteString == "https://a.b")
            #expect(board.value(forPasteboardType: "x.y") as? Int == 7)
            #expect(board.itemSet(withPasteboardTypes: ["public.text"]) == IndexSet(integer: 0))
            board.setData(Data("b".utf8), forPasteboardType: "public.utf8-plain-text")
            #expect(board.string == "b")
            #expect(board.changeCount == 2)

            let name = UIPasteboard.Name("own")
            #expect(UIPasteboard(name: name, create: false) == nil)
            try #require(UIPasteboard(name: name, create: true)).string = "c"
            #expect(UIPasteboard(name: name, create: false)?.string == "c")
            #expect(board.string == "b")
            UIPasteboard.remove(withName: name)
            #expect(UIPasteboard(name: name, create: false) == nil)
        }
    }

    @Test func aPasteConfigurationAcceptsAllOrNothing() {
        inRender {
            let view = UIView()
            let text = NSItemProvider(object: NSString(string: "a"))
            #expect(!view.canPaste([text]))
            view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
            #expect(view.canPaste([text]))
            #expect(!view.canPaste([]))
            #expect(!view.canPaste([text, NSItemProvider(object: NSURL(string: "https://a.b")!)]))
        }
    }
}
