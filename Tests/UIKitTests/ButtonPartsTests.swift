import Compositor
import Geometry
import Raster
import Scene
import Testing

@testable import UIKitCore

/// The views of which buttons without a configuration consist.
@Suite struct ButtonPartsTests {
    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func button(
        _ width: CGFloat, _ height: CGFloat, title: String? = nil, image size: CGSize? = nil
    ) -> UIButton {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: width, height: height)
        if let title { button.setTitle(title, for: .normal) }
        if let size { button.setImage(image(size.width, size.height), for: .normal) }
        return button
    }

    /// The bounds of the red pixels of a drawn view, those of which the half is red at least.
    private func red(_ view: UIView) throws -> Rect? {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        root.addSubview(view)
        let tree = root.makeLayoutTree(traits: .current)
        #expect(tree.checkInvariants() == nil)
        let picture = try rasterize(compose(tree), scale: 1, text: RenderEnvironment.current.textEngine)
        var found: Rect?
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture[x, y] & 0xFF >= 128 && picture[x, y] & 0xFFFF00 == 0 {
                let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
                found = found.map { $0.union(pixel) } ?? pixel
            }
        }
        return found
    }

    private func nodes(_ view: UIView) -> [String] {
        view.makeLayoutTree(traits: .current).nodes.map(\.className)
    }

    // MARK: Texts and hierarchy

    /// Source: `testThatUIButtonSetsTheTitleOnTheUILabel` of bartels76/UIKit; Apple's documentation of `titleLabel`.
    @Test func titlesAreInTheirLabelsAtOnce() {
        let button = button(50, 50, title: "A Title")
        #expect(button.titleLabel?.text == "A Title")
        let held = button.titleLabel
        button.setTitle("Another", for: .normal)
        #expect(held?.text == "Another")
        #expect(button.titleLabel === held)
        button.setTitle("Off", for: .disabled)
        #expect(held?.text == "Another")
        button.isEnabled = false
        #expect(held?.text == "Off")
        button.isEnabled = true
        button.setTitleColor(.green, for: .normal)
        #expect(held?.textColor == .green)
        button.setAttributedTitle(NSAttributedString(string: "Styled"), for: .normal)
        #expect(held?.text == "Styled" && held?.attributedText?.string == "Styled")
        button.setTitle(nil, for: .normal)
        button.setAttributedTitle(nil, for: .normal)
        #expect(held?.text == nil)
    }

    /// Source: Apple's documentation of `imageView`, which has a value before the button is displayed.
    @Test func imagesAreInTheirViews() {
        let button = button(50, 50, image: CGSize(width: 10, height: 10))
        #expect(button.imageView?.image === button.currentImage)
        let selected = image(12, 12)
        button.setImage(selected, for: .selected)
        button.isSelected = true
        #expect(button.imageView?.image === selected)
        #expect(button.imageView?.isUserInteractionEnabled == false)
        #expect(button.titleLabel?.isUserInteractionEnabled == false)
    }

    /// Source: `testImageSpacing` of yurii-lysytsia/AirKit, by which the first subview is the image, the last the title.
    @Test func subviewsAreBackgroundImageAndTitle() {
        let plain = UIButton(type: .custom)
        #expect(plain.subviews.isEmpty)
        let button = button(100, 50, title: "Title", image: CGSize(width: 20, height: 20))
        button.layoutIfNeeded()
        #expect(button.subviews.count == 2)
        #expect(button.subviews.first === button.imageView)
        #expect(button.subviews.last === button.titleLabel)
        #expect(button.subviews[0].frame.maxX == button.subviews[1].frame.minX)
        button.setBackgroundImage(image(4, 4), for: .normal)
        #expect(button.subviews.count == 3)
        #expect((button.subviews[0] as? UIImageView)?.image === button.currentBackgroundImage)
        #expect(button.subviews[1] === button.imageView)
        #expect(button.titleLabel?.superview === button && button.imageView?.superview === button)
        let badge = UIView()
        button.addSubview(badge)
        #expect(button.subviews.count == 4 && button.subviews.last === badge)
        #expect(button.titleLabel?.isDescendant(of: button) == true)
    }

    /// Source: hixfield.net, "Function call order for custom UIButton".
    @Test func subclassesAreToldOfTheirLabel() {
        final class Told: UIButton {
            var added: [UIView] = []
            override func didAddSubview(_ subview: UIView) {
                super.didAddSubview(subview)
                added.append(subview)
            }
        }
        let button = Told(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        button.setTitle("Title", for: .normal)
        button.layoutIfNeeded()
        #expect(button.added.count == 1 && button.added.first === button.titleLabel)
    }

    @Test func viewsCanBeTakenOutAndReordered() {
        let button = button(100, 50, title: "Title", image: CGSize(width: 20, height: 20))
        let below = UIView()
        button.insertSubview(below, at: 0)
        #expect(button.subviews.map { $0 === below } == [true, false, false])
        if let label = button.titleLabel { button.sendSubviewToBack(label) }
        #expect(button.subviews.first === button.titleLabel)
        button.imageView?.removeFromSuperview()
        #expect(button.subviews.count == 2)
        button.layoutIfNeeded()
        #expect(button.subviews.count == 2)
    }

    // MARK: Frames

    /// Measured: frames printed on a device of 2x with a title of 18 points in a button of 335 points.
    /// Source: e-com-net.com, 1745505489363419136, which gives x coordinates and their rule; its title is 54 points wide.
    @Test(arguments: [
        (0.0, 0.0, 151.5), (10, 0, 156.5), (0, 100, 101.5), (10, 100, 106.5),
    ])
    func imagesAloneMoveByHalfOfTheirInsets(left: Double, right: Double, x: Double) {
        let button = button(335, 40, image: CGSize(width: 32, height: 32))
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
        #expect(button.imageView?.frame == CGRect(x: x, y: 4, width: 32, height: 32))
    }

    @Test(arguments: [
        (UIEdgeInsets.zero, UIEdgeInsets.zero, UIEdgeInsets.zero, 124.5, 156.5),
        (UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0), .zero, .zero, 149.5, 156.5),
        (
            UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0),
            UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 100), .zero, 149.5, 106.5
        ),
        (.zero, .zero, UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0), 134.5, 166.5),
    ])
    func imageAndTitleAreCenteredTogether(
        imageInsets: UIEdgeInsets, titleInsets: UIEdgeInsets, contentInsets: UIEdgeInsets, imageX: Double,
        titleX: Double
    ) throws {
        let button = button(335, 40, title: "Title", image: CGSize(width: 32, height: 32))
        (button.imageEdgeInsets, button.titleEdgeInsets) = (imageInsets, titleInsets)
        button.contentEdgeInsets = contentInsets
        let title = try #require(button.titleLabel).frame, image = try #require(button.imageView).frame
        // The rule of the source, for a title that is not 54 wide here.
        let shift = (54 - title.width) / 2
        #expect(abs(image.minX - imageX - shift) < 1e-9)
        #expect(abs(title.minX - titleX - shift) < 1e-9)
        #expect(abs(title.midY - 20) <= 0.5)
    }

    /// Source: the sources of cases/layout/button-parts.swift, which compute insets from the frames read.
    @Test func anImageStandsAboveItsTitleByTheUsualInsets() throws {
        let button = button(120, 80, title: "Title", image: CGSize(width: 32, height: 32))
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel), view = try #require(button.imageView)
        let size = view.frame.size, text = label.frame.size
        #expect(size == CGSize(width: 32, height: 32))
        #expect(text.width > 30 && text.height == 22)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -size.width, bottom: -size.height, right: 0)
        button.imageEdgeInsets = UIEdgeInsets(top: -text.height, left: 0, bottom: 0, right: -text.width)
        button.layoutIfNeeded()
        #expect(label.frame.midX == 60 && view.frame.midX == 60)
        // The image is moved up by half of the title's height, the title down by half of the image's.
        #expect(view.frame.midY == 40 - text.height / 2)
        #expect(label.frame.midY == 40 + size.height / 2)
    }

    /// Source: public answers that put the image at the right by `semanticContentAttribute`.
    @Test func imagesAreAtTheRightWhereTheButtonRunsToTheLeft() throws {
        let button = button(120, 40, title: "Title", image: CGSize(width: 32, height: 32))
        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel), view = try #require(button.imageView)
        #expect(view.frame.minX == label.frame.maxX)
        #expect((label.frame.minX + view.frame.maxX) / 2 == 60)
    }

    @Test(arguments: [
        (UIControl.ContentHorizontalAlignment.left, 0.0), (.center, 44), (.right, 88), (.leading, 0),
        (.trailing, 88),
    ])
    func imagesFollowTheAlignment(alignment: UIControl.ContentHorizontalAlignment, x: Double) {
        let button = button(120, 40, image: CGSize(width: 32, height: 32))
        _ = button.imageView
        button.contentHorizontalAlignment = alignment
        #expect(button.imageView?.frame.minX == CGFloat(x))
        button.contentVerticalAlignment = .bottom
        #expect(button.imageView?.frame.minY == 8)
    }

    // MARK: Large images

    /// Source: exchangetuts.com, 1641178204845935: an image may shrink, but it does not stretch.
    @Test func largeImagesShrinkIntoTheButton() throws {
        let button = button(40, 40, image: CGSize(width: 200, height: 100))
        #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
        button.imageEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        #expect(button.imageView?.frame == CGRect(x: 5, y: 5, width: 30, height: 30))
        #expect(try red(button) == Rect(x: 5, y: 5, width: 30, height: 30))
        button.imageView?.contentMode = .scaleAspectFit
        // Twice as wide as high; the edges are within pixels.
        #expect(try red(button)?.width == 30)
        let fitted = try #require(try red(button))
        #expect(abs(fitted.midY - 20) <= 0.5 && fitted.height <= 16)
        let small = self.button(40, 40, image: CGSize(width: 10, height: 10))
        #expect(small.imageView?.frame == CGRect(x: 15, y: 15, width: 10, height: 10))
        small.contentHorizontalAlignment = .fill
        small.contentVerticalAlignment = .fill
        #expect(small.imageView?.frame == small.bounds)
        #expect(try red(small) == Rect(x: 0, y: 0, width: 40, height: 40))
    }

    /// Source: microsoft/WinObjC issue 2155, measured on iOS.
    @Test func insetsOfTitlesTakeTheirRoom() throws {
        let button = button(200, 200, title: "A long title for a button")
        button.titleEdgeInsets = UIEdgeInsets(top: 80, left: 80, bottom: 80, right: 80)
        let frame = try #require(button.titleLabel).frame
        #expect(frame.width <= 40 && frame.midX == 100 && frame.midY == 100)
    }

    // MARK: Overrides

    /// Source: Apple's documentation of `titleRect(forContentRect:)`; jianshu articles that ask for the views there.
    @Test func overriddenRectanglesPlaceTheViews() {
        final class Split: UIButton {
            override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
                _ = titleLabel
                return CGRect(x: 0, y: 0, width: contentRect.width, height: 20)
            }
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: 0, y: (imageView?.frame.maxY ?? 0) + 1, width: contentRect.width, height: 19)
            }
            override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 3, dy: 3) }
            override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
        }
        let button = Split(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        button.setTitle("Title", for: .normal)
        button.setImage(image(10, 10), for: .normal)
        button.setBackgroundImage(image(10, 10), for: .normal)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
        #expect(button.titleLabel?.frame == CGRect(x: 0, y: 21, width: 60, height: 19))
        #expect(button.subviews.first?.frame == CGRect(x: 3, y: 3, width: 74, height: 34))
    }

    /// Source: cases/layout/button-parts.swift.
    @Test func whatASubclassSetsInLayoutSubviewsStays() throws {
        final class Stacked: UIButton {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
                imageView?.frame.origin.x += 7
                titleLabel?.frame = CGRect(x: 0, y: 60, width: bounds.width, height: 20)
            }
        }
        let (button, _, diagnostics) = try layOut { root in
            let button = Stacked(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
            button.setTitle("Title", for: .normal)
            button.setImage(image(10, 10), for: .normal)
            root.addSubview(button)
            root.layoutIfNeeded()
            root.setNeedsLayout()
            button.setNeedsLayout()
            return button
        }
        #expect(diagnostics == [])
        #expect(button.count <= 3, "What the subclass sets does not lay it out again.")
        let own = button.imageRect(forContentRect: button.bounds)
        #expect(button.imageView?.frame.minX == own.minX + 7)
        #expect(button.titleLabel?.frame == CGRect(x: 0, y: 60, width: 80, height: 20))
        let drawn = try #require(try red(button))
        #expect(abs(drawn.minX - Double(own.minX) - 7) <= 0.5)
    }

    // MARK: Nodes

    @Test func untouchedViewsAreDrawnByTheButton() {
        let button = button(100, 40, title: "Title", image: CGSize(width: 20, height: 20))
        button.titleLabel?.font = .systemFont(ofSize: 12)
        button.imageView?.contentMode = .scaleAspectFit
        button.layoutIfNeeded()
        #expect(button.subviews.count == 2)
        #expect(nodes(button) == ["UIButton"])
    }

    /// The same pixels, whether the button draws its views or they have nodes of their own.
    @Test func viewsWithNodesLookTheSame() throws {
        func picture(_ change: (UIButton) -> Void) throws -> Pixmap {
            let button = button(100, 40, title: "Title", image: CGSize(width: 20, height: 20))
            button.setBackgroundImage(image(3, 3), for: .normal)
            change(button)
            let list = compose(button.makeLayoutTree(traits: .current))
            return try rasterize(list, scale: 2, text: RenderEnvironment.current.textEngine)
        }
        let atRest = try picture { _ in }
        let withNodes = try picture { _ = $0.titleLabel?.layer }
        #expect(atRest.pixels.elementsEqual(withNodes.pixels))
    }

    @Test func changesOfViewsAreDrawn() throws {
        let size = CGSize(width: 20, height: 20)
        let plain = button(100, 40, image: size)
        #expect(try red(plain) == Rect(x: 40, y: 10, width: 20, height: 20))
        let hidden = button(100, 40, image: size)
        hidden.imageView?.isHidden = true
        #expect(try red(hidden) == nil)
        let clear = button(100, 40, image: size)
        clear.imageView?.alpha = 0
        #expect(try red(clear) == nil)
        let doubled = button(100, 40, image: size)
        doubled.imageView?.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(try red(doubled) == Rect(x: 30, y: 0, width: 40, height: 40))
        let round = button(100, 40, image: size)
        round.imageView?.layer.cornerRadius = 10
        round.imageView?.clipsToBounds = true
        round.layoutIfNeeded()
        #expect(nodes(round).count == 2)
        let label = button(100, 40, title: "Title")
        label.titleLabel?.backgroundColor = .red
        let frame = try #require(label.titleLabel).frame.rect
        let painted = try #require(try red(label))
        // The picture has whole pixels.
        #expect(painted.width <= frame.maxX.rounded(.up) - frame.minX.rounded(.down))
    }

    /// Source: cases/layout/button-parts.swift: a flipped button with flipped parts shows its text the right way round.
    @Test func flippedTitlesOfFlippedButtonsAreReadable() throws {
        let plain = button(100, 40, title: "L"), flipped = button(100, 40, title: "L")
        flipped.transform = CGAffineTransform(scaleX: -1, y: 1)
        flipped.titleLabel?.transform = CGAffineTransform(scaleX: -1, y: 1)
        func picture(_ button: UIButton) throws -> Pixmap {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            root.addSubview(button)
            return try rasterize(
                compose(root.makeLayoutTree(traits: .current)), scale: 1,
                text: RenderEnvironment.current.textEngine)
        }
        let first = try picture(plain).pixels.map { Int($0 >> 24) }
        let second = try picture(flipped).pixels.map { Int($0 >> 24) }
        let difference = zip(first, second).reduce(0) { $0 + abs($1.0 - $1.1) }
        // Edges may differ; a mirrored letter differs in most of its two strokes.
        #expect(difference * 3 < first.reduce(0, +))
    }

    /// Source: Apple's documentation of `setTitleShadowColor(_:for:)` and `UILabel.shadowOffset`.
    @Test func shadowsOfTitlesAreDrawnWhereTheyHaveAnOffset() throws {
        let button = button(100, 40, title: "Title")
        button.setTitleShadowColor(.red, for: .normal)
        #expect(try red(button) == nil)
        button.titleLabel?.shadowOffset = CGSize(width: 0, height: 10)
        #expect(try red(button) != nil)
        #expect(button.titleLabel?.shadowColor == .red)
    }

    /// Source: Apple's documentation of `adjustsFontSizeToFitWidth`.
    @Test func titlesShrinkToFit() {
        let button = button(60, 30, title: "A title that is long")
        #expect(button.truncatesText)
        button.titleLabel?.adjustsFontSizeToFitWidth = true
        button.layoutIfNeeded()
        _ = nodes(button)
        #expect(!button.truncatesText)
        button.titleLabel?.minimumScaleFactor = 0.9
        #expect(button.truncatesText)
        #expect(button.titleLabel?.frame.width == 60)
    }

    @Test func touchesGoToTheButton() {
        let button = button(100, 40, title: "Title", image: CGSize(width: 20, height: 20))
        button.imageView?.layer.cornerRadius = 2
        button.layoutIfNeeded()
        _ = nodes(button)
        #expect(button.hitTest(CGPoint(x: 50, y: 20), with: nil) === button)
    }

    /// A layer at the bottom is below the title that was set before. Source: public answers on gradients of buttons.
    @Test func layersInsertedAtTheBottomDoNotCoverTheTitle() throws {
        let button = button(40, 40, image: CGSize(width: 40, height: 40)), layer = CALayer()
        layer.frame = button.bounds
        layer.backgroundColor = UIColor.blue.cgColor
        button.layer.insertSublayer(layer, at: 0)
        #expect(try red(button) == Rect(x: 0, y: 0, width: 40, height: 40))
        let covered = self.button(40, 40, image: CGSize(width: 40, height: 40)), above = CALayer()
        above.frame = covered.bounds
        above.backgroundColor = UIColor.blue.cgColor
        covered.layer.addSublayer(above)
        #expect(try red(covered) == nil)
    }

    // MARK: Constraints

    /// Source: cases/layout/button-parts.swift.
    @Test func constraintsReferToTheViews() throws {
        let (views, _, diagnostics) = try layOut { root in
            let button = addView(UIButton(type: .custom), to: root), badge = addView(UIView(), to: root)
            button.setTitle("Title", for: .normal)
            button.pinCorner(20, 20)
            button.setSize(120, 40)
            badge.setSize(10, 10)
            let label = try #require(button.titleLabel)
            NSLayoutConstraint.activate([
                badge.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 4),
                badge.centerYAnchor.constraint(equalTo: label.centerYAnchor),
            ])
            return (button, badge)
        }
        #expect(diagnostics == [])
        let label = try #require(views.0.titleLabel)
        #expect(label.frame.width > 30)
        #expect(views.1.frame.minX == 20 + label.frame.maxX + 4)
        #expect(views.1.frame.midY == 20 + label.frame.midY)
    }

    /// Source: Stack Overflow 34588598 and its like, where the title's constraints make the button higher.
    @Test func constraintsOfTheTitlePlaceIt() throws {
        let (button, _, diagnostics) = try layOut { root in
            let button = addView(UIButton(type: .custom), to: root)
            button.setTitle("A title of several words that needs some lines", for: .normal)
            let label = try #require(button.titleLabel)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            button.pinCorner(20, 20)
            button.setSize(120, nil)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: button.topAnchor, constant: 5),
                label.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: -5),
                label.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 10),
                label.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -10),
            ])
            return button
        }
        #expect(diagnostics == [])
        #expect(button.titleLabel?.frame.minX == 10 && button.titleLabel?.frame.minY == 5)
        #expect(button.titleLabel?.frame.width == 100)
        #expect(button.frame.height > 60)
    }
}
