// swift-format-ignore-file
import UIKit

extension InterfaceClasses {
    /// The classes of the ported sources.
    static var ported: InterfaceClasses {
        var classes: [String: AnyClass] = [:]
        classes["BedView"] = BedView.self
        classes["BorderView"] = BorderView.self
        classes["BulbCell"] = BulbCell.self
        classes["GardenViewController"] = GardenViewController.self
        classes["GardenController"] = GardenViewController.self
        classes["HedgeCell"] = HedgeCell.self
        classes["HedgeView"] = HedgeView.self
        classes["RainGauge"] = RainGauge.self
        classes["RoseController"] = RoseController.self
        classes["RowCell"] = RowCell.self
        classes["SeedCell"] = SeedCell.self
        var ported = InterfaceClasses(classes)
        ported.nibOwners["GardenViewController"] = { GardenViewController() }
        ported.nibOwners["RoseController"] = { RoseController() }
        ported.addExtensionMethods(of: UIViewController.self, ["wilt"]) { $0.performActionOfUIViewController($1, sender: $2, event: $3) }
        return ported
    }
}

/// Calls a method of an extension of UIKit's classes, and returns whether there is one.
func performExtensionAction(
    _ selector: Selector, of object: AnyObject, sender: Any?, event: UIEvent?
) -> Bool {
    if let object = object as? UIViewController, object.performActionOfUIViewController(selector, sender: sender, event: event) { return true }
    return false
}
