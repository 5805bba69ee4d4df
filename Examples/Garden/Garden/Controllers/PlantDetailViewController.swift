import UIKit

class PlantDetailViewController: UIViewController {
    @IBOutlet private weak var card: PlantCardView!
    @IBOutlet private weak var gauge: MoistureGaugeView!
    @IBOutlet private weak var waterButton: UIButton!
    @IBOutlet private weak var adviceLabel: UILabel!

    var plantIndex = 1
    private var plant: Plant { PlantStore.shared.plants[plantIndex] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = plant.name
        navigationItem.largeTitleDisplayMode = .never
        waterButton.layer.cornerRadius = 12
        NotificationCenter.default.addObserver(
            self, selector: #selector(plantsDidChange(_:)), name: .plantsDidChange, object: nil)
        update()
    }

    @IBSegueAction private func makeSchedule(_ coder: NSCoder) -> ScheduleViewController? {
        ScheduleViewController(coder: coder, wateringDays: plant.wateringDays)
    }

    @IBAction func water(_ sender: UIButton) {
        PlantStore.shared.water(plantIndex)
    }

    @objc private func plantsDidChange(_ notification: Notification) { update() }

    private func update() {
        card.show(plant)
        gauge.moisture = plant.moisture
        let isDry = plant.moisture < 0.3
        adviceLabel.text =
            isDry
            ? "The soil is dry. Water it until some runs out of the pot, and empty the saucer."
            : "The soil is wet enough. Look again in two days."
        adviceLabel.textColor = isDry ? .systemOrange : .secondaryLabel
        waterButton.isEnabled = plant.moisture < 1
    }
}
