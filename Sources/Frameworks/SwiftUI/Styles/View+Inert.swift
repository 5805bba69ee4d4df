public import Foundation
public import SwiftUICore

extension View {
    /// Registers a handler to invoke in response to a URL that your app receives; this has no effect here.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    /// Advertises a user activity type; this has no effect here.
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// Registers a handler to invoke in response to a user activity; this has no effect here.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
}
