import Constraints
import Devices
import Diagnostics
import Geometry
import ScreenDocuments
import Testing

@testable import ScreenBuilder
@testable import UIKitCore

/// The part of a scene that bars cover on Xcode's canvas. Expected: the frames that Xcode saved in public
/// storyboards and XIB files, by device and version of the tools.
@Suite struct CanvasTests {
    private func safeArea(
        _ device: String?, tools: Int, _ width: Double, _ height: Double,
        _ change: (inout SceneCanvas) -> Void = { _ in }
    ) throws -> Insets {
        try conventions(device, tools: tools, width, height, change).safeArea
    }

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

    @Test(
        arguments: [
            (nil, 9531, 600, 600, 20, 0), ("retina4_7", 14460, 375, 667, 20, 0),
            ("retina4_7", 16096, 375, 667, 0, 0), ("retina4_7", 22505, 375, 667, 20, 0),
            ("retina5_9", 15505, 375, 812, 44, 34), ("retina5_9", 22505, 375, 812, 50, 34),
            ("retina6_1", 17156, 414, 896, 44, 34), ("retina6_1", 21701, 414, 896, 48, 34),
            ("retina6_1", 24127, 414, 896, 96, 68), ("retina6_12", 23504, 393, 852, 59, 34),
            ("ipad9_7", 13122, 768, 1024, 20, 0),
        ] as [(String?, Int, Double, Double, Double, Double)])
    func aWholeScreen(
        device: String?, tools: Int, width: Double, height: Double, top: Double, bottom: Double
    ) throws {
        let found = try safeArea(device, tools: tools, width, height)
        #expect(found.top == top && found.bottom == bottom && found.left == 0 && found.right == 0)
    }

