public import UIKit

/// What became of the update of a widget. Raw values match Apple's.
public enum NCUpdateResult: UInt, Hashable, Sendable {
    /// The content has changed.
    case newData = 0
    /// The content is the same.
    case noData = 1
    /// The update failed.
    case failed = 2
}

/// How large a widget of the Today view is. Raw values match Apple's.
public enum NCWidgetDisplayMode: Int, Hashable, Sendable {
    /// Of a fixed height.
    case compact = 0
    /// As high as its content, up to a limit.
    case expanded = 1
}

/// The controller of a widget in the Today view, which no render shows.
public protocol NCWidgetProviding: AnyObject {
    /// Called when the widget should update its content.
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    /// Called when the user has shown more or less of the widget.
    func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
    /// Returns the margins of the content; of iOS 9 and earlier.
    func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}

extension NCWidgetProviding {
    /// The default implementation has no new data.
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        CompletionQueue.async { completionHandler(.noData) }
    }
    /// The default implementation does nothing.
    public func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) {}
    /// The default implementation takes what is proposed.
    public func widgetMarginInsets(
        forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
    ) -> UIEdgeInsets { defaultMarginInsets }
}

/// Whether the widgets of an app have content.
open class NCWidgetController: NSObject {
    /// Creates a controller.
    public override init() { super.init() }
    /// Says whether a widget has content; has no effect here.
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}
