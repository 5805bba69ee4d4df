import Compositor
import Geometry
import Raster
import Scene
import Testing

@testable import UIKitCore

/// The views of which buttons with a configuration consist. Source: Apple's documentation of `UIButton.Configuration` and
/// `UIBackgroundConfiguration`.
@Suite struct ConfiguredButtonPartsTests {
    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.baseBackgroundColor = .blue
        configuration.background.cornerRadius = 0
        configuration.cornerStyle = .fixed
        change(&configuration)
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        button.layoutIfNeeded()
        return button
    }

    private func picture(_ button: UIButton) throws -> Pixmap {
        button.updateConstraintsIfNeeded()
        _ = button.makeLayoutTree(traits: .current)
        button.setNeedsLayout()
        button.layoutIfNeeded()
        let tree = button.makeLayoutTree(traits: .current)
        #expect(tree.checkInvariants() == nil)
        return try rasterize(compose(tree), scale: 1, text: RenderEnvironment.current.textEngine)
    }

    /// The pixel as red, green and blue, each 0 or 1 for most colors here.
    private func color(_ picture: Pixmap, _ x: Int, _ y: Int) -> [UInt32] {
        let pixel = picture[x, y]
        return [pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF].map { $0 / 128 }
    }

    @Test func titleSubtitleAndImageAreSubviews() throws {
        let button = button {
            $0.title = "Title"
            $0.subtitle = "More of it"
            $0.image = image(20, 20)
            $0.imagePadding = 5
        }
        let title = try #require(button.titleLabel), subtitle = try #require(button.subtitleLabel)
        let view = try #require(button.imageView)
        #expect(title.text == "Title" && subtitle.text == "More of it")
        #expect(view.image === button.configuration?.image)
        #expect(button.subviews.count == 4)
        #expect(button.subviews[0].frame == button.bounds)
        #expect(button.subviews[1] === view)
        #expect(button.subviews[2] === title && button.subviews[3] === subtitle)
        #expect(view.frame.size == CGSize(width: 20, height: 20) && view.frame.midY == 30)
        #expect(title.frame.minX == view.frame.maxX + 5 && subtitle.frame.minX == title.frame.minX)
        // Both are on whole pixels.
        #expect(abs(subtitle.frame.minY - title.frame.maxY - 1) <= 1)
        #expect(title.font == .preferredFont(forTextStyle: .body))
        #expect(title.superview === button && subtitle.superview === button)
        button.configuration?.title = "Other"
        #expect(title.text == "Other")
        button.configuration = nil
        #expect(button.subtitleLabel == nil)
    }

    @Test func plainButtonsHaveNoBackground() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        let button = UIButton(configuration: configuration)
        #expect(button.subviews.count == 1 && button.subviews.first === button.titleLabel)
    }

    @Test func viewsWithNodesLookTheSame() throws {
        func button() -> UIButton {
            self.button {
                $0.title = "Title"
                $0.image = image(20, 20)
                $0.background.strokeColor = .black
                $0.background.strokeWidth = 2
            }
        }
        let atRest = button(), withNodes = button()
        _ = withNodes.titleLabel?.layer
        #expect(atRest.makeLayoutTree(traits: .current).nodes.count == 1)
        #expect(withNodes.makeLayoutTree(traits: .current).nodes.count == 4)
        let first = try picture(atRest).pixels, second = try picture(withNodes).pixels
        let different = zip(first, second).filter { $0 != $1 }.count
        // At one pixel a point, letters may stand between two pixels.
        #expect(different < 100, "\(different) of 6000 pixels")
    }

    @Test func backgroundsHaveInsets() throws {
        let button = button {
            $0.background.backgroundInsets = NSDirectionalEdgeInsets(
                top: 10, leading: 20, bottom: 5, trailing: 30)
        }
        #expect(button.subviews.first?.frame == CGRect(x: 20, y: 10, width: 50, height: 45))
        let picture = try picture(button)
        #expect(color(picture, 19, 30) == [0, 0, 0] && color(picture, 20, 30) == [0, 0, 1])
        #expect(color(picture, 69, 54) == [0, 0, 1] && color(picture, 70, 54) == [0, 0, 0])
        #expect(color(picture, 40, 9) == [0, 0, 0] && color(picture, 40, 55) == [0, 0, 0])
    }

    @Test func customViewsFillTheBackground() throws {
        let view = UIView()
        view.backgroundColor = .green
        let button = button {
            $0.background.customView = view
            $0.background.cornerRadius = 20
            $0.background.backgroundInsets = NSDirectionalEdgeInsets(
                top: 10, leading: 10, bottom: 10, trailing: 10)
        }
        let picture = try picture(button)
        #expect(view.bounds.size == CGSize(width: 80, height: 40))
        #expect(view.isDescendant(of: button))
        #expect(color(picture, 50, 30) == [0, 1, 0])
        #expect(color(picture, 11, 11) == [0, 0, 0], "The view is clipped to the corners.")
        button.configuration?.background.customView = nil
        #expect(color(try self.picture(button), 50, 30) == [0, 0, 1])
        #expect(view.superview == nil)
    }

    @Test func imagesAreInTheBackgroundByTheirContentMode() throws {
        let filled = button { $0.background.image = image(20, 20) }
        #expect(color(try picture(filled), 2, 2) == [1, 0, 0])
        let fitted = button {
            $0.background.image = image(20, 20)
            $0.background.imageContentMode = .scaleAspectFit
        }
        let picture = try picture(fitted)
        // A square of 60 points in the middle.
        #expect(color(picture, 19, 30) == [0, 0, 1] && color(picture, 20, 30) == [1, 0, 0])
        #expect(color(picture, 79, 30) == [1, 0, 0] && color(picture, 80, 30) == [0, 0, 1])
    }

    @Test func bordersHaveAnOutset() throws {
        let button = button {
            $0.background.strokeColor = .red
            $0.background.strokeWidth = 2
            $0.background.strokeOutset = -10
        }
        let picture = try picture(button)
        #expect(color(picture, 5, 30) == [0, 0, 1] && color(picture, 10, 30) == [1, 0, 0])
        #expect(color(picture, 12, 30) == [0, 0, 1])
    }
}
