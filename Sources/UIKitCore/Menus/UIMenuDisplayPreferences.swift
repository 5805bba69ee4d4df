/// The display preferences of a menu's elements.
open class UIMenuDisplayPreferences: NSObject {
    /// The maximum number of lines of a title; 0 for the system's limit.
    open var maximumNumberOfTitleLines = 0
}
