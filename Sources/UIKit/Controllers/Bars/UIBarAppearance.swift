/// The background of a bar and the hairline along its edge.
open class UIBarAppearance: NSObject {
    /// The background color; nil for none.
    open var backgroundColor: UIColor?
    /// The color of the hairline along the bar's inner edge; nil for none.
    open var shadowColor: UIColor?

    /// Creates the default appearance.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Configures the system's default background.
    open func configureWithDefaultBackground() {
        backgroundColor = .barBackground
        shadowColor = .barHairline
    }

    /// Configures an opaque background.
    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
        shadowColor = .barHairline
    }

    /// Configures a transparent background without a hairline.
    open func configureWithTransparentBackground() {
        backgroundColor = nil
        shadowColor = nil
    }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {}
/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {}
/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}

extension UIColor {
    /// The background color in place of the bars' blur. Source: Flutter's measured Cupertino bar colors.
    /// Chosen: opaque, since they are 94% so, and the rest of the content would have to be blurred.
    static let barBackground = UIColor {
        UIColor(white: $0.userInterfaceStyle == .dark ? 29.0 / 255 : 249.0 / 255, alpha: 1)
    }
    /// The color of the hairline of bars. Source: Flutter's measured Cupertino bar borders; in dark mode, the
    /// separator.
    static let barHairline = UIColor {
        $0.userInterfaceStyle == .dark ? .separator : UIColor(white: 0, alpha: 77.0 / 255)
    }
}
