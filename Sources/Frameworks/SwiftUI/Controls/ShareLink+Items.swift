public import Foundation
public import SwiftUICore

/// A value that a share link gives away as it is: a URL or a text.
public protocol _ShareableItem {}

extension URL: _ShareableItem {}
extension String: _ShareableItem {}

extension ShareLink {
    /// Creates an instance that presents the share interface for several items.
    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element: _ShareableItem { self.init(shared: Array(items), label: label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates an instance that presents the share interface for several items.
    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: _ShareableItem {
        self.init(shared: Array(items), label: DefaultShareLinkLabel(title: nil))
    }

    /// Creates an instance, with a custom label, that presents the share interface for several items.
    public init<Data: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: _ShareableItem {
        self.init(shared: Array(items), label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Creates an instance, with a custom label, that presents the share interface for several items.
    public init<Data: RandomAccessCollection>(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: _ShareableItem {
        self.init(shared: Array(items), label: DefaultShareLinkLabel(title: title))
    }

    /// Creates an instance, with a custom label, that presents the share interface for several items.
    @_disfavoredOverload
    public init<S: StringProtocol, Data: RandomAccessCollection>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: _ShareableItem {
        self.init(shared: Array(items), label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Creates an instance, with a custom label, that presents the share interface.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(shared: [item], label: DefaultShareLinkLabel(title: Text(title)))
    }
}
