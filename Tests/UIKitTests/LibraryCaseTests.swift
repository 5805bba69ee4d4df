import Geometry
import Scene
import Testing

@testable import UIKitCore

/// What layout and interface libraries rely on; each expectation is what their documentation or Apple's says of iOS.
@Suite("What libraries rely on")
struct LibraryCaseTests {
    private func show(_ controller: UIViewController, _ body: (LiveScreen) throws -> Void) rethrows {
        try RenderEnvironment.current.withLiveScreen({ controller }, body)
    }

    // MARK: Paths

    /// Source: the documentation of `addArc(withCenter:radius:startAngle:endAngle:clockwise:)`; a circle of radius 40 at
    /// (40, 40) has the bounds (0, 0, 80, 80) whatever its direction.
    @Test(
        "a full turn is a circle in both directions", arguments: [true, false],
        [
            (0, 2 * Double.pi), (0, -2 * Double.pi), (-Double.pi / 2, 3 * Double.pi / 2),
            (0.1, 0.1 - 2 * Double.pi),
        ] as [(Double, Double)])
    func fullTurns(clockwise: Bool, angles: (Double, Double)) {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 40, y: 40), radius: 40, startAngle: angles.0, endAngle: angles.1,
            clockwise: clockwise)
        let cgPath = CGMutablePath()
        cgPath.addArc(
            center: CGPoint(x: 40, y: 40), radius: 40, startAngle: angles.0, endAngle: angles.1,
            clockwise: clockwise)
        for box in [path.cgPath.boundingBoxOfPath, cgPath.boundingBoxOfPath] {
            #expect(abs(box.minX) < 0.02 && abs(box.minY) < 0.02, "\(box)")
            #expect(abs(box.width - 80) < 0.02 && abs(box.height - 80) < 0.02, "\(box)")
        }
    }

    @Test("half a turn goes the way that was asked for")
    func halfTurns() {
        for (clockwise, y) in [(true, 40.0), (false, 0.0)] {
            let path = UIBezierPath(
                arcCenter: CGPoint(x: 40, y: 40), radius: 40, startAngle: 0, endAngle: .pi,
                clockwise: clockwise)
            #expect(abs(path.cgPath.boundingBoxOfPath.minY - y) < 0.02)
        }
    }

    // MARK: Layers

    private final class Forwarding: UIView {
        let inner = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(inner)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override var backgroundColor: UIColor? {
            get { inner.backgroundColor }
            set { inner.backgroundColor = newValue }
        }
        override var alpha: CGFloat {
            get { 0.2 }
            set {}
        }
        override var isHidden: Bool {
            get { true }
            set {}
        }
        override var bounds: CGRect {
            get { CGRect(x: 0, y: 0, width: 7, height: 7) }
            set {}
        }
    }

    /// Source: Core Animation draws layers; an override of a view's getter is code that only callers of the getter run.
    @Test("the layer's values are drawn, not an overriding getter's")
    func overridingGetters() throws {
        let controller = UIViewController()
        let view = Forwarding(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
        view.backgroundColor = .red
        controller.view.addSubview(view)
        try show(controller) { screen in
            #expect(view.layer.backgroundColor == nil)
            #expect(view.layer.opacity == 1)
            #expect(!view.layer.isHidden)
            #expect(view.layer.bounds.size == CGSize(width: 200, height: 200))
            let tree = screen.capture()
            let index = try #require(tree.nodes.firstIndex { $0.className == "Forwarding" })
            let node = tree.nodes[index]
            #expect(node.background == nil && node.opacity == 1 && !node.isHidden)
            #expect(node.frame.width == 200)
            #expect(tree.nodes[index + 1].background == UIColor.red.color(in: controller.traitCollection))
        }
    }

    // MARK: Accessory views

    private final class Bar: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }
    }

    private final class Chat: UIViewController {
        let bar = Bar(frame: CGRect(x: 0, y: 0, width: 393, height: 60)), field = UITextField()
        var asks = false
        override var inputAccessoryView: UIView? { bar }
        override var canBecomeFirstResponder: Bool { true }
        override func viewDidLoad() {
            super.viewDidLoad()
            field.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
            view.addSubview(field)
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if asks { #expect(becomeFirstResponder()) }
        }
    }

    /// Source: "Creating a custom input accessory view" and the documentation of `inputAccessoryView`: it is shown while the
    /// responder is the first; InputBarAccessoryView's documentation: overriding the two properties is enough.
    @Test("the accessory of a controller that can become first responder is shown", arguments: [false, true])
    func accessory(asks: Bool) {
        let chat = Chat()
        chat.asks = asks
        show(chat) { screen in
            #expect(chat.isFirstResponder)
            #expect(chat.bar.window != nil)
            #expect(chat.bar.frame.size == CGSize(width: screen.window.bounds.width, height: 60))
            chat.field.becomeFirstResponder()
            #expect(!chat.isFirstResponder)
            #expect(chat.bar.window != nil)
            chat.field.resignFirstResponder()
            #expect(chat.isFirstResponder)
            #expect(chat.bar.window != nil)
        }
    }

    // MARK: Collections

    private final class List: UIViewController, UICollectionViewDataSource {
        var count = 0
        let step: Int
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

        init(step: Int) {
            self.step = step
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func viewDidLoad() {
            super.viewDidLoad()
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
            list.dataSource = self
            view.addSubview(list)
            list.frame = view.bounds
            switch step {
            case 1: list.contentInset.bottom = 40
            case 2: list.layoutIfNeeded()
            case 3: _ = list.indexPathsForVisibleItems
            case 4:
                list.keyboardDismissMode = .interactive
                list.alwaysBounceVertical = true
            default: break
            }
            count = 4
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            2
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
        }
    }

    @Test("a collection shows what its data source has as it is laid out in a window", arguments: 0...4)
    func lateCounts(step: Int) {
        let controller = List(step: step)
        show(controller) { _ in
            // A layout that was asked for has counted; the counts stay until the next `reloadData()`.
            #expect(controller.list.numberOfSections == (step == 2 ? 0 : 4))
            #expect(controller.list.visibleCells.count == (step == 2 ? 0 : 8))
        }
    }
}

@Suite("Small semantics that libraries rely on")
struct LibrarySemanticsTests {
    /// Source: the documentation of `UICollectionViewLayoutAttributes.size`: "Setting this property also changes the value of
    /// the frame property", whose center stays, as `bounds` of a view.
    @Test("the size of layout attributes keeps the center")
    func attributes() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        attributes.size = CGSize(width: 10, height: 20)
        #expect(attributes.center == CGPoint(x: 25, y: 40))
        #expect(attributes.frame == CGRect(x: 20, y: 30, width: 10, height: 20))
    }

    private final class Cell: UICollectionViewCell {
        var applied: CGRect?
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            applied = layoutAttributes.frame
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var frames: [CGRect?] = []
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
            frames.append((cell as? Cell)?.applied)
            frames.append(cell.frame)
            return cell
        }
    }

    /// Source: the documentation of `dequeueReusableCell(withReuseIdentifier:for:)`: "the layout attributes are applied".
    @Test("layout attributes are applied before a cell is returned")
    func cells() {
        let layout = UICollectionViewFlowLayout(), source = Source()
        layout.itemSize = CGSize(width: 40, height: 30)
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        list.register(Cell.self, forCellWithReuseIdentifier: "c")
        list.dataSource = source
        list.layoutIfNeeded()
        #expect(source.frames.count == 2)
        #expect(source.frames.allSatisfy { $0?.size == CGSize(width: 40, height: 30) })
    }

    /// Source: a device of the United States, which the default language stands for: `firstWeekday` is 1 in CLDR's US.
    @Test("the locale is en_US, with Sunday first, where nothing else is asked")
    func locale() {
        #expect(Locale.current.identifier == "en_US")
        #expect(Calendar.current.firstWeekday == 1)
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeZone = TimeZone(identifier: "UTC")
        #expect(formatter.string(from: Date(timeIntervalSince1970: 0)) == "Jan 1, 1970")
        var german = RenderEnvironment.current
        german.locale = "de"
        german.run { #expect(Calendar.current.firstWeekday == 2 && Locale.current.identifier == "de_DE") }
    }

    @Test("a text layer's preferred size is in whole points")
    func textLayers() {
        let layer = CATextLayer()
        layer.string = "Hello"
        layer.fontSize = 13
        let size = layer.preferredFrameSize()
        #expect(size.width == size.width.rounded() && size.height == size.height.rounded() && size.width > 0)
    }

    /// Source: Apple's headers: the three classes have no initializer marked unavailable; the raw values of `UIControl.State`.
    @Test("objects that tests make by init, and the raw values of states")
    func initializers() {
        #expect(UITouch().phase == .began)
        #expect(UIFont().pointSize > 0)
        #expect(UIAlertController().preferredStyle == .actionSheet)
        #expect(UIAlertController(nibName: nil, bundle: nil).actions.isEmpty)
        let view = UIView()
        #expect(view.forBaselineLayout() === view)
        #expect(UIControl.State.focused.rawValue == 8)
        #expect(UIControl.State.application.rawValue == 0x00FF_0000)
        #expect(UIControl.State.reserved.rawValue == 0xFF00_0000)
    }
}
