import UIKit

class PlantCell: UITableViewCell {
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var placeLabel: UILabel!
    @IBOutlet private weak var gauge: MoistureGaugeView!

    func configure(with row: PlantListViewModel.Row) {
        nameLabel.text = row.title
        placeLabel.text = row.subtitle
        placeLabel.textColor = row.moisture < 0.3 ? .systemOrange : .secondaryLabel
        gauge.moisture = row.moisture
    }
}
