import SwiftUICore
import UIKit

/// What a bar draws itself of the views of an item: a button or a menu with a text, an image, or both.
struct BarLook {
    /// The button or the menu.
    let content: BarItemContent
    /// The text; nil for none.
    let title: String?
    /// The image; nil for none.
    let image: UIImage?
    /// The name of the image; nil for none.
    let imageName: String?

    /// Finds what views show; nil for those that a bar cannot draw itself.
    init?(of graph: ViewGraph) {
        let elements = graph.elements
        guard elements.count == 1, let content = elements[0][BarItemTrait.self] else { return nil }
        let texts = elements[0].shownTexts, images = elements[0].leaves(SwiftUICore.Image.self)
        guard !texts.isEmpty || !images.isEmpty, texts.count <= 1, images.count <= 1,
            elements[0].visibleLeafCount == texts.count + images.count
        else { return nil }
        self.content = content
        title = texts.first
        image = images.first.flatMap { UIImage($0) }
        imageName = images.first.flatMap { $0.symbolName ?? $0.assetName }
        guard images.isEmpty || image != nil else { return nil }
    }
}

extension LayoutElement {
    /// How many elements without others inside there are, apart from what only takes touches.
    fileprivate var visibleLeafCount: Int {
        let contents = contents
        if !contents.isEmpty { return contents.reduce(0) { $0 + $1.visibleLeafCount } }
        return typeName == "ButtonArea" || typeName == "MenuArea" ? 0 : 1
    }
}
