public import UIKit

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// Images of which every pixel is the same.
    public static var image: Snapshotting { image() }

    /// Images of which so much is the same.
    ///
    /// - Parameters:
    ///   - precision: The share of pixels that must be the same, 0...1.
    ///   - perceptualPrecision: How much the same a pixel must be, 0...1.
    ///   - scale: The pixels per point of a golden that is read; nil for those of the screen.
    /// - Returns: The strategy.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }

    /// Images that are rendered.
    static func rendered<Shown>(
        _ precision: Float, _ perceptualPrecision: Float, _ render: @escaping (Shown) -> SnapshotPicture
    ) -> Snapshotting<Shown, UIImage> {
        var strategy = Snapshotting<Shown, UIImage>(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision),
            snapshot: { render($0).image })
        strategy.render = render
        return strategy
    }
}

extension Snapshotting where Value == UIView, Format == UIImage {
    /// The image of a view in its own size.
    public static var image: Snapshotting { image() }

    /// The image of a view.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Accepted as in other packages; views are always drawn in a window.
    ///   - precision: The share of pixels that must be the same, 0...1.
    ///   - perceptualPrecision: How much the same a pixel must be, 0...1.
    ///   - size: The size; nil for that of the view, which fits its content if it has none.
    ///   - traits: The conditions.
    /// - Returns: The strategy.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let screen = SnapshotScreen(config: ViewImageConfig(), size: size, traits: traits)
        return Snapshotting<UIImage, UIImage>.rendered(precision, perceptualPrecision) {
            screen.picture(of: $0)
        }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// The views in a view, with their frames.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// The views in a view, with their frames.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let screen = SnapshotScreen(config: ViewImageConfig(), size: size, traits: traits)
        return SimplySnapshotting<String>.lines.pullback { screen.description(of: $0) }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// The image of a controller's view in its own size.
    public static var image: Snapshotting { image() }

    /// The image of a controller on a device.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - drawHierarchyInKeyWindow: Accepted as in other packages; views are always drawn in a window.
    ///   - precision: The share of pixels that must be the same, 0...1.
    ///   - perceptualPrecision: How much the same a pixel must be, 0...1.
    ///   - size: The size instead of that of the device.
    ///   - traits: The conditions in addition to those of the device.
    /// - Returns: The strategy.
    public static func image(
        on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
        perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let screen = SnapshotScreen(config: config, size: size, traits: traits)
        return Snapshotting<UIImage, UIImage>.rendered(precision, perceptualPrecision) {
            screen.picture(of: $0)
        }
    }

    /// The image of a controller's view, without a safe area.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        image(
            on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size,
            traits: traits)
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The views of a controller, with their frames.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// The views of a controller on a device, with their frames.
    public static func recursiveDescription(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let screen = SnapshotScreen(config: config, size: size, traits: traits)
        return SimplySnapshotting<String>.lines.pullback { screen.description(of: $0) }
    }
}
