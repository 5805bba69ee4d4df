/// Changes a tree of menus.
///
/// The menus of the app, which `UIResponder.buildMenu(with:)` changes, are not shown here, and no builder is made.
public protocol UIMenuBuilder: AnyObject {
    /// The menus that are changed.
    var system: UIMenuSystem { get }
    /// Returns a menu.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Returns an action.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// Returns a command.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    /// Puts a menu in the place of another.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Changes the entries of a menu.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Inserts a menu before another.
    func insertSibling(_ siblingGroup: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu after another.
    func insertSibling(_ siblingGroup: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the first entry of another.
    func insertChild(_ childGroup: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the last entry of another.
    func insertChild(_ childGroup: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts entries as the first of a menu.
    func insertElements(_ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts entries as the last of a menu.
    func insertElements(_ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A tree of menus.
public final class UIMenuSystem: NSObject, Sendable {
    /// The menus of the app.
    public static let main = UIMenuSystem()
    /// The menu beside a view.
    public static let context = UIMenuSystem()

    /// Requests that the menus are built again; they are not shown here.
    public func setNeedsRebuild() {}
    /// Requests that the commands are validated again.
    public func setNeedsRevalidate() {}
}
