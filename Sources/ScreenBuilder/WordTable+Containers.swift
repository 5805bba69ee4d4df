import UIKit

extension WordTable {
    static let tableStyles: [String: UITableView.Style] = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]

    static let cellStyles: [String: UITableViewCell.CellStyle] = [
        "default": .default, "value1": .value1, "value2": .value2, "subtitle": .subtitle,
    ]

    static let separatorStyles: [String: UITableViewCell.SeparatorStyle] = [
        "none": .none, "singleLine": .singleLine,
    ]

    static let accessories: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
        "detailButton": .detailButton,
    ]

    static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
        "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]

    static let scrollDirections: [String: UICollectionView.ScrollDirection] = [
        "vertical": .vertical, "horizontal": .horizontal,
    ]

    static let largeTitleModes: [String: UINavigationItem.LargeTitleDisplayMode] = [
        "automatic": .automatic, "always": .always, "never": .never,
    ]

    static let barButtonStyles: [String: UIBarButtonItem.Style] = ["plain": .plain, "done": .done]

    static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
        "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
        "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
        "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play,
        "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
        "close": .close,
    ]

    static let tabItems: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
        "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
        "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]

    /// Where a button stands in a navigation item.
    enum Placement: Sendable { case left, right, back }

    static let placements: [String: Placement] = ["left": .left, "right": .right, "back": .back]

    static let edges: [String: UIRectEdge] = [
        "top": .top, "left": .left, "bottom": .bottom, "right": .right,
    ]

    static let displayModes: [String: UISplitViewController.DisplayMode] = [
        "automatic": .automatic, "secondaryOnly": .secondaryOnly,
        "oneBesideSecondary": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
        "twoBesideSecondary": .twoBesideSecondary,
    ]

    static let pageStyles: [String: UIPageViewController.TransitionStyle] = [
        "pageCurl": .pageCurl, "scroll": .scroll,
    ]

    static let pageOrientations: [String: UIPageViewController.NavigationOrientation] = [
        "horizontal": .horizontal, "vertical": .vertical,
    ]
}
