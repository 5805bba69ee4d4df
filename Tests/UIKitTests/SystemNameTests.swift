import Foundation
import Testing

@testable import UIKitCore

@Suite("Names that apps and libraries use")
struct SystemNameTests {
    @Test("levels of windows are moved by heights, and compared")
    func levels() {
        #expect(UIWindow.Level.alert + 1 == UIWindow.Level(rawValue: 2001))
        #expect(UIWindow.Level.statusBar - 1 < .statusBar)
    }

    @Test("index paths of Objective-C have sections and rows")
    func indexPaths() {
        let path = NSIndexPath(row: 3, section: 2)
        #expect(path.row == 3 && path.item == 3 && path.section == 2)
        #expect(path as IndexPath == IndexPath(row: 3, section: 2))
        #expect(NSIndexPath().row == 0)
    }

    @Test("a popover points to a view or a bar item")
    func sourceItems() {
        let popover = UIPopoverPresentationController(
            presentedViewController: UIViewController(), presenting: UIViewController())
        let view = UIView(), item = UIBarButtonItem()
        popover.sourceItem = view
        #expect(popover.sourceView === view && popover.barButtonItem == nil)
        popover.sourceItem = item
        #expect(popover.sourceView == nil && popover.barButtonItem === item && popover.sourceItem === item)
    }

    @Test("the app has the orientations of its delegate, or those of the device")
    func orientations() {
        #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
    }

    @Test("objects of UIKit's classes are made by their class")
    func instances() {
        func lend<Object: NSObject>(_ body: (Object) -> Void) -> Object {
            let made = Object.instance()
            body(made)
            return made
        }
        #expect(lend { (style: NSMutableParagraphStyle) in style.alignment = .center }.alignment == .center)
        #expect(UIButton.instance(type: .system).buttonType == .system)
        #expect(lend { (label: UILabel) in label.text = "A" }.text == "A")
        for type in [
            UIView.self, UILabel.self, UIButton.self, UITableView.self,
            UIStackView.self,
        ]
            as [UIView.Type]
        {
            let view = type.instance()
            #expect(Swift.type(of: view) == type)
            #expect(
                type.instance(frame: CGRect(x: 1, y: 2, width: 30, height: 40)).frame.origin
                    == CGPoint(x: 1, y: 2))
        }
        let controllers: [UIViewController.Type] = [UIViewController.self, UITableViewController.self]
        for type in controllers { #expect(Swift.type(of: type.instance(nibName: nil, bundle: nil)) == type) }
    }
}
