import Maquette
import MaquetteCommands
import UIKit

/// A tool that draws the guide, with the flags of `maquette render`.
@main
struct Guide: ScreenGallery {
    static let screens = [
        Screen("guide", states: ["page1", "page2", "page3"]) { state in
            GuideViewController(page: ["page2": 1, "page3": 2][state ?? "page1"] ?? 0)
        }
        .steps("turned") {
            Step.tap("next")
            Step.capture("second")
            Step.swipe(.left)
            Step.capture("third")
        }
    ]
}
