// swift-format-ignore-file
#sourceLocation(file: "GardenViewController.swift", line: 1)
// swift-format-ignore-file
import UIKit
import UIKit
#if true && !false
import QuartzCore
#endif

      protocol BedDelegate: NSObjectProtocol {
    func bedDidOpen(_ bed: BedView)
                   func bed(_ bed: BedView, didPlant name: String)
                   func bedShouldWater(_ bed: BedView) -> Bool
                                            
                                                
func bedShouldWaterIfImplemented(_ bed: BedView) -> Bool?; var rainfallIfImplemented: Int? { get }; var gardenerIfImplemented: String?? { get } }

             
class BedView: UIView, InterfaceBuilderConnectable {
                   var inset: CGFloat = 8
                   var isRaised: Bool = false {
        didSet { setNeedsDisplay() }
    }
                  var level = 0 { didSet { (self as AnyObject as? NSObject)?.didChangeValue(forKey: "level") } }
    weak var delegate: (any BedDelegate)?

                    func water(amount: Int) {
        guard delegate?.bedShouldWaterIfImplemented(self) ?? true else { return }
        level += amount - (delegate?.rainfall ?? 0)
        delegate?.bed(self, didPlant: "tulip")
    }

    private class Drop: UIView, InterfaceBuilderConnectable {
                  private weak var mark: UILabel?
              fileprivate func fall() { mark?.text = "fallen" }
    override class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? { switch arguments { case .none: Drop(); case .frame(let frame): Drop(frame: frame); default: nil } }; func setOutletOfBedView_Drop(_ name: String, _ object: Any?) -> Bool { switch name { case "mark": guard let value = object as? UILabel else { return false }; self.mark = value; return true; default: return false } }; func setOutlet(_ name: String, to object: Any?) -> Bool { setOutletOfBedView_Drop(name, object) }; func performActionOfBedView_Drop(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { switch selector.description { case "fall": self.fall(); return true; default: return false } }; func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { performActionOfBedView_Drop(selector, sender: sender, event: event) || performExtensionAction(selector, of: self, sender: sender, event: event) }; func performSegueAction(_ selector: Selector, coder: NSCoder, sender: Any?, segueIdentifier identifier: String?, controller: inout UIViewController?) -> Bool { false }; var unwindActions: [Selector] { [] } }
override class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? { switch arguments { case .none: BedView(); case .frame(let frame): BedView(frame: frame); default: nil } }; func setOutlet(_ name: String, to object: Any?) -> Bool { setOutletOfBedView(name, object) }; func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { performActionOfBedView(selector, sender: sender, event: event) || performExtensionAction(selector, of: self, sender: sender, event: event) }; func performSegueAction(_ selector: Selector, coder: NSCoder, sender: Any?, segueIdentifier identifier: String?, controller: inout UIViewController?) -> Bool { false }; var unwindActions: [Selector] { [] } }

                       
            
class GardenViewController: UIViewController, InterfaceBuilderConnectable {
              private weak var titleLabel: UILabel!
              var beds: [BedView]!
              weak var delegate: (any AnyObject & BedDelegate)?

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: Selector("tapped:"))
        view.addGestureRecognizer(tap)
        let button = UIButton(type: .system)
        button.addTarget(self, action: Selector("refresh"), for: .touchUpInside)
        print("level", Selector("waterBy:"), Selector("moveFrom:to:"))
        autoreleasepool { titleLabel?.text = "x" }
    }

              func tapped(_ sender: UITapGestureRecognizer) { titleLabel?.text = "tapped" }
              func unwind(_ segue: UIStoryboardSegue) {}
          private func refresh() -> Bool { true }
                   private func makeRose(_ coder: NSCoder, sender: Any?, segueIdentifier: String?)
        -> RoseController? { RoseController(coder: coder, fertilizer: segueIdentifier ?? "") }
    func move(from: UIView, to: UIView?) {}