    @Test func belowBars() throws {
        #expect(try safeArea("retina4_7", tools: 14460, 375, 667) { $0.isInNavigation = true }.top == 64)
        #expect(try safeArea("retina5_9", tools: 15505, 375, 812) { $0.isInNavigation = true }.top == 88)
        #expect(try safeArea("retina4_7", tools: 15705, 375, 667) { $0.isInTabs = true }.bottom == 49)
        #expect(try safeArea("retina6_12", tools: 22505, 393, 852) { $0.topBar = .shown }.top == 103)
        // An opaque bar: the root begins below it.
        #expect(try safeArea("retina4_7", tools: 12120, 375, 603) { $0.isInNavigation = true }.top == 0)
        #expect(
            try safeArea("retina4_7", tools: 12120, 375, 667) {
                $0.topBar = .shown
                $0.isOpaqueTopBar = true
            }.top == 0)
        // Both bars, without a device.
        let both = try safeArea(nil, tools: 6206, 320, 455) {
            $0.isInNavigation = true
            $0.isInTabs = true
        }
        #expect(both == .zero)
    }

    @Test func edgesAreSubtractedTwiceSinceXcode16() throws {
        // Saved at 172 with the bar of Xcode 26, at 96 without one; on a device with a home button once.
        let large = try safeArea("retina6_7", tools: 24506, 430, 932) { $0.isInNavigation = true }
        #expect(large.top == 2 * 59 + 54 && large.bottom == 2 * 34)
        #expect(try safeArea("retina6_1", tools: 23727, 414, 896).top == 96)
        #expect(try safeArea("retina6_1", tools: 23504, 414, 896).top == 48)
        #expect(try safeArea("retina4_7", tools: 23727, 375, 667).top == 20)
    }

    @Test func opaqueBarsAndTheHomeIndicator() throws {
        // 804 of 896 points: below an opaque bar, and down to the lower edge.
        let below = try safeArea("retina6_1", tools: 21701, 414, 804) { $0.isInNavigation = true }
        #expect(below.top == 0 && below.bottom == 34)
        // 813 of 896: above an opaque tab bar.
        let above = try safeArea("retina6_1", tools: 14490, 414, 813) {
            $0.isInNavigation = true
            $0.isInTabs = true
        }
        #expect(above.top == 88 && above.bottom == 0)
        let lying = try safeArea("retina4_7", tools: 14460, 667, 343) {
            $0.isInNavigation = true
            $0.isLandscape = true
        }
        #expect(lying.top == 0)
    }

    @Test func partsOfTheScreenTouchNoEdges() throws {
        #expect(try safeArea("retina4_7", tools: 14460, 400, 289) { $0.isEmbedded = true } == .zero)
        #expect(try safeArea("retina4_7", tools: 14460, 375, 497) { $0.isEmbedded = true }.top == 20)
        #expect(try safeArea("retina4_7", tools: 22685, 365, 34) { $0.isPopover = true } == .zero)
        #expect(try safeArea("retina4_7", tools: 14460, 320, 110) { $0.isFreeform = true } == .zero)
        #expect(try safeArea("retina4_7", tools: 13771, 320, 600) { $0.isFreeform = true }.top == 20)
    }

    @Test func aLargeTitleFollowsAScrollView() throws {
        func top(_ beginsWithScrollView: Bool) throws -> Double {
            try safeArea("retina6_1", tools: 17701, 414, 896) {
                $0.isInNavigation = true
                $0.hasLargeTitle = true
                $0.beginsWithScrollView = beginsWithScrollView
            }.top
        }
        #expect(try top(false) == 140)
        #expect(try top(true) == 88)
    }

    @Test func labelsOutsideOfStacksHaveWholePoints() throws {
        func size(_ size: CGFloat, in superview: UIView, lines: Int = 1) throws -> CGSize {
            let label = UILabel()
            label.font = .systemFont(ofSize: size)
            label.text = "Label"
            label.numberOfLines = lines
            superview.addSubview(label)
            try conventions("retina6_12", tools: 23504, 393, 852).useMeasurements(of: label, in: superview)
            return label.measure(width: nil).size
        }
        #expect(try size(17, in: UIView()) == CGSize(width: 42, height: 21))
        #expect(try size(17, in: UIView(), lines: 0).height < 20.5)
        #expect(try size(17, in: UIStackView()).height < 20.5)
        #expect(try size(17, in: UIStackView()).width < 42)
        #expect(try size(16, in: UIView()).height < 19.5)
    }

    @Test func configuredButtonsOutsideOfStacksHaveWholePoints() throws {
        func size(in superview: UIView) throws -> CGSize {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Done"
            let button = UIButton(configuration: configuration)
            superview.addSubview(button)
            try conventions("retina6_12", tools: 21507, 393, 852).useMeasurements(of: button, in: superview)
            return button.measure(width: nil).size
        }
        // Saved by Xcode 14.2 as 65 by 35.
        #expect(try size(in: UIView()) == CGSize(width: 65, height: 35))
        #expect(try size(in: UIStackView()).height < 34.5)
    }

    @Test func hiddenViewsInStacksKeepRequiredLengths() throws {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        let views = (0..<3).map { _ in UIView() }
        for view in views { stack.addArrangedSubview(view) }
        views[1].isHidden = true
        let lengths: [CGFloat] = [100, 90]
        NSLayoutConstraint.activate(
            zip(views, lengths).map { $0.widthAnchor.constraint(equalToConstant: $1) }
                + [
                    stack.widthAnchor.constraint(equalToConstant: 300),
                    stack.heightAnchor.constraint(equalToConstant: 50),
                ])
        stack.spacing = 8
        try conventions("retina4_7", tools: 14490, 375, 667).useMeasurements(of: stack, in: UIView())
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [100, 90, 192])
        #expect(views[2].frame.minX == 108)
    }

    @Test func viewsHaveTheSizesThatTheirClassesHad() throws {
        func size(_ tag: String, _ view: UIView) throws -> CanvasSize? {
            var element = Element(id: "e", className: "UIView", place: .init(file: "f"))
            element.origin = ElementOrigin(tag: tag)
            element.origin?.designableSize = Size(width: 237, height: 50)
            let root = Element(id: "root", className: "UIView", place: .init(file: "f"))
            return try conventions("retina4_7", tools: 18122, 375, 667).ownSize(of: element, view, in: root)
        }
        #expect(try size("view", UIView()) == CanvasSize(width: 237, height: 50))
        #expect(try size("button", UIButton()) == CanvasSize(width: 237, height: 50))
        let label = UILabel()
        label.numberOfLines = 0
        #expect(try size("label", label) == nil)
    }

    @Test func emptyContentsOfStacksAreSquares() throws {
        func size(_ tools: Int, text: String?, in container: String, lines: Int = 1) throws -> CanvasSize? {
            let label = UILabel()
            label.text = text
            label.numberOfLines = lines
            var element = Element(id: "e", className: "UILabel", place: .init(file: "f"))
            element.origin = ElementOrigin(tag: "label")
            var root = Element(id: "root", className: "UIStackView", place: .init(file: "f"))
            root.origin = ElementOrigin(tag: container)
            return try conventions("retina4_7", tools: tools, 375, 667).ownSize(of: element, label, in: root)
        }
        #expect(try size(22505, text: "", in: "stackView") == CanvasSize(width: 50, height: 50))
        #expect(try size(22505, text: nil, in: "stackView") == CanvasSize(width: 50, height: 50))
        #expect(try size(22505, text: "a", in: "stackView") == nil)
        #expect(try size(22505, text: "", in: "view") == nil)
        #expect(try size(22505, text: "", in: "stackView", lines: 0) == nil)
        // So are stacks without views.
        var stack = Element(id: "s", className: "UIStackView", place: .init(file: "f"))
        stack.origin = ElementOrigin(tag: "stackView")
        let canvas = try conventions("retina6_1", tools: 22154, 414, 896)
        #expect(canvas.ownSize(of: stack, UIStackView(), in: stack) == CanvasSize(width: 50, height: 50))
    }

    @Test func sheetsAndViewsOfTheirOwn() throws {
        #expect(try safeArea("retina5_9", tools: 15505, 375, 758) { $0.isInNavigation = true }.top == 56)
        #expect(try safeArea("retina6_1", tools: 17156, 414, 842).top == 0)
        let card = try safeArea("retina4_7", tools: 14460, 477, 351) {
            $0.isStandalone = true
            $0.hasController = false
        }
        #expect(card == .zero)
        #expect(try safeArea("retina6_1", tools: 17156, 414, 44) { $0.isCell = true } == .zero)
    }

    @Test func margins() throws {
        #expect(try conventions("retina4_7", tools: 14460, 375, 667).rootMargin == 16)
        #expect(try conventions("retina6_1", tools: 17156, 414, 896).rootMargin == 20)
        #expect(try conventions(nil, tools: 9531, 600, 600).rootMargin == 20)
        func cell(_ device: String, _ tools: Int, isInRootTable: Bool = true) throws -> Insets {
            try conventions(device, tools: tools, 375, 667).cellMargins(
                width: 375, isInRootTable: isInRootTable)
        }
        #expect(try cell("retina4_7", 12120) == Insets(all: 8))
        #expect(try cell("retina4_7", 14460) == Insets(top: 11, left: 16, bottom: 11, right: 16))
        #expect(try cell("retina4_7", 15705, isInRootTable: false).left == 15)
        #expect(try cell("retina6_1", 17506) == Insets(top: 11, left: 20, bottom: 11, right: 20))
        // A lone cell of 320 points has the narrow margin on a wide screen, too.
        let lone = try conventions("retina6_1", tools: 19529, 320, 236)
        #expect(lone.cellMargins(width: 320, isInRootTable: false).left == 16)
        #expect(lone.cellMargins(width: 352, isInRootTable: false).left == 20)
        #expect(try cell("retina6_12", 24127) == Insets(top: 15, left: 20, bottom: 15, right: 20))
    }

    @Test func traits() throws {
        func profile(_ device: String?, isLandscape: Bool = false) throws -> LayoutTraits {
            var canvas = SceneCanvas()
            canvas.deviceID = device
            canvas.isLandscape = isLandscape
            let root = Element(id: "root", className: "UIView", place: .init(file: "f"))
            return try #require(CanvasProfile(of: SceneDocument(root: root, canvas: canvas))).traits
        }
        #expect(try profile(nil) == LayoutTraits(idiom: .phone))
        #expect(
            try profile("retina4_7")
                == LayoutTraits(horizontal: .compact, vertical: .regular, idiom: .phone))
        #expect(
            try profile("retina6_1", isLandscape: true)
                == LayoutTraits(horizontal: .regular, vertical: .compact, idiom: .phone))
        #expect(
            try profile("ipad9_7") == LayoutTraits(horizontal: .regular, vertical: .regular, idiom: .pad))
    }

    @Test(arguments: [
        (4488, UIContentSizeCategory.medium), (8121, .medium), (11762, .large), (17506, .large),
        (18122, .extraSmall), (20037, .extraSmall), (21507, .large),
    ])
    func textStylesHaveTheSizeOfTheirTime(tools: Int, category: UIContentSizeCategory) throws {
        // Body saved at 16 points, 17, 14 and 17 again.
        #expect(try conventions("retina4_7", tools: tools, 375, 667).contentSizeCategory == category)
    }

    @Test(arguments: [("retina5_5", 8121, 3.0), (nil, 10117, 1), (nil, 11542, 2)])
    func withoutADeviceThePixelsAreThoseOfTheTime(device: String?, tools: Int, scale: Double) throws {
        // Lines of 20.287 points saved at 21 and at 20.5.
        #expect(try conventions(device, tools: tools, 375, 667).scale == scale)
    }

    @Test(arguments: [(14460, 121.0), (15705, 131)])
    func segmentsWereCloserTogether(tools: Int, width: CGFloat) throws {
        // 'Second' is 46 points wide in 13 points, 47 in medium: 2 · (46 + 14) + 1 and 2 · (47 + 18) + 1.
        let control = UISegmentedControl(items: ["First", "Second"])
        try conventions("retina4_7", tools: tools, 375, 667).useMeasurements(of: control, in: UIView())
        #expect(control.intrinsicContentSize.width == width)
    }

    @Test func datePickersHadWheels() throws {
        func height(_ tools: Int, _ style: UIDatePicker.Style = .automatic) throws -> CGFloat {
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = style
            try conventions("retina4_7", tools: tools, 375, 667).useMeasurements(of: picker, in: UIView())
            return picker.intrinsicContentSize.height
        }
        #expect(try height(14490) == 216)
        #expect(try height(17701) == 216)
        #expect(try height(19162) == 216)
        #expect(try height(21701) < 50)
        #expect(try height(14490, .compact) < 50)
    }

    @Test func wordsWerePushedOutSinceXcode12() throws {
        // Saved by Xcode 12.4 with a label 206.5 points wide: `process` alone would have left it at 267.
        let label = UILabel()
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.text = "Presenting status of long-running process"
        label.numberOfLines = 4
        func width(_ tools: Int) throws -> CGFloat {
            label.lineBreakStrategy = .standard
            try conventions("retina4_7", tools: tools, 375, 667).useMeasurements(of: label, in: UIView())
            return label.sizeThatFits(CGSize(width: 280, height: 0)).width
        }
        #expect(abs(try width(17701) - 206.5) < 0.5)
        #expect(try width(16096) > 260)
    }

    @Test func controlsHaveTheSizesOfTheirTime() throws {
        func height(_ tag: String, _ tools: Int, _ attributes: [ScreenDocuments.Attribute] = []) throws
            -> CGFloat?
        {
            var element = Element(
                id: "e", className: "UIView", attributes: attributes, place: .init(file: "f"))
            element.origin = ElementOrigin(tag: tag)
            let root = Element(id: "root", className: "UIView", place: .init(file: "f"))
            return try conventions("retina4_7", tools: tools, 375, 667).ownSize(
                of: element, UIView(), in: root)?.height
        }
        let rounded = ScreenDocuments.Attribute(
            name: "borderStyle", value: .choice("roundedRect"), place: .init(file: "f"))
        #expect(try height("textField", 14460, [rounded]) == 30)
        #expect(try height("textField", 21701, [rounded]) == nil)
        #expect(try height("segmentedControl", 14460) == 28)
        #expect(try height("progressView", 14460) == 2)
        #expect(try height("switch", 22505) == 31)
        #expect(try height("switch", 24127) == 28)
        #expect(try height("toolbar", 14460) == 44)
        #expect(try height("navigationBar", 23504) == 44)
        #expect(try height("navigationBar", 24127) == 54)
        #expect(try height("pickerView", 6206) == 162)
        #expect(try height("pickerView", 14109) == nil)
        #expect(try height("searchBar", 24127) == 64)
        #expect(try height("label", 14460) == nil)
    }

    @Test func aMissingImageIsAsLargeAsTheFileRecorded() throws {
        var image = Element(id: "image", className: "UIImageView", place: .init(file: "f"))
        image.attributes = [
            ScreenDocuments.Attribute(
                name: "image",
                value: .image(ImageValue(name: "gone", recordedSize: Size(width: 33.5, height: 12))),
                place: .init(file: "f", line: 7))
        ]
        let root = Element(id: "root", className: "UIView", subviews: [image], place: .init(file: "f"))
        let built = try build(SceneDocument(root: root))
        #expect(try built.view("image").intrinsicContentSize == CGSize(width: 33.5, height: 12))
        #expect(built.messages.first?.contains("image 'gone' was not found") == true)
    }

    @Test func masksFollowTheExtentTheyWereMadeFor() throws {
        // A view of 40 points at the right of a card that was 100 wide and is 200 now.
        var badge = Element(id: "badge", className: "UIView", place: .init(file: "f"))
        badge.attributes = [
            ScreenDocuments.Attribute(
                name: "frame", value: .rect(Rect(x: 60, y: 0, width: 40, height: 10)), place: .init(file: "f")
            ),
            ScreenDocuments.Attribute(
                name: "autoresizingMask", value: .choices(["flexibleLeftMargin"]), place: .init(file: "f")),
        ]
        var card = Element(id: "card", className: "UIView", subviews: [badge], place: .init(file: "f"))
        card.origin = ElementOrigin(tag: "view")
        card.origin?.designSize = Size(width: 100, height: 100)
        func constraint(_ attribute: LayoutAttribute, _ constant: Double)
            -> ConstraintDeclaration
        {
            ConstraintDeclaration(
                rule: .linear(
                    .init(
                        first: .init(elementID: "card", attribute: attribute), relation: .equal,
                        constant: constant)),
                place: .init(file: "f"))
        }
        card.constraints = [constraint(.width, 200), constraint(.height, 50)]
        let root = Element(id: "root", className: "UIView", subviews: [card], place: .init(file: "f"))
        #expect(
            try build(SceneDocument(root: root)).view("badge").frame
                == CGRect(x: 160, y: 0, width: 40, height: 10))
    }
}
