import Goldens
import Maquette
import MaquetteTesting
import Testing
import UIKit

/// What surrounds a screen, on devices of each kind. Each picture was inspected, enlarged, when it was
/// recorded.
@Suite struct ChromeTests {
    private func check(
        _ name: String, _ device: String, _ chrome: Chrome, _ appearance: Appearance = .light,
        _ orientation: DeviceOrientation = .portrait, style: UIStatusBarStyle = .default
    ) throws {
        var variant = Variant()
        variant.device = try DeviceTable.profile(named: device)
        (variant.chrome, variant.appearance, variant.orientation) = (chrome, appearance, orientation)
        assertScreen(
            Screen(name, make: { ChromeScreen(style) }), variants: [variant], matching: [.picture])
    }

    @Test(arguments: [
        ("iphone-4", Chrome.status), ("iphone-x", .full), ("iphone-16", .full), ("ipad-9.7", .status),
    ])
    func statusBarsCutoutsAndRoundCorners(device: String, chrome: Chrome) throws {
        try check("chrome", device, chrome)
    }

    @Test func signsAreLightInTheDarkOrWhereAScreenAsks() throws {
        try check("chrome", "iphone-x", .full, .dark)
        try check("chrome-light-signs", "iphone-4", .status, style: .lightContent)
    }

    @Test(arguments: ["iphone-se", "iphone-16"]) func devicesAreFramed(device: String) throws {
        try check("chrome", device, .frame)
    }

    @Test func aLyingDeviceHasItsCutoutAtTheLeft() throws {
        try check("chrome", "iphone-x", .full, .light, .landscape)
    }
}