override class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? { switch arguments { case .none: GardenViewController(); case .nib(let name, let bundle): GardenViewController(nibName: name, bundle: bundle); default: nil } }; func bedShouldWaterIfImplemented(_ bed: BedView) -> Bool? { bedShouldWater(bed) }; var gardenerIfImplemented: String?? { let value: String? = gardener; return value }; func setOutlet(_ name: String, to object: Any?) -> Bool { setOutletOfGardenViewController(name, object) }; func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { performActionOfGardenViewController(selector, sender: sender, event: event) || performExtensionAction(selector, of: self, sender: sender, event: event) }; func performSegueAction(_ selector: Selector, coder: NSCoder, sender: Any?, segueIdentifier identifier: String?, controller: inout UIViewController?) -> Bool { performSegueActionOfGardenViewController(selector, coder: coder, sender: sender, segueIdentifier: identifier, controller: &controller) }; var unwindActions: [Selector] { ["unwind:"] } }

class RoseController: GardenViewController {
              weak var roseLabel: UILabel!
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
                   func makeBed(_ coder: NSCoder, sender: UIButton?) -> UIViewController? { nil }
          func smell(_ sender: Any?) {}
override func viewWillAppear(_ animated: Bool) { viewWillAppearInExtensionOfRoseController(animated) }; override var prefersStatusBarHidden: Bool { get { prefersStatusBarHiddenInExtensionOfRoseController } }; override class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? { switch arguments { case .none: RoseController(); default: nil } }; override func setOutlet(_ name: String, to object: Any?) -> Bool { setOutletOfRoseController(name, object) || super.setOutlet(name, to: object) }; override func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { performActionOfRoseController(selector, sender: sender, event: event) || super.performAction(selector, sender: sender, event: event) }; override func performSegueAction(_ selector: Selector, coder: NSCoder, sender: Any?, segueIdentifier identifier: String?, controller: inout UIViewController?) -> Bool { performSegueActionOfRoseController(selector, coder: coder, sender: sender, segueIdentifier: identifier, controller: &controller) || super.performSegueAction(selector, coder: coder, sender: sender, segueIdentifier: identifier, controller: &controller) } }

extension RoseController {
             func viewWillAppearInExtensionOfRoseController(_ animated: Bool) {
        super.viewWillAppear(animated)
        roseLabel.text = "rose"
    }
             var prefersStatusBarHiddenInExtensionOfRoseController: Bool { return true }
          private func prune(_ sender: UIButton?, event: UIEvent) {}
}

extension GardenViewController: BedDelegate {
    func bedDidOpen(_ bed: BedView) {}
    func bedShouldWater(_ bed: BedView) -> Bool { false }
    var gardener: String? { nil }
}

class RainGauge: NSObject, BedDelegate {
    func bedDidOpen(_ bed: BedView) {}
    var rainfall = 2
var rainfallIfImplemented: Int? { let value: Int = rainfall; return value } }

extension UIViewController {
          func wilt() { title = "wilted" }
}

class SeedCell: UICollectionViewCell, InterfaceBuilderConnectable {
    let isSown: Bool
    required init?(coder: NSCoder) {
        isSown = true
        super.init(coder: coder)
    }
    init(isSown: Bool) {
        self.isSown = isSown
        super.init(frame: .zero)
    }
required convenience init(registeredClass frame: CGRect) { preconditionFailure("SeedCell has no init(frame:), which makes objects of registered classes") }; func setOutlet(_ name: String, to object: Any?) -> Bool { false }; func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { false || performExtensionAction(selector, of: self, sender: sender, event: event) }; func performSegueAction(_ selector: Selector, coder: NSCoder, sender: Any?, segueIdentifier identifier: String?, controller: inout UIViewController?) -> Bool { false }; var unwindActions: [Selector] { [] } }

