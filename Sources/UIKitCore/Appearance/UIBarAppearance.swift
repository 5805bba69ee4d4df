/// The background of a bar and the hairline along its edge.
open class UIBarAppearance: NSObject {
    /// The material of the background, below its color and image; nil for none.
    ///
    /// Drawn as an opaque color, since the content below bars is not blurred.
    open var backgroundEffect: UIBlurEffect?
    /// The background color; nil for none.
    open var backgroundColor: UIColor?
    /// The image above the background color, as large as the background; nil for none.
    open var backgroundImage: UIImage?
    /// How the image fills the background.
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
    /// The color of the hairline along the bar's inner edge; nil for none. It tints a template image.
    open var shadowColor: UIColor?
    /// The image in place of the hairline; nil for the hairline.
    open var shadowImage: UIImage?

    /// Creates the default appearance.
    public required override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates an appearance with the background of another bar's.
    public required init(barAppearance: UIBarAppearance) {
        super.init()
        takeBackground(of: barAppearance)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init()
        configureWithDefaultBackground()
    }

    /// Returns an appearance with the same values, for callers without its type.
    @_disfavoredOverload open override func copy() -> Any {
        let copy: UIBarAppearance = copy()
        return copy
    }

    /// Returns an appearance with the same values.
    open func copy() -> Self { Self(barAppearance: self) }

    /// Configures the system's default background.
    open func configureWithDefaultBackground() {
        takeBackground(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: .barHairline)
    }

    /// Configures an opaque background.
    open func configureWithOpaqueBackground() {
        takeBackground(effect: nil, color: .systemBackground, shadow: .barHairline)
    }

    /// Configures a transparent background without a hairline.
    open func configureWithTransparentBackground() { takeBackground(effect: nil, color: nil, shadow: nil) }

    private func takeBackground(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
        (backgroundEffect, backgroundColor, shadowColor) = (effect, color, shadow)
        (backgroundImage, shadowImage) = (nil, nil)
    }

    private func takeBackground(of other: UIBarAppearance) {
        takeBackground(
            effect: other.backgroundEffect, color: other.backgroundColor, shadow: other.shadowColor)
        (backgroundImage, shadowImage) = (other.backgroundImage, other.shadowImage)
        backgroundImageContentMode = other.backgroundImageContentMode
    }
}

extension UIColor {
    /// The background color in place of the bars' blur. Source: Flutter's measured Cupertino bar colors.
    /// Chosen: opaque, since they are 94% so, and the rest of the content would have to be blurred.
    static let barBackground = UIColor {
        $0.userInterfaceStyle == .dark ? darkBarBackground : UIColor(white: 249.0 / 255, alpha: 1)
    }
    /// The background color of bars that are dark in any interface.
    static let darkBarBackground = UIColor(white: 29.0 / 255, alpha: 1)
    /// The color of the hairline of bars. Source: Flutter's measured Cupertino bar borders; in dark mode, the
    /// separator.
    static let barHairline = UIColor {
        $0.userInterfaceStyle == .dark ? .separator : UIColor(white: 0, alpha: 77.0 / 255)
    }
}
