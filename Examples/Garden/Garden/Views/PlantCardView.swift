import UIKit

/// A card whose content is in a nib of its name.
class PlantCardView: UIView {
    @IBOutlet var contentView: UIView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var placeLabel: UILabel!
    @IBOutlet weak var gauge: MoistureGaugeView!

    override init(frame: CGRect) {
        super.init(frame: frame)
        loadContent()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        loadContent()
    }

    private func loadContent() {
        Bundle.main.loadNibNamed("PlantCardView", owner: self, options: nil)
        addSubview(contentView)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        layer.cornerRadius = 16
        layer.masksToBounds = true
    }

    func show(_ plant: Plant) {
        titleLabel.text = plant.name
        placeLabel.text = plant.place
        gauge.moisture = plant.moisture
    }
}
