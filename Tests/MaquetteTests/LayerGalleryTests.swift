import Goldens
import Maquette
import MaquetteTesting
import Testing
import UIKit

/// Each picture was inspected, enlarged, when it was recorded.
@Suite struct LayerGalleryTests {
    @Test(arguments: ["320x320@1", "320x320@2", "320x320@3"])
    func layersLookAsTheyDid(device: String) throws {
        var variant = Variant()
        variant.device = try DeviceTable.profile(named: device)
        assertScreen(Screen("layers") { LayerGalleryController() }, variants: [variant], matching: [.picture])
    }
}
