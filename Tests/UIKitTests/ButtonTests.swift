import Geometry
import Scene
import Testing

@testable import UIKitCore

/// Sizes from the frames that Xcode saved in public storyboards.
@Suite struct ButtonTests {
    private func size(on device: String = "iphone-8", _ make: () -> UIButton) throws -> CGSize {
        try layOut(on: device) { addView(make(), to: $0) }.result.frame.size
    }

    private func titled(_ title: String, _ fontSize: CGFloat = 15, type: UIButton.ButtonType = .system)
        -> UIButton
    {
        let button = UIButton(type: type)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: fontSize)
        return button
    }

    @Test(arguments: [(12.0, 27.0), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (22, 39), (25, 42)])
    func titlesAreMeasuredInWholePoints(fontSize: Double, height: Double) throws {
        #expect(try size { titled("Close", fontSize) }.height == height)
        #expect(try size(on: "iphone-x") { titled("Close", fontSize) }.height == height)
    }

    @Test(arguments: [
        ("Button", 46.0), ("Cancel", 48), ("Save", 34), ("Next", 32), ("Trigger event", 91), ("no", 30),
        ("Add", 30),
    ])
    func titlesHaveNoRoomAtTheSides(title: String, width: Double) throws {
        #expect((try size { titled(title) }.width - width).magnitude <= 1)
    }

    /// Source: Apple's documentation of `titleRect(forContentRect:)` and `imageRect(forContentRect:)`, which subclasses
    /// override to place title and image.
    @Test func aSubclassPlacesTitleAndImage() {
        final class Lowered: UIButton {
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                super.titleRect(forContentRect: contentRect).offsetBy(dx: 0, dy: 20)
            }
        }
        let plain = titled("Send", type: .custom), lowered = Lowered(type: .custom)
        lowered.setTitle("Send", for: .normal)
        lowered.titleLabel?.font = .systemFont(ofSize: 15)
        for button in [plain, lowered] {
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        }
        let content = plain.contentRect(forBounds: plain.bounds)
        #expect(content == CGRect(x: 10, y: 0, width: 80, height: 100))
        #expect(plain.titleRect(forContentRect: content).midX == 50)
        #expect(plain.titleRect(forContentRect: content).midY == 50)
        #expect(plain.imageRect(forContentRect: content) == .zero)
        func drawn(_ button: UIButton) -> [DrawCommand] {
            button.legacyCommands(in: ContentContext(traits: button.traitCollection))
        }
        #expect(drawn(lowered) != drawn(plain))
        // A centered title moves by half of its inset.
        plain.titleEdgeInsets.top = 40
        #expect(drawn(lowered) == drawn(plain))
    }

    @Test func contentInsetsReplaceTheDefaultRoom() throws {
        let inset = try size {
            let button = titled("Send")
            button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
            return button
        }
        // The title alone: 36 by 18.
        #expect(inset == CGSize(width: 56, height: 18))
    }

    @Test func titleAndImageInsetsDoNotMeasure() throws {
        let moved = try size {
            let button = titled("Send")
            button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 62, bottom: 0, right: 0)
            button.imageEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
            return button
        }
        #expect(moved == (try size { titled("Send") }))
    }

    @Test func anImageAloneLeavesRoomForALineOfTitle() throws {
        func size(_ image: CGFloat, _ type: UIButton.ButtonType, inset: CGFloat = 0) throws -> CGSize {
            try self.size {
                let button = UIButton(type: type)
                let extent = CGSize(width: image, height: image)
                button.setImage(UIGraphicsImageRenderer(size: extent).image { _ in }, for: .normal)
                button.contentEdgeInsets = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
                return button
            }
        }
        // A line of 18 points is 21.48 high.
        #expect(try size(14, .custom) == CGSize(width: 14, height: 22))
        #expect(try size(18, .custom, inset: 11) == CGSize(width: 18, height: 44))
        #expect(try size(30, .custom) == CGSize(width: 30, height: 30))
        #expect(try size(14, .system) == CGSize(width: 14, height: 14))
    }

    @Test func emptyButtonsHaveTheSizeOfTheirType() throws {
        #expect(try size { UIButton(type: .system) } == CGSize(width: 30, height: 30))
        #expect(try size { UIButton(type: .close) } == CGSize(width: 30, height: 30))
        for type in [UIButton.ButtonType.infoLight, .infoDark, .detailDisclosure, .contactAdd] {
            #expect(try size { UIButton(type: type) } == CGSize(width: 25, height: 24))
        }
    }

    @Test(arguments: [("iphone-8", 34.5), ("iphone-x", 103.0 / 3)])
    func aPlainConfigurationAddsSevenAndTwelve(device: String, height: Double) throws {
        let size = try size(on: device) {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Button"
            return UIButton(configuration: configuration)
        }
        #expect((size.height - height).magnitude < 1e-6)
        #expect((size.width - 75).magnitude <= 0.5)
    }

    @Test func imagesAddToAConfigurationOnTheirSide() throws {
        let image = UIImage(Bitmap(name: "a", pixmap: Pixmap(width: 40, height: 20), scale: 2))
        func measured(_ placement: NSDirectionalRectEdge) throws -> CGSize {
            try size {
                var configuration = UIButton.Configuration.filled()
                configuration.image = image
                configuration.imagePlacement = placement
                configuration.imagePadding = 6
                configuration.title = "Button"
                return UIButton(configuration: configuration)
            }
        }
        let plain = try size {
            let button = UIButton(configuration: .filled())
            button.setTitle("Button", for: .normal)
            return button
        }
        // The image is 20 by 10 points.
        #expect(try measured(.leading) == CGSize(width: plain.width + 26, height: plain.height))
        #expect(try measured(.top) == CGSize(width: plain.width, height: plain.height + 16))
    }

    /// Measured: 50 by 34 points in storyboards that Xcode saved.
    @Test(arguments: [UIButton.ButtonType.infoLight, .detailDisclosure])
    func detailButtonsKeepTheirSymbolInAConfiguration(type: UIButton.ButtonType) throws {
        func made() -> UIButton {
            let button = UIButton(type: type)
            button.configuration = .plain()
            return button
        }
        #expect(try size(made) == CGSize(width: 50, height: 34))
    }

    @Test func stateDecidesTitleAndColour() {
        let button = titled("normal")
        button.setTitle("off", for: .disabled)
        button.setTitleColor(.red, for: .disabled)
        #expect(button.currentTitle == "normal")
        button.isEnabled = false
        #expect(button.currentTitle == "off")
        #expect(button.currentTitleColor == .red)
    }

    @Test func alignmentMovesTheTitle() throws {
        func ink(_ alignment: UIControl.ContentHorizontalAlignment, _ inset: CGFloat = 0) throws -> Double {
            let button = titled("Send")
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
            button.contentHorizontalAlignment = alignment
            button.titleEdgeInsets.left = inset
            let commands = button.content(in: ContentContext(traits: .current))
            return try #require(commands.compactMap(\.drawing?.bounds).map(\.minX).min())
        }
        let left = try ink(.left)
        // The title is 36 wide, so the middle is 82 further and the right 164.
        #expect((try ink(.center) - left - 82).magnitude <= 1)
        #expect((try ink(.right) - left - 164).magnitude <= 1)
        #expect((try ink(.left, 20) - left - 20).magnitude <= 1)
        #expect((try ink(.center, 20) - left - 92).magnitude <= 1)
    }

    @Test(arguments: [
        (UIControl.ContentVerticalAlignment.center, 45.0), (.top, 0), (.bottom, 90),
    ])
    func baselinesGoByWhereTheTitleStands(alignment: UIControl.ContentVerticalAlignment, top: Double) throws {
        let tops = try layOut { root in
            let high = addView(UIButton(type: .system), to: root)
            let low = addView(UIButton(type: .system), to: root)
            for button in [high, low] { button.setTitle("Lap", for: .normal) }
            high.contentVerticalAlignment = alignment
            high.pinCorner(0, 0)
            NSLayoutConstraint.activate([
                high.heightAnchor.constraint(equalToConstant: 120),
                // Both the first and the last are the one line of the title.
                low.firstBaselineAnchor.constraint(equalTo: high.lastBaselineAnchor),
            ])
            root.layoutIfNeeded()
            return low.frame.minY
        }
        // A button of its own height, 30, stands in the middle of 120, or at an end of it.
        #expect((Double(tops.result) - top).magnitude < 1e-9)
    }
}
