import UIKit

/// The days of the week, with those marked on which a plant is watered.
class ScheduleViewController: UIViewController {
    @IBOutlet var dayLabels: [UILabel]!

    var wateringDays: Set<Int> = [] {
        didSet { if isViewLoaded { update() } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    private func update() {
        for label in dayLabels {
            let isWateringDay = wateringDays.contains(label.tag)
            label.backgroundColor = isWateringDay ? UIColor(named: "Leaf") : .systemGray5
            label.textColor = isWateringDay ? .white : .secondaryLabel
            label.layer.cornerRadius = 8
            label.clipsToBounds = true
        }
    }
}
