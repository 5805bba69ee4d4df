package import Devices
package import Geometry
package import ScreenDocuments
package import UIKitCore

/// The conditions of an Interface Builder canvas: the device of the file, at the size of the scene's root
/// view.
package struct CanvasProfile: Sendable {
    /// The canvas as a device. Its safe area is the part of the root view that bars and edges cover.
    package var device: DeviceProfile
    /// The position of the root view on the screen, in points.
    package var origin: Point
    /// Whether the appearance is dark.
    package var isDark: Bool
    /// The text size.
    package var contentSizeCategory: UIContentSizeCategory { conventions.contentSizeCategory }
    /// The system font that text is measured with; nil for the current one.
    package var systemFont: CanvasSystemFont? { conventions.systemFont }
    /// Whether text in the fonts of the project has their line heights.
    package var hasProjectFonts: Bool { conventions.hasProjectFonts }
    /// The traits that variations are resolved for.
    package var traits: LayoutTraits
    /// The insets and margins.
    let conventions: CanvasConventions

    /// The device id of a canvas.
    package static let deviceID = "canvas"
}

extension CanvasProfile {
    /// Creates the profile of a scene's own canvas; nil for scenes without one.
    package init?(of scene: SceneDocument) {
        guard let canvas = scene.canvas else { return nil }
        let orientation: DeviceOrientation = canvas.isLandscape ? .landscape : .portrait
        let model = CanvasProfile.model(of: canvas)
        let size = canvas.size ?? model?.size(in: orientation) ?? CanvasProfile.anySize
        traits = CanvasProfile.traits(of: canvas, model)
        isDark = canvas.isDark
        origin = canvas.origin
        conventions = CanvasConventions(canvas: canvas, model: model, size: size)
        let metrics = OrientedMetrics(
            safeArea: conventions.safeArea,
            sizeClasses: SizeClasses(
                horizontal: traits.horizontal == .compact ? .compact : .regular,
                vertical: traits.vertical == .compact ? .compact : .regular),
            statusBarHeight: 0, navigationBarTop: 0, navigationBarHeight: 44, tabBarHeight: 49)
        var display = (model ?? DeviceTable.standard).display
        display.name = CanvasProfile.deviceID
        display.size = size
        display.scale = conventions.scale
        (display.cutout, display.homeIndicator, display.cornerRadius) = (nil, nil, 0)
        (display.portrait, display.landscape) = (metrics, metrics)
        device = DeviceProfile(id: CanvasProfile.deviceID, name: "canvas", display: display)
    }

    /// Returns the device of a canvas: the one that the file names, unless the root view has the size of
    /// another one's screen.
    ///
    /// Measured: in files of Xcode 15 and 26 `retina6_7` is as large as `retina6_72` and has its edges.
    private static func model(of canvas: SceneCanvas) -> DeviceProfile? {
        guard let named = canvas.deviceID.flatMap(DeviceTable.profile(forInterfaceBuilderID:)) else {
            return nil
        }
        let orientation: DeviceOrientation = canvas.isLandscape ? .landscape : .portrait
        guard let size = canvas.size, !canvas.isFreeform, !canvas.isStandalone,
            size != named.size(in: orientation)
        else { return named }
        let filled = DeviceTable.all.first {
            $0.idiom == named.idiom && $0.scale == named.scale
                && ($0.display.cutout == nil) == (named.display.cutout == nil)
                && $0.size(in: orientation) == size
        }
        return filled ?? named
    }

    /// The size of the canvas without a device in Xcode 7 and earlier, a square for any size class.
    private static let anySize = Size(width: 600, height: 600)

    private static func traits(of canvas: SceneCanvas, _ model: DeviceProfile?) -> LayoutTraits {
        guard let model else { return LayoutTraits(idiom: .phone) }
        let classes = model.sizeClasses(in: canvas.isLandscape ? .landscape : .portrait)
        var horizontal: LayoutTraits.SizeClass = classes.horizontal == .compact ? .compact : .regular
        if model.idiom == .pad, ["splitview1_3", "slideover"].contains(canvas.adaptation) {
            horizontal = .compact
        }
        return LayoutTraits(
            horizontal: horizontal, vertical: classes.vertical == .compact ? .compact : .regular,
            idiom: model.idiom == .pad ? .pad : .phone)
    }
}
