import GoldenPlans
import Goldens
import Maquette
import UIKit

/// A picture to compare with its golden, or why there is none.
struct SnapshotPicture {
    var pixels: Pixmap?
    /// Pixels per point.
    var scale = 1.0
    /// The screen that it shows, which explains a difference; nil for an image.
    var screen: RenderedScreen?
    /// Why there is no picture.
    var problems: [String] = []

    /// The picture of an image.
    init(_ image: UIImage) {
        pixels = image.cgImage?.pixmap
        scale = Double(image.scale)
        if pixels.map({ $0.width == 0 || $0.height == 0 }) ?? true {
            (pixels, problems) = (nil, ["the image is empty"])
        }
    }

    /// The picture of a screen.
    init(_ screen: RenderedScreen) {
        self.screen = screen
        (pixels, scale) = (screen.picture, screen.variant.device.scale)
        guard screen.hasFailed || pixels == nil else { return }
        (pixels, problems) = (nil, screen.diagnostics.map(\.description))
    }

    init(problem: String) { problems = [problem] }

    /// What is compared; nil if there is no picture.
    func subject(named name: String) -> GoldenSubject? {
        guard let pixels else { return nil }
        var subject =
            screen?.goldenSubject(.picture)
            ?? GoldenSubject(name: name, content: .picture(pixels, png: nil, scale: scale))
        subject.name = name
        return subject
    }

    /// The picture as an image; an empty one if there is none.
    var image: UIImage {
        pixels.map { UIImage(cgImage: CGImage($0), scale: CGFloat(scale), orientation: .up) } ?? UIImage()
    }
}
