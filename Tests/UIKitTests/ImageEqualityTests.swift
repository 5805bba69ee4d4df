import Foundation
import Testing

@testable import UIKitCore

/// Source: "Comparing Images" of UIImage (Apple's documentation): images made from the same data are different objects,
/// and `isEqual(_:)` says whether they contain the same; tests of QuickTableViewController compare symbols so.
@Suite struct ImageEqualityTests {
    private static func square(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
    }

    @Test func imagesOfTheSamePixelsAreEqual() {
        let image = Self.square(.red)
        #expect(image == Self.square(.red))
        #expect(image.hash == Self.square(.red).hash)
        #expect(image != Self.square(.blue))
        #expect(image != image.withRenderingMode(.alwaysTemplate))
        #expect(!image.isEqual("image") && !image.isEqual(nil))
    }

    @Test func symbolsOfTheSameConfigurationAreEqual() {
        let body = UIImage.SymbolConfiguration(textStyle: .body)
        let large = UIImage.SymbolConfiguration(scale: .large)
        let image = UIImage(systemName: "gear", withConfiguration: body)
        #expect(image == UIImage(systemName: "gear", withConfiguration: body))
        #expect(image != UIImage(systemName: "camera", withConfiguration: body))
        #expect(image != UIImage(systemName: "gear", withConfiguration: large))
    }
}
