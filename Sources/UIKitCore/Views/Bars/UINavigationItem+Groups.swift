/// Properties that few navigation items set, stored in an associated object.
final class NavigationItemOptions {
    static let key = AttachmentKey()

    var style = UINavigationItem.ItemStyle.navigator
    var customizationIdentifier: String?
    var centerGroups: [UIBarButtonItemGroup] = []
    var leadingGroups: [UIBarButtonItemGroup] = []
    var trailingGroups: [UIBarButtonItemGroup] = []
    var pinnedTrailingGroup: UIBarButtonItemGroup?
    var overflowItems: UIDeferredMenuElement?
    var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    var documentProperties: UIDocumentProperties?
    weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    var subtitle: String?
    var largeTitle: String?
    var largeSubtitle: String?
    var subtitleView: UIView?
    var largeSubtitleView: UIView?
    var allowsToolbarIntegration = true
    var allowsExternalIntegration = false
}

/// The delegate that renames a document by the title menu, which does not open here.
public protocol UINavigationItemRenameDelegate: AnyObject {
    /// Called with the new title after a rename; not called.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
}

extension UINavigationItem {
    var options: NavigationItemOptions {
        NavigationItemOptions.key.value(of: self) { NavigationItemOptions() }
    }

    /// What the menu of the title shows of a document, in which it does not open here; nil for nothing.
    public var documentProperties: UIDocumentProperties? {
        get { options.documentProperties }
        set { options.documentProperties = newValue }
    }

    func updateTrailingButtons() {
        let groups = trailingItemGroups + (pinnedTrailingGroup.map { [$0] } ?? [])
        rightBarButtonItems = groups.flatMap(\.barButtonItems).reversed()
    }
}
