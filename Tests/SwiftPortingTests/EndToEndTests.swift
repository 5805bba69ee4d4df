import Diagnostics
import Foundation
import SwiftPorting
import TestSupport
import Testing
import UIKit

/// The sources in `Fixtures` become those in `Ported`, which are compiled with this target.
@Suite("A ported view controller")
struct EndToEndTests {
    static let input = PackageFiles.url("Tests/SwiftPortingTests/Fixtures/GardenViewController.swift")

    @Test("is the source that this target compiles")
    func texts() throws {
        let source = SourceFile(
            path: "GardenViewController.swift", bytes: Array(try Data(contentsOf: Self.input)))
        let ported = SourcePort.port([source])
        #expect(ported.diagnostics.isEmpty)
        let folder = "Tests/SwiftPortingTests/Ported/"
        let text = String(decoding: try #require(ported.texts.first ?? nil), as: UTF8.self)
        try PackageFiles.recordIfAsked(text, folder + "GardenViewController.swift")
        try PackageFiles.recordIfAsked(ported.registry, folder + PortRun.registryName)
        #expect(try PackageFiles.text(folder + "GardenViewController.swift") == text)
        #expect(try PackageFiles.text(folder + PortRun.registryName) == ported.registry)
    }

    @Test("finds its outlets, attributes and actions by name")
    func connections() throws {
        let rose = RoseController()
        let label = UILabel()
        #expect(rose.setOutlet("titleLabel", to: label))
        #expect(rose.setOutlet("roseLabel", to: label))
        #expect(rose.setOutlet("beds", to: [BedView(), BedView()] as [AnyObject]))
        #expect(rose.beds.count == 2)
        #expect(!rose.setOutlet("titleLabel", to: UIView()))
        #expect(!rose.setOutlet("other", to: label))
        #expect(rose.performAction("tapped:", sender: UITapGestureRecognizer(), event: nil))
        #expect(label.text == "tapped")
        #expect(rose.performAction("refresh", sender: nil, event: nil))
        #expect(!rose.performAction("other", sender: nil, event: nil))
        #expect(rose.performAction("wilt", sender: nil, event: nil) && rose.title == "wilted")
        #expect(rose.unwindActions == ["unwind:"])
        rose.viewWillAppear(false)
        #expect(label.text == "rose")
        #expect(rose.prefersStatusBarHidden)
    }

    @Test("answers for optional requirements that it implements")
    func optionals() throws {
        let bed = BedView()
        #expect(bed.setOutlet("inset", to: 4.0) && bed.inset == 4)
        #expect(bed.performAction("waterBy:", sender: 2, event: nil))
        #expect(bed.level == 2)
        let controller = GardenViewController()
        bed.delegate = controller
        #expect(bed.performAction("waterBy:", sender: 2, event: nil))
        #expect(bed.level == 2)
        let asked: any BedDelegate = controller
        #expect(asked.rainfall == nil)
        #expect(asked.gardener == .some(nil))
    }

    @Test("makes objects of generic views and controllers")
    func instances() {
        let plot = PlotController<BorderView>()
        #expect(plot.preview.width == 12)
        #expect((plot.view as? BorderView)?.width == 40)
        #expect(PlotController<HedgeView>().preview.width == 12)
        #expect(PlotController<UILabel>().view is UILabel)
        #expect(type(of: PlotController<BorderView>.planted()) == PlotController<BorderView>.self)
        #expect(type(of: UITabBarController.planted()) == UITabBarController.self)
    }

    @Test("has the values of optional properties where a class has them")
    func optionalProperties() {
        let bed = BedView(), gauge = RainGauge()
        bed.delegate = gauge
        #expect(bed.performAction("waterBy:", sender: 5, event: nil))
        #expect(bed.level == 3)
        let asked: any BedDelegate = gauge
        #expect(asked.gardener == nil)
    }

    /// Source: `IBSegueAction` (Apple's documentation): the controller that the method returns, nil for the storyboard's.
    @Test("makes the controllers of segues by name")
    func segueActions() throws {
        let coder = NSCoder()
        var made: UIViewController?
        let garden = GardenViewController(), rose = RoseController()
        for source in [garden, rose] {
            made = nil
            #expect(
                source.performSegueAction(
                    "makeRose:sender:segueIdentifier:", coder: coder, sender: nil, segueIdentifier: "ash",
                    controller: &made))
            #expect((made as? RoseController)?.fertilizer == "ash")
        }
        #expect(
            rose.performSegueAction(
                "makeBed:sender:", coder: coder, sender: UIView(), segueIdentifier: nil, controller: &made))
        #expect(made == nil)
        #expect(
            !garden.performSegueAction(
                "makeBed:sender:", coder: coder, sender: nil, segueIdentifier: nil, controller: &made))
    }

    /// Source: "Using Objective-C Runtime Features in Swift" (Apple's documentation): the result of a look-up on `AnyObject`
    /// behaves like an implicitly unwrapped optional.
    @Test("finds members of any object that one class has")
    func lookups() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        var harvest = Harvest(values: [
            "frame": rect, "weight": 2.5, "count": NSNumber(value: 6), "isRipe": true,
        ])
        #expect(harvest.height == 4 && harvest.origin == CGPoint(x: 1, y: 2))
        #expect(harvest.weight == 2.5 && harvest.count == 6 && harvest.isRipe)
        harvest.values = ["frame": NSValue(cgRect: rect), "isRipe": false]
        #expect(harvest.height == 4 && harvest.weight == 0 && harvest.count == -1 && !harvest.isRipe)
        harvest.values = nil
        #expect(harvest.origin == nil)
    }

    @Test("has cells without the initializers of registered classes, which subclasses inherit")
    func cells() {
        #expect(BulbCell(isSown: true).isSown)
        let table = UITableView()
        for (type, name) in [(RowCell.self, "plain"), (HedgeCell.self, "7")]
            as [(UITableViewCell.Type, String)]
        {
            table.register(type, forCellReuseIdentifier: "row")
            #expect(table.dequeueReusableCell(withIdentifier: "row")?.reuseIdentifier == name)
        }
        #expect(InterfaceClasses.ported["BulbCell"] == BulbCell.self)
    }

    /// Source: "Extensions" in "The Swift Programming Language": all existing instances of the type have the new members.
    @Test("finds methods of extensions of UIKit's classes in objects of these")
    func extensionMethods() {
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        environment.interfaceClasses = InterfaceClasses(merging: [.ported])
        let plain = UIViewController(), button = UIButton(type: .custom)
        environment.run(in: RenderContext()) {
            #expect(plain.responds(to: "wilt") && !UIView().responds(to: "wilt"))
            button.addTarget(plain, action: "wilt", for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
            #expect(plain.title == "wilted")
            plain.title = nil
            plain.perform("wilt")
            #expect(plain.title == "wilted")
            button.perform("wilt")
        }
        #expect(environment.sink.diagnostics.map(\.code.name) == ["action.missing"])
    }

    @Test("is listed by its names")
    func registry() {
        #expect(InterfaceClasses.ported["RoseController"] == RoseController.self)
        #expect(InterfaceClasses.ported["GardenController"] == GardenViewController.self)
        #expect(InterfaceClasses.ported["Drop"] == nil)
    }
}
