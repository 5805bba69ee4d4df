// swift-format-ignore-file
import UIKit

extension InterfaceClasses {
    /// The classes of the ported sources.
    static var ported: InterfaceClasses {
        var classes: [String: AnyClass] = [:]
        classes["BedView"] = BedView.self
        classes["GardenViewController"] = GardenViewController.self
        classes["GardenController"] = GardenViewController.self
        classes["RoseController"] = RoseController.self
        return InterfaceClasses(classes)
    }
}
