/// How much of the entries of a menu is shown.
open class UIMenuDisplayPreferences: NSObject {
    /// The largest number of lines of a title; 0 for the system's measure.
    open var maximumNumberOfTitleLines = 0
}
