/// A permission that the system requests from the user, such as access to photos.
///
/// One policy for all frameworks: in a render the user declines every request. The status is not determined until the
/// answer and denied from then on, so that code which requests it until it is determined comes to an end.
package struct Permission: Hashable, Sendable {
    private let name: String

    /// Creates a permission with a name that is unique in all frameworks.
    package init(_ name: String) { self.name = name }

    /// Whether the user was asked in this render, and declined.
    package var isDenied: Bool { DeclinedPermissions.shared.permissions.contains(self) }

    /// Records that the user has declined.
    package func decline() { DeclinedPermissions.shared.permissions.insert(self) }

    /// Asks the user, who declines in the next turn of the event loop.
    ///
    /// - Parameter completion: Called after the status has changed.
    package func request(_ completion: @escaping () -> Void) {
        CompletionQueue.async {
            decline()
            completion()
        }
    }
}

/// The permissions that the user has declined in a render.
private final class DeclinedPermissions {
    var permissions: Set<Permission> = []

    static var shared: DeclinedPermissions { SharedObjects.object { DeclinedPermissions() } }
}
