import Maquette
import UIKit

/// Screens that no storyboard has. The project does not know this file: Maquette compiles it as a part of the app's module.
enum GardenScreens: ScreenGallery {
    static var screens: [Screen] {
        [
            Screen("tip", states: ["resting"]) { state in
                let season: WateringTip.Season = state == "resting" ? .resting : .growing
                return WateringTipViewController(tip: WateringTip(season: season, amounts: [0.25]))
            },
            Screen("dry-plant") {
                let storyboard = UIStoryboard(name: "Main", bundle: nil)
                let controller = storyboard.instantiateViewController(withIdentifier: "Detail")
                let plants = PlantStore.shared.plants
                let driest = plants.indices.min { plants[$0].moisture < plants[$1].moisture }
                (controller as? PlantDetailViewController)?.plantIndex = driest ?? 0
                return UINavigationController(rootViewController: controller)
            }
            .steps("watered") {
                Step.tap("Water")
                Step.capture("once")
                Step.tap("Water")
                Step.capture("twice")
            },
        ]
    }
}
