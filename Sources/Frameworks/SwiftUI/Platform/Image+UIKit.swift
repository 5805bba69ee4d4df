import Geometry
import Scene
public import SwiftUICore
public import UIKitCore

extension Image {
    /// Creates an image of one of UIKit's.
    public init(uiImage: UIImage) {
        if case .bitmap(let bitmap) = uiImage.content, uiImage.renderingMode == .automatic,
            uiImage.capInsets == .zero
        {
            self.init(bitmap)
        } else {
            self.init(UIKitImage(image: uiImage))
        }
    }
}

/// An image of UIKit's for SwiftUI: a symbol, vectors, or one that is drawn in its own way.
struct UIKitImage: ImageProvider {
    let image: UIImage

    var size: CGSize { image.size }
    var isTemplate: Bool {
        switch image.renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: image.isSymbolImage
        }
    }

    func commands(in rect: Rect, tint: SceneColor?) -> [DrawCommand] {
        image.commands(in: CGRect(rect), mode: .scaleToFill, tint: tint)
    }
}
