// swift-format-ignore-file
import UIKit

extension InterfaceClasses {
    /// The classes of the ported sources.
    static var ported: InterfaceClasses {
        var classes: [String: AnyClass] = [:]
        classes["AlertBoxView"] = AlertBoxView.self
        classes["AlertBoxViewController"] = AlertBoxViewController.self
        classes["AppDelegate"] = AppDelegate.self
        classes["BubbleView"] = BubbleView.self
        classes["BubblesViewController"] = BubblesViewController.self
        classes["CitiesViewController"] = CitiesViewController.self
        classes["CityHeaderView"] = CityHeaderView.self
        classes["CityViewController"] = CityViewController.self
        classes["ConstraintPagesViewController"] = ConstraintPagesViewController.self
        classes["ContentsViewController"] = ContentsViewController.self
        classes["FormViewController"] = FormViewController.self
        classes["GuidePageView"] = GuidePageView.self
        classes["GuideViewController"] = GuideViewController.self
        classes["IconPagesViewController"] = IconPagesViewController.self
        classes["LabelBubbleView"] = LabelBubbleView.self
        classes["LayerBubbleView"] = LayerBubbleView.self
        classes["LinearPagesViewController"] = LinearPagesViewController.self
        classes["PageView"] = PageView.self
        classes["PagesViewController"] = PagesViewController.self
        classes["SceneDelegate"] = SceneDelegate.self
        var ported = InterfaceClasses(classes)
        ported.nibOwners["AlertBoxViewController"] = { AlertBoxViewController() }
        ported.nibOwners["BubblesViewController"] = { BubblesViewController() }
        ported.nibOwners["CitiesViewController"] = { CitiesViewController() }
        ported.nibOwners["CityViewController"] = { CityViewController() }
        ported.nibOwners["ContentsViewController"] = { ContentsViewController() }
        ported.nibOwners["FormViewController"] = { FormViewController() }
        ported.nibOwners["GuideViewController"] = { GuideViewController() }
        ported.nibOwners["IconPagesViewController"] = { IconPagesViewController() }
        ported.nibOwners["PagesViewController"] = { PagesViewController() }
        ported.setApplicationDelegate(named: "AppDelegate") { AppDelegate() }
        return ported
    }
}
