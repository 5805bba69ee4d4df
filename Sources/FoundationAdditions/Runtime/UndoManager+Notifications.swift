// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
    /// Posted when a group is opened in another one or closed, and before something is undone or redone.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    /// Posted before something is undone.
    public static let NSUndoManagerWillUndoChange = Notification.Name(
        "NSUndoManagerWillUndoChangeNotification")
    /// Posted before something is redone.
    public static let NSUndoManagerWillRedoChange = Notification.Name(
        "NSUndoManagerWillRedoChangeNotification")
    /// Posted after something was undone.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted after something was redone.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
    /// Posted after a group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
        "NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group is closed.
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted after a group was closed.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
        "NSUndoManagerDidCloseUndoGroupNotification")
}
