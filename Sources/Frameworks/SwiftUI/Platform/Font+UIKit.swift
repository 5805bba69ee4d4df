public import SwiftUICore
public import UIKitCore

extension Font {
    /// Creates a font of one of UIKit's.
    public init(_ font: UIFont) { self.init(font.descriptor) }
}
