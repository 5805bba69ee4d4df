/// The ground of a bar and the line along its edge.
open class UIBarAppearance: NSObject {
    /// Fills the bar; nil for nothing.
    open var backgroundColor: UIColor?
    /// The line along the bar's inner edge; nil for none.
    open var shadowColor: UIColor?

    /// The standard ground.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// The system's ground.
    open func configureWithDefaultBackground() {
        backgroundColor = .barGround
        shadowColor = .barLine
    }

    /// A ground that nothing shimmers through.
    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
        shadowColor = .barLine
    }

    /// No ground and no line.
    open func configureWithTransparentBackground() {
        backgroundColor = nil
        shadowColor = nil
    }
}

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {}
/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {}
/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}

extension UIColor {
    /// Stands for the blurred ground of bars. Source: Flutter's measured Cupertino bar colours.
    /// Chosen: opaque, for they are 94% so, and what is left of content would have to be blurred.
    static let barGround = UIColor {
        UIColor(white: $0.userInterfaceStyle == .dark ? 29.0 / 255 : 249.0 / 255, alpha: 1)
    }
    /// The line along bars. Source: Flutter's measured Cupertino bar borders; in the dark, the separator.
    static let barLine = UIColor {
        $0.userInterfaceStyle == .dark ? .separator : UIColor(white: 0, alpha: 77.0 / 255)
    }
}
