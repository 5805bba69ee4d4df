import Devices
import Goldens
import Maquette
import MaquetteTesting
import Testing
import UIKit

/// Moments that only a user brings about, and the events on the way. Each picture was inspected, enlarged, when it was
/// recorded.
@Suite("Handbook: moments")
struct MomentTests {
    private static func screen(_ identifier: String, isPushed: Bool = true) -> Screen {
        Screen(identifier) {
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let controller = storyboard.instantiateViewController(withIdentifier: identifier)
            guard isPushed else { return controller }
            let navigation = storyboard.instantiateInitialViewController() as? UINavigationController
            navigation?.pushViewController(controller, animated: false)
            return navigation ?? controller
        }
        .interfaces(in: Handbook.interfaceFolders, classes: .ported)
    }

    static let screens = [
        screen("Guide", isPushed: false).steps("ended") {
            Step.tap("下一步")
            Step.tap("下一步")
            Step.expect("gui-sv-001", .offsetX, .equal, .number(750))
            Step.capture("last")
        },
        screen("LinearPages").steps("turned") {
            Step.swipe(.left, on: "lpg-sv-001")
            Step.rotate()
            Step.expect("lpg-sv-001", .offsetX, .equal, .number(667))
            Step.capture("second")
        },
        screen("Form").steps("edited") {
            Step.focus("frm-tf-010")
            Step.type("maquette.example", in: "frm-tf-010")
            Step.capture("last")
        },
        screen("Cities").steps("asked") {
            Step.selectRow(4)
            Step.capture("box")
        },
    ]

    @Test(arguments: screens.map(\.name))
    func momentsLookAsTheyDid(name: String) throws {
        let screen = try #require(Self.screens.first { $0.name == name })
        var variant = Variant(device: try DeviceTable.profile(named: "iphone-8"))
        variant.locale = "zh-Hans"
        for state in screen.states {
            assertScreen(screen, state: state, variants: [variant], matching: [.picture, .events])
        }
    }
}
