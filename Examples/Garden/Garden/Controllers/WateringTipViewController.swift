import UIKit

class WateringTipViewController: UIViewController {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var textLabel: UILabel!

    private let tip: WateringTip

    init(tip: WateringTip) {
        self.tip = tip
        super.init(nibName: "WateringTipViewController", bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = NSLocalizedString("tip.title", comment: "Over a tip")
        textLabel.text = tip.text
    }

    @IBAction func close() {
        dismiss(animated: true)
    }
}
