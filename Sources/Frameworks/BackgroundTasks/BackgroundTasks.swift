// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Work in the background.
open class BGTask: NSObject {
    /// The identifier of the task.
    open var identifier: String { "" }
    /// Called when time is up.
    open var expirationHandler: (() -> Void)?
    /// Marks the task as completed; has no effect here.
    open func setTaskCompleted(success: Bool) {}
}

/// Work that fetches something new.
open class BGAppRefreshTask: BGTask {}
/// Work that takes long.
open class BGProcessingTask: BGTask {}

/// Work that is asked for.
open class BGTaskRequest: NSObject {
    /// The identifier of the task.
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

/// Schedules tasks that run in the background; none is launched here.
open class BGTaskScheduler: NSObject {
    /// The scheduler of the app.
    open class var shared: BGTaskScheduler { SharedObjects.object { BGTaskScheduler() } }
    /// Says what is done for a name.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { true }
    /// Submits a request; has no effect here, as no task is launched.
    open func submit(_ taskRequest: BGTaskRequest) throws {}
    /// Cancels the request of an identifier; has no effect here.
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    /// Cancels all requests; has no effect here.
    open func cancelAllTaskRequests() {}
}
