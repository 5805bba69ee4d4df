import Diagnostics
import Geometry
import ScreenDocuments
import Testing

@testable import ScreenBuilder
@testable import UIKitCore

/// Edges, margins and sizes of Xcode's canvas found in files that no rule was fitted to. Expected: the frames that Xcode
/// saved in public storyboards and XIB files.
@Suite struct CanvasEdgeTests {
    private func conventions(
        _ device: String?, tools: Int, _ width: Double, _ height: Double,
        _ change: (inout SceneCanvas) -> Void = { _ in }
    ) throws -> CanvasConventions {
        var canvas = SceneCanvas()
        canvas.deviceID = device
        canvas.toolsVersion = tools
        canvas.size = Size(width: width, height: height)
        canvas.hasController = true
        change(&canvas)
        let root = Element(id: "root", className: "UIView", place: .init(file: "f"))
        return try #require(CanvasProfile(of: SceneDocument(root: root, canvas: canvas))).conventions
    }

    /// Sheets of Xcode 26: 48, 50 and 59 points lower than the screen.
    @Test(
        arguments: [
            ("retina6_1", 24506, 414, 848, 48), ("retina5_9", 24093, 375, 762, 50),
            ("retina6_12", 24765, 393, 793, 59),
            ("retina6_1", 21701, 414, 848, 0),
        ] as [(String, Int, Double, Double, Double)])
    func sheetsHaveAStatusBarSinceXcode26(
        device: String, tools: Int, width: Double, height: Double, top: Double
    ) throws {
        let area = try conventions(device, tools: tools, width, height).safeArea
        #expect(area.top == top && area.bottom == 0)
    }

