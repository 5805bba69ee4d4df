import MaquetteTesting
import SwiftUI
import Testing
import UIKitCore

@testable import Maquette
@testable import SwiftUIExample

/// The screens of `SwiftUIExample`, compared with their goldens.
@Suite("The gallery of SwiftUI views")
struct GalleryTests {
    @Test("has the pictures and frames that were accepted", arguments: Views.screens.map(\.name))
    func screens(name: String) throws {
        let screen = try #require(Views.screens.first { $0.name == name })
        assertScreen(screen, variants: [try Variant(device: "iphone-8")])
    }

    @Test("shows the invoice in the dark, from right to left and with large text")
    func invoice() throws {
        assertScreen(
            InvoiceView(),
            variants: [
                try Variant(device: "iphone-8", appearance: .dark),
                try Variant(device: "iphone-8", direction: .rightToLeft),
                try Variant(device: "iphone-8", textSize: .accessibility2),
            ])
    }

    @Test("a snapshot has the ideal size of a view, that of a device, or a given one")
    func snapshots() {
        let view = Color.red.frame(width: 30, height: 20)
        func size(_ layout: SwiftUISnapshotLayout) -> CGSize? {
            var size: CGSize?
            Snapshotting.image(layout: layout, traits: UITraitCollection(displayScale: 1)).snapshot(view).run
            {
                size = $0.size
            }
            return size
        }
        #expect(size(.sizeThatFits) == CGSize(width: 30, height: 20))
        #expect(size(.fixed(width: 60, height: 50)) == CGSize(width: 60, height: 50))
        #expect(size(.device(config: .iPhone8)) == CGSize(width: 375, height: 667))
    }
}
