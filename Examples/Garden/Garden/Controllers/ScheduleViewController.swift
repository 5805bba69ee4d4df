import UIKit

/// The days of the week, with those marked on which a plant is watered.
class ScheduleViewController: UIViewController {
    @IBOutlet var dayLabels: [UILabel]!

    private let wateringDays: Set<Int>

    init?(coder: NSCoder, wateringDays: Set<Int>) {
        self.wateringDays = wateringDays
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        wateringDays = []
        super.init(coder: coder)
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
