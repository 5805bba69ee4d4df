public import UIKit

/// What a widget reads of its context: a render shows the app, not its extensions, so that a controller has none.
extension NSExtensionContext {
    private static let storage = AttachmentKey()

    private final class Storage {
        var largestMode = NCWidgetDisplayMode.compact
    }

    private var storage: Storage { Self.storage.value(of: self) { Storage() } }

    /// The largest size that the widget offers; `compact` by default.
    public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
        get { storage.largestMode }
        set { storage.largestMode = newValue }
    }

    /// The size in which the widget is shown: the user has not shown more of it.
    public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }

    /// Returns the largest size of the widget in a mode.
    ///
    /// As wide as the screen with margins of 8 points. Source: Apple's documentation of iOS 10, where a compact widget is
    /// as high as two and a half rows, 110 points. Chosen: an expanded one may be as high as the screen less its bars.
    public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize {
        let screen = UIScreen.main.bounds.size
        let height: CGFloat = displayMode == .compact ? 110 : screen.height - 200
        return CGSize(width: screen.width - 16, height: max(110, height))
    }
}

extension UIVibrancyEffect {
    /// Returns the effect of text in the Today view.
    public class func notificationCenter() -> UIVibrancyEffect {
        UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial))
    }
    /// Returns the effect of the primary text of widgets.
    public class func widgetPrimary() -> UIVibrancyEffect { widgetEffect(forVibrancyStyle: .label) }
    /// Returns the effect of the secondary text of widgets.
    public class func widgetSecondary() -> UIVibrancyEffect {
        widgetEffect(forVibrancyStyle: .secondaryLabel)
    }
    /// Returns the effect of widgets in a style.
    public class func widgetEffect(
        forVibrancyStyle vibrancyStyle: UIVibrancyEffectStyle
    ) -> UIVibrancyEffect {
        UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: vibrancyStyle)
    }
}
