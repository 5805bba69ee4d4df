extension NSObject {
    /// Returns the name of the class, as `NSStringFromClass` does: with its module for the app's, without for UIKit's.
    public class func description() -> String { NSStringFromClass(self) }
}
