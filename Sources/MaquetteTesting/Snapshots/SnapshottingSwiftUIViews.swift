public import SwiftUI
public import UIKit

/// The size of a SwiftUI view in a snapshot.
public enum SwiftUISnapshotLayout: Sendable {
    /// The view is centered in the safe area of a device.
    case device(config: ViewImageConfig)
    /// The view is centered in a size, in points.
    case fixed(width: CGFloat, height: CGFloat)
    /// The snapshot has the view's ideal size.
    case sizeThatFits

    /// The conditions of the snapshot.
    fileprivate var config: ViewImageConfig {
        switch self {
        case .device(let config): config
        case .fixed(let width, let height): ViewImageConfig(size: CGSize(width: width, height: height))
        case .sizeThatFits: ViewImageConfig()
        }
    }
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
    /// The image of a SwiftUI view in its ideal size.
    public static var image: Snapshotting { image() }

    /// The image of a SwiftUI view.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Accepted as in other packages; views are always drawn in a window.
    ///   - precision: The share of pixels that must be the same, 0...1.
    ///   - perceptualPrecision: How much the same a pixel must be, 0...1.
    ///   - layout: The size of the view.
    ///   - traits: The conditions in addition to those of the layout.
    /// - Returns: The strategy.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let screen = SnapshotScreen(config: layout.config, size: nil, traits: traits)
        return Snapshotting<UIImage, UIImage>.rendered(precision, perceptualPrecision) { view in
            screen.picture(making: { UIHostingController(rootView: view) })
        }
    }
}
