// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The key of whether implicit animations are disabled.
public let kCATransactionDisableActions = "disableActions"
/// The key of the duration in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the pacing of implicit animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
    /// Returns a value of the transaction by its key; nil for one that is not set.
    static func transactionValue(forKey key: String) -> Any? {
        switch key {
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: nil
        }
    }

    /// Sets a value of the transaction by its key.
    public static func setValue(_ anObject: Any?, forKey key: String) {
        switch (key, anObject) {
        case (kCATransactionDisableActions, let flag as Bool): setDisableActions(flag)
        case (kCATransactionAnimationDuration, let duration as Double): setAnimationDuration(duration)
        case (kCATransactionDisableActions, let flag as NSNumber): setDisableActions(flag.boolValue)
        case (kCATransactionAnimationDuration, let duration as NSNumber):
            setAnimationDuration(duration.doubleValue)
        case (kCATransactionAnimationTimingFunction, let function as CAMediaTimingFunction):
            setAnimationTimingFunction(function)
        case (kCATransactionCompletionBlock, let block as () -> Void): setCompletionBlock(block)
        default: break
        }
    }
}