    /// Until Xcode 13 the sensors take 44 points from both sides of a phone in landscape; from Xcode 14 on the canvas has
    /// portrait's insets.
    @Test(
        arguments: [
            ("retina6_1", 16096, 896, 414, Insets(top: 0, left: 44, bottom: 21, right: 44)),
            ("retina6_5", 15705, 896, 414, Insets(top: 0, left: 44, bottom: 21, right: 44)),
            ("retina6_12", 21506, 852, 393, Insets(top: 59, left: 0, bottom: 34, right: 0)),
        ] as [(String, Int, Double, Double, Insets)])
    func landscape(device: String, tools: Int, width: Double, height: Double, insets: Insets) throws {
        #expect(
            try conventions(device, tools: tools, width, height) { $0.isLandscape = true }.safeArea == insets)
    }

    @Test func freeRootsBelowBarsHaveNoInset() throws {
        func top(at y: Double) throws -> Double {
            try conventions("retina4_7", tools: 12121, 600, 636) {
                $0.isFreeform = true
                $0.isInNavigation = true
                $0.origin = Point(x: 0, y: y)
            }.safeArea.top
        }
        #expect(try top(at: 64) == 0)
        #expect(try top(at: 0) == 64)
    }

    @Test(arguments: [("retina6_1", 15702, 16.0), ("retina6_1", 17156, 16), ("retina4_7", 15702, 15)])
    func narrowLoneCells(device: String, tools: Int, left: Double) throws {
        let margins = try conventions(device, tools: tools, 320, 44).cellMargins(
            width: 320, isInRootTable: false, isLone: true)
        #expect(margins.left == left && margins.right == left)
    }

    @Test(arguments: [(24128, true, 126.0), (24506, false, 74), (24765, false, 70), (23504, false, 56)])
    func sheetsInNavigation(tools: Int, isLarge: Bool, top: Double) throws {
        let area = try conventions("retina6_12", tools: tools, 393, 793) {
            $0.isInNavigation = true
            $0.hasLargeTitle = isLarge
        }.safeArea
        #expect(area.top == top)
    }

    @Test(
        arguments: [
            ("ipad10_2", 20037, 810, 1080, 20), ("ipad10_2", 21225, 810, 1080, 20),
            ("ipad11_0rounded", 21225, 834, 1194, 24),
            ("ipad11_0rounded", 17111, 834, 1194, 0), ("ipad10_5", 14810, 834, 1112, 0),
            ("retina4_7", 21225, 375, 667, 0),
        ] as [(String, Int, Double, Double, Double)])
    func padsHaveAStatusBarAgain(
        device: String, tools: Int, width: Double, height: Double, top: Double
    ) throws {
        #expect(try conventions(device, tools: tools, width, height).safeArea.top == top)
    }

    @Test func freeSizesHaveTheStatusBarTwiceSinceXcode16() throws {
        func area(_ tools: Int, _ width: Double, _ height: Double) throws -> Insets {
            try conventions("retina5_9", tools: tools, width, height) { $0.isFreeform = true }.safeArea
        }
        let low = try area(23727, 375, 485)
        #expect(low.top == 100 && low.bottom == 34)
        #expect(try area(23504, 375, 485).top == 50)
        #expect(try area(23727, 320, 485).top == 50)
    }

    /// Measured: free sizes of 375 by 1500 and 375 by 1000 points.
    @Test func whatIsHigherThanTheScreenReachesTheHomeIndicator() throws {
        let high = try conventions("retina6_1", tools: 22154, 375, 1000) { $0.isFreeform = true }
        #expect(high.safeArea.bottom == 34)
    }

    @Test(arguments: [(4514, true), (12121, true), (13122, false), (24127, false)])
    func marginsKnewNothingOfBars(tools: Int, isBelow: Bool) throws {
        #expect(try conventions("retina4_7", tools: tools, 375, 667).hasMarginsBelowBars == isBelow)
    }

    @Test(arguments: [("retina6_0", 20037, 20.0), ("retina6_0", 24128, 16), ("retina5_9", 20037, 16)])
    func marginsOfCells(device: String, tools: Int, side: Double) throws {
        let width = device == "retina6_0" ? 390.0 : 375, height = device == "retina6_0" ? 844.0 : 812
        let margins = try conventions(device, tools: tools, width, height).cellMargins(
            width: width, isInRootTable: true)
        #expect(margins.left == side && margins.right == side)
    }

    /// Saved by Xcode 10: 16 points in 375 and 20 in 430; by Xcode 11: 15 in 428.
    @Test(arguments: [(14460, 375.0, 16.0), (14460, 430, 20), (15702, 428, 15), (14810, 600, 15)])
    func marginsOfLoneCells(tools: Int, width: Double, side: Double) throws {
        let margins = try conventions("retina4_7", tools: tools, width, 44).cellMargins(
            width: width, isInRootTable: false, isLone: true)
        #expect(margins.left == side && margins.right == side)
    }

    @Test(
        arguments: [
            (15400, CanvasSize(width: 39, height: 37)), (21701, nil),
            (23504, CanvasSize(width: 73, height: 26)),
        ] as [(Int, CanvasSize?)])
    func pageControlsOfThreePages(tools: Int, size: CanvasSize?) throws {
        var element = Element(id: "e", className: "UIPageControl", place: .init(file: "f"))
        element.origin = ElementOrigin(tag: "pageControl")
        element.attributes = [
            ScreenDocuments.Attribute(name: "numberOfPages", value: .integer(3), place: .init(file: "f"))
        ]
        let root = Element(id: "root", className: "UIView", place: .init(file: "f"))
        let found = try conventions("retina4_7", tools: tools, 375, 667).ownSize(
            of: element, UIPageControl(), in: root)
        #expect(found?.width == size?.width && found?.height == size?.height)
    }

    /// 'Title' in 17 points is wider than 33 by less than an eighth of a point. Saved: 33.
    @Test func anEighthOfAPointFitsInALabelOfWholePoints() throws {
        func width(_ text: String) throws -> CGFloat {
            let label = UILabel()
            label.font = .systemFont(ofSize: 17)
            label.text = text
            try conventions("retina4_7", tools: 14460, 375, 667).useMeasurements(of: label, in: UIView())
            return label.measure(width: nil).size.width
        }
        #expect(try width("Title") == 33)
        #expect(try width("Label") == 42)
    }
}
