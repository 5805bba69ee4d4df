public import UIKit

/// A request that passes its objects to a completion block: at once, as all are in memory.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
    /// Called with the result.
    public typealias CompletionBlock = (NSAsynchronousFetchResult<ResultType>) -> Void

    /// What is asked for.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The completion block of the request.
    public let completionBlock: CompletionBlock?
    /// The number of objects that is expected; has no effect.
    open var estimatedResultCount = 0

    /// Creates a request.
    public init(fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: CompletionBlock?) {
        (fetchRequest, completionBlock) = (request, blk)
        super.init()
    }

    override func result(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult? {
        let result = NSAsynchronousFetchResult(self, try context.fetch(fetchRequest))
        completionBlock?(result)
        return result
    }
}

/// The objects that were asked for.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
    /// What was asked for.
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// The objects that were fetched.
    public let finalResult: [ResultType]?
    /// Why there are none.
    open var operationError: (any Error)? { nil }

    init(_ request: NSAsynchronousFetchRequest<ResultType>, _ objects: [ResultType]) {
        (fetchRequest, finalResult) = (request, objects)
        super.init()
    }
}
