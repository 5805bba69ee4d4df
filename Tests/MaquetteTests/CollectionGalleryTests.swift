import Goldens
import Maquette
import MaquetteTesting
import Testing
import UIKit

/// Each picture was inspected, enlarged, when it was recorded.
@Suite struct CollectionGalleryTests {
    @Test func listsAndRowsLookAsTheyDid() throws {
        var variant = Variant()
        variant.device = try DeviceTable.profile(named: "320x400@2")
        for screen in [
            Screen("settings-list") { SettingsListController() }, Screen("shelf") { ShelfController() },
        ] {
            assertScreen(screen, variants: [variant], matching: [.picture])
        }
    }
}