class BulbCell: SeedCell {
    override init(isSown: Bool) { super.init(isSown: isSown) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class RowCell: UITableViewCell, InterfaceBuilderConnectable {
    init(row: Int) { super.init(style: .default, reuseIdentifier: "\(row)") }
    override init(style: CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: "plain") }
    required init?(coder: NSCoder) { super.init(coder: coder) }
override class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? { switch arguments { case .none: RowCell(); case .frame(let frame): RowCell(frame: frame); case .cell(let style, let identifier): RowCell(style: style, reuseIdentifier: identifier); default: nil } }; func setOutlet(_ name: String, to object: Any?) -> Bool { false }; func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { false || performExtensionAction(selector, of: self, sender: sender, event: event) }; func performSegueAction(_ selector: Selector, coder: NSCoder, sender: Any?, segueIdentifier identifier: String?, controller: inout UIViewController?) -> Bool { false }; var unwindActions: [Selector] { [] } }

class HedgeCell: RowCell {
    override init(style: CellStyle, reuseIdentifier: String?) { super.init(row: 7) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
required convenience init(registeredClassWithIdentifier identifier: String) { self.init(style: .default, reuseIdentifier: identifier) }; override class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? { switch arguments { case .cell(let style, let identifier): HedgeCell(style: style, reuseIdentifier: identifier); default: nil } } }

struct Harvest {
    var values: [String: Any]?

    var height: CGFloat { memberOfAnyObject(values?["frame"] , \NSValue.cgRectValue).height }
    var origin: CGPoint? { memberOfAnyObject(values?["frame"] , \NSValue.cgRectValue)?.origin }
    var weight: Double { memberOfAnyObject(values?["weight"] , \NSNumber.doubleValue) ?? 0 }
    var count: Int {
        guard let count = memberOfAnyObject(values?["count"] , \NSNumber.intValue) else { return -1 }
        return count
    }
    var isRipe: Bool {
        if memberOfAnyObject(values!["isRipe"] , \NSNumber.boolValue) { return true }
        return false
    }
}

class BorderView: UIView, InterfaceBuilderConnectable {
    let width: CGFloat
    init(width: CGFloat) {
        self.width = width
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: width))
    }
    override convenience init(frame: CGRect) { self.init(width: frame.width / 2) }
    convenience init() { self.init(width: 12) }
    required init?(coder: NSCoder) { nil }
override class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? { switch arguments { case .none: BorderView(); case .frame(let frame): BorderView(frame: frame); default: nil } }; func setOutlet(_ name: String, to object: Any?) -> Bool { false }; func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { false || performExtensionAction(selector, of: self, sender: sender, event: event) }; func performSegueAction(_ selector: Selector, coder: NSCoder, sender: Any?, segueIdentifier identifier: String?, controller: inout UIViewController?) -> Bool { false }; var unwindActions: [Selector] { [] } }

class HedgeView: BorderView {override class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? { switch arguments { case .none: HedgeView(); case .frame(let frame): HedgeView(frame: frame); default: nil } } }

class PlotController<Content: UIView>: UIViewController, InterfaceBuilderConnectable {
    let preview = Content.instance()
    override func loadView() { view = Content.instance(frame: CGRect(x: 0, y: 0, width: 80, height: 40)) }
override class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? { switch arguments { case .none: PlotController(); case .nib(let name, let bundle): PlotController(nibName: name, bundle: bundle); default: nil } }; func setOutlet(_ name: String, to object: Any?) -> Bool { false }; func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { false || performExtensionAction(selector, of: self, sender: sender, event: event) }; func performSegueAction(_ selector: Selector, coder: NSCoder, sender: Any?, segueIdentifier identifier: String?, controller: inout UIViewController?) -> Bool { false }; var unwindActions: [Selector] { [] } }

