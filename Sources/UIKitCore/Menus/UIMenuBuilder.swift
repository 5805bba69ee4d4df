/// Builds and changes a tree of menus.
///
/// The menus of the app, which `UIResponder.buildMenu(with:)` changes, are not shown here, and no builder is made.
public protocol UIMenuBuilder: AnyObject {
    /// The menu system that is changed.
    var system: UIMenuSystem { get }
    /// Returns the menu of an identifier; nil for none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Returns the action of an identifier; nil for none.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// Returns the command of an action; nil for none.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    /// Replaces a menu by another.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Replaces the children of a menu.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Inserts a menu before another.
    func insertSibling(_ siblingGroup: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu after another.
    func insertSibling(_ siblingGroup: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the first child of another.
    func insertChild(_ childGroup: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the last child of another.
    func insertChild(_ childGroup: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts elements as the first children of a menu.
    func insertElements(_ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts elements as the last children of a menu.
    func insertElements(_ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A menu system: a tree of menus.
public final class UIMenuSystem: NSObject, Sendable {
    /// The main menus of the app.
    public static let main = UIMenuSystem()
    /// The context menus of views.
    public static let context = UIMenuSystem()

    /// Requests a rebuild of the menus; has no effect here, as they are not drawn.
    public func setNeedsRebuild() {}
    /// Requests a revalidation of the commands; has no effect here.
    public func setNeedsRevalidate() {}
}
