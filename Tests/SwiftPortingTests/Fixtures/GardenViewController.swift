// swift-format-ignore-file
import UIKit
import UIKit.UIGestureRecognizerSubclass
#if os(iOS) && !targetEnvironment(macCatalyst)
import QuartzCore
#endif

@objc protocol BedDelegate: NSObjectProtocol {
    func bedDidOpen(_ bed: BedView)
    @objc optional func bed(_ bed: BedView, didPlant name: String)
    @objc optional func bedShouldWater(_ bed: BedView) -> Bool
    @objc optional var rainfall: Int { get }
    @objc optional var gardener: String? { get }
}

@IBDesignable
class BedView: UIView {
    @IBInspectable var inset: CGFloat = 8
    @IBInspectable var isRaised: Bool = false {
        didSet { setNeedsDisplay() }
    }
    @objc dynamic var level = 0
    weak var delegate: (any BedDelegate)?

    @objc(waterBy:) func water(amount: Int) {
        guard delegate?.bedShouldWater?(self) ?? true else { return }
        level += amount - (delegate?.rainfall ?? 0)
        delegate?.bed?(self, didPlant: "tulip")
    }

    private class Drop: UIView {
        @IBOutlet private weak var mark: UILabel?
        @objc fileprivate func fall() { mark?.text = "fallen" }
    }
}

@objc(GardenController)
@objcMembers
class GardenViewController: UIViewController {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet var beds: [BedView]!
    @IBOutlet weak var delegate: (any AnyObject & BedDelegate)?

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
        view.addGestureRecognizer(tap)
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(refresh), for: .touchUpInside)
        print(#keyPath(BedView.level), #selector(BedView.water), #selector(move(from:to:)))
        autoreleasepool { titleLabel?.text = "x" }
    }

    @IBAction func tapped(_ sender: UITapGestureRecognizer) { titleLabel?.text = "tapped" }
    @IBAction func unwind(_ segue: UIStoryboardSegue) {}
    @objc private func refresh() -> Bool { true }
    @IBSegueAction private func makeRose(_ coder: NSCoder, sender: Any?, segueIdentifier: String?)
        -> RoseController? { RoseController(coder: coder, fertilizer: segueIdentifier ?? "") }
    func move(from: UIView, to: UIView?) {}
}

class RoseController: GardenViewController {
    @IBOutlet weak var roseLabel: UILabel!
    let fertilizer: String
    init?(coder: NSCoder, fertilizer: String) {
        self.fertilizer = fertilizer
        super.init(coder: coder)
    }
    init() {
        fertilizer = ""
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) {
        fertilizer = "none"
        super.init(coder: coder)
    }
    @IBSegueAction func makeBed(_ coder: NSCoder, sender: UIButton?) -> UIViewController? { nil }
    @objc func smell(_ sender: Any?) {}
}

extension RoseController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        roseLabel.text = "rose"
    }
    override var prefersStatusBarHidden: Bool { return true }
    @objc private func prune(_ sender: UIButton?, event: UIEvent) {}
}

extension GardenViewController: BedDelegate {
    func bedDidOpen(_ bed: BedView) {}
    func bedShouldWater(_ bed: BedView) -> Bool { false }
    var gardener: String? { nil }
}

class RainGauge: NSObject, BedDelegate {
    func bedDidOpen(_ bed: BedView) {}
    var rainfall = 2
}

extension UIViewController {
    @objc func wilt() { title = "wilted" }
}

class SeedCell: UICollectionViewCell {
    let isSown: Bool
    required init?(coder: NSCoder) {
        isSown = true
        super.init(coder: coder)
    }
    init(isSown: Bool) {
        self.isSown = isSown
        super.init(frame: .zero)
    }
}

class BulbCell: SeedCell {
    override init(isSown: Bool) { super.init(isSown: isSown) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class RowCell: UITableViewCell {
    init(row: Int) { super.init(style: .default, reuseIdentifier: "\(row)") }
    override init(style: CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: "plain") }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class HedgeCell: RowCell {
    override init(style: CellStyle, reuseIdentifier: String?) { super.init(row: 7) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

struct Harvest {
    var values: [String: Any]?

    var height: CGFloat { (values?["frame"] as AnyObject).cgRectValue.height }
    var origin: CGPoint? { (values?["frame"] as? AnyObject)?.cgRectValue.origin }
    var weight: Double { (values?["weight"] as AnyObject?)?.doubleValue ?? 0 }
    var count: Int {
        guard let count = (values?["count"] as AnyObject).integerValue else { return -1 }
        return count
    }
    var isRipe: Bool {
        if (values!["isRipe"] as AnyObject).boolValue { return true }
        return false
    }
}

class BorderView: UIView {
    let width: CGFloat
    init(width: CGFloat) {
        self.width = width
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: width))
    }
    override convenience init(frame: CGRect) { self.init(width: frame.width / 2) }
    convenience init() { self.init(width: 12) }
    required init?(coder: NSCoder) { nil }
}

class HedgeView: BorderView {}

class PlotController<Content: UIView>: UIViewController {
    let preview = Content()
    override func loadView() { view = Content(frame: CGRect(x: 0, y: 0, width: 80, height: 40)) }
}

extension UIViewController {
    static func planted() -> Self { self.init() }
}
