// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Work in the background.
open class BGTask: NSObject {
    /// Its name.
    open var identifier: String { "" }
    /// Called when time is up.
    open var expirationHandler: (() -> Void)?
    /// Ends the work.
    open func setTaskCompleted(success: Bool) {}
}

/// Work that fetches something new.
open class BGAppRefreshTask: BGTask {}
/// Work that takes long.
open class BGProcessingTask: BGTask {}

/// Work that is asked for.
open class BGTaskRequest: NSObject {
    /// Its name.
    public let identifier: String
    /// When it may begin.
    open var earliestBeginDate: Date?
    /// Creates a request.
    public init(identifier: String) { self.identifier = identifier }
}

/// Fetching that is asked for.
open class BGAppRefreshTaskRequest: BGTaskRequest {}

/// Long work that is asked for.
open class BGProcessingTaskRequest: BGTaskRequest {
    /// Whether it needs the network.
    open var requiresNetworkConnectivity = false
    /// Whether it needs power.
    open var requiresExternalPower = false
}

/// Has work done in the background; nothing is, here.
open class BGTaskScheduler: NSObject {
    /// The scheduler of the app.
    open class var shared: BGTaskScheduler { SharedObjects.object { BGTaskScheduler() } }
    /// Says what is done for a name.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { true }
    /// Asks for work.
    open func submit(_ taskRequest: BGTaskRequest) throws {}
    /// Has work not be done.
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    /// Has no work be done.
    open func cancelAllTaskRequests() {}
}
