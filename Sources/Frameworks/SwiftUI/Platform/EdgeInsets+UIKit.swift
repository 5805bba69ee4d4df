public import SwiftUICore
public import UIKitCore

extension EdgeInsets {
    /// Create edge insets from the equivalent NSDirectionalEdgeInsets.
    public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
        self.init(
            top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
            trailing: nsEdgeInsets.trailing)
    }
}