extension UIViewController {
    static func planted() -> Self { self.instance() }
}
#sourceLocation()
extension BedDelegate {
    func bed(_ bed: BedView, didPlant name: String) { forwardedMessage(of: self, "bed:didPlant:", to: (any BedDelegate).self) { $0.bed(bed, didPlant: name) } }
    func bedShouldWater(_ bed: BedView) -> Bool { fatalError("bedShouldWater is not implemented") }
    func bedShouldWaterIfImplemented(_ bed: BedView) -> Bool? { forwardedMessage(of: self, "bedShouldWater:", to: (any BedDelegate).self) { $0.bedShouldWaterIfImplemented(bed) } ?? nil }
    var rainfall: Int? { rainfallIfImplemented }
    var rainfallIfImplemented: Int? { nil }
    var gardener: String?? { gardenerIfImplemented }
    var gardenerIfImplemented: String?? { nil }
}
private func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
private func memberOfAnyObject<Object: AnyObject, Value>(
    _ object: Any?, _ member: KeyPath<Object, Value>
) -> Value! {
    (object as? Object).map { $0[keyPath: member] }
}
extension UIViewController {
    func performActionOfUIViewController(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
        switch selector.description {
        case "wilt": self.wilt(); return true;
        default: return false
        }
    }
}
extension BedView {
    func setOutletOfBedView(_ name: String, _ object: Any?) -> Bool {
        switch name {
        case "inset": guard let value = (object as? CGFloat) ?? (object as? Double).map({ CGFloat($0) }) ?? (object as? Int).map({ CGFloat($0) }) else { return false }; self.inset = value; return true;
        case "isRaised": guard let value = object as? Bool else { return false }; self.isRaised = value; return true;
        default: return false
        }
    }
}
extension BedView {
    func performActionOfBedView(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
        switch selector.description {
        case "waterBy:": guard let sender = sender as Any as? Int else { return false }; self.water(amount: sender); return true;
        default: return false
        }
    }
}
extension GardenViewController {
    func setOutletOfGardenViewController(_ name: String, _ object: Any?) -> Bool {
        switch name {
        case "titleLabel": guard let value = object as? UILabel else { return false }; self.titleLabel = value; return true;
        case "beds": guard let value = object as? [BedView] else { return false }; self.beds = value; return true;
        case "delegate": guard let value = object as? (any AnyObject & BedDelegate) else { return false }; self.delegate = value; return true;
        default: return false
        }
    }
}
extension GardenViewController {
    func performActionOfGardenViewController(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
        switch selector.description {
        case "tapped:": guard let sender = sender as Any as? UITapGestureRecognizer else { return false }; self.tapped(sender); return true;
        case "unwind:": guard let sender = sender as Any as? UIStoryboardSegue else { return false }; self.unwind(sender); return true;
        case "refresh": _ = self.refresh(); return true;
        case "moveFrom:to:": guard let sender = sender as Any as? UIView else { return false }; self.move(from: sender, to: event as Any as? UIView); return true;
        default: return false
        }
    }
}
extension GardenViewController {
    func performSegueActionOfGardenViewController(_ selector: Selector, coder: NSCoder, sender: Any?, segueIdentifier identifier: String?, controller: inout UIViewController?) -> Bool {
        switch selector.description {
        case "makeRose:sender:segueIdentifier:": controller = self.makeRose(coder, sender: sender, segueIdentifier: identifier as Any as? String); return true;
        default: return false
        }
    }
}
extension RoseController {
    func setOutletOfRoseController(_ name: String, _ object: Any?) -> Bool {
        switch name {
        case "roseLabel": guard let value = object as? UILabel else { return false }; self.roseLabel = value; return true;
        default: return false
        }
    }
}
extension RoseController {
    func performActionOfRoseController(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
        switch selector.description {
        case "smell:": self.smell(sender); return true;
        case "prune:event:": guard let event = event as Any as? UIEvent else { return false }; self.prune(sender as Any as? UIButton, event: event); return true;
        default: return false
        }
    }
}
extension RoseController {
    func performSegueActionOfRoseController(_ selector: Selector, coder: NSCoder, sender: Any?, segueIdentifier identifier: String?, controller: inout UIViewController?) -> Bool {
        switch selector.description {
        case "makeBed:sender:": controller = self.makeBed(coder, sender: sender as Any as? UIButton); return true;
        default: return false
        }
    }
}
