import ScreenDocuments
import UIKitCore

extension Choices.TableStyle: ConvertibleChoice {
    var converted: UITableView.Style {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}

extension Choices.SeparatorStyle: ConvertibleChoice {
    var converted: UITableViewCell.SeparatorStyle {
        switch self {
        case .none: .none
        case .singleLine: .singleLine
        }
    }
}

extension Choices.CellStyle: ConvertibleChoice {
    var converted: UITableViewCell.CellStyle {
        switch self {
        case .default: .default
        case .value1: .value1
        case .value2: .value2
        case .subtitle: .subtitle
        }
    }
}

extension Choices.AccessoryType: ConvertibleChoice {
    var converted: UITableViewCell.AccessoryType {
        switch self {
        case .none: .none
        case .disclosureIndicator: .disclosureIndicator
        case .detailDisclosureButton: .detailDisclosureButton
        case .checkmark: .checkmark
        case .detailButton: .detailButton
        }
    }
}

extension Choices.SelectionStyle: ConvertibleChoice {
    var converted: UITableViewCell.SelectionStyle {
        switch self {
        case .none: .none
        case .blue: .blue
        case .gray: .gray
        case .default: .default
        }
    }
}

extension Choices.ScrollDirection: ConvertibleChoice {
    var converted: UICollectionView.ScrollDirection {
        switch self {
        case .vertical: .vertical
        case .horizontal: .horizontal
        }
    }
}

extension Choices.LargeTitleDisplay: ConvertibleChoice {
    var converted: UINavigationItem.LargeTitleDisplayMode {
        switch self {
        case .automatic: .automatic
        case .always: .always
        case .never: .never
        case .inline: .inline
        }
    }
}

extension Choices.BarButtonSystemItem: ConvertibleChoice {
    var converted: UIBarButtonItem.SystemItem {
        switch self {
        case .done: .done
        case .pageCurl: .pageCurl
        case .cancel: .cancel
        case .edit: .edit
        case .save: .save
        case .add: .add
        case .flexibleSpace: .flexibleSpace
        case .fixedSpace: .fixedSpace
        case .compose: .compose
        case .reply: .reply
        case .action: .action
        case .organize: .organize
        case .bookmarks: .bookmarks
        case .search: .search
        case .refresh: .refresh
        case .stop: .stop
        case .camera: .camera
        case .trash: .trash
        case .play: .play
        case .pause: .pause
        case .rewind: .rewind
        case .fastForward: .fastForward
        case .undo: .undo
        case .redo: .redo
        case .close: .close
        }
    }
}

extension Choices.BarStyle: ConvertibleChoice {
    var converted: UIBarStyle {
        switch self {
        case .default: .default
        case .black: .black
        }
    }
}

extension Choices.BarButtonStyle: ConvertibleChoice {
    var converted: UIBarButtonItem.Style {
        switch self {
        case .plain: .plain
        case .done: .done
        }
    }
}

extension Choices.TabSystemItem: ConvertibleChoice {
    var converted: UITabBarItem.SystemItem {
        switch self {
        case .more: .more
        case .favorites: .favorites
        case .featured: .featured
        case .topRated: .topRated
        case .recents: .recents
        case .contacts: .contacts
        case .history: .history
        case .bookmarks: .bookmarks
        case .search: .search
        case .downloads: .downloads
        case .mostRecent: .mostRecent
        case .mostViewed: .mostViewed
        }
    }
}

extension Choices.Edge: ConvertibleChoice {
    var converted: UIRectEdge {
        switch self {
        case .top: .top
        case .left: .left
        case .bottom: .bottom
        case .right: .right
        }
    }
}

extension Choices.SplitDisplayMode: ConvertibleChoice {
    var converted: UISplitViewController.DisplayMode {
        switch self {
        case .automatic: .automatic
        case .secondaryOnly: .secondaryOnly
        case .oneBesideSecondary: .oneBesideSecondary
        case .oneOverSecondary: .oneOverSecondary
        case .twoBesideSecondary: .twoBesideSecondary
        case .twoOverSecondary: .twoOverSecondary
        case .twoDisplaceSecondary: .twoDisplaceSecondary
        }
    }
}

extension Choices.PageTransition: ConvertibleChoice {
    var converted: UIPageViewController.TransitionStyle {
        switch self {
        case .pageCurl: .pageCurl
        case .scroll: .scroll
        }
    }
}

extension Choices.PageOrientation: ConvertibleChoice {
    var converted: UIPageViewController.NavigationOrientation {
        switch self {
        case .horizontal: .horizontal
        case .vertical: .vertical
        }
    }
}

extension Choices.ListContent: ConvertibleChoice {
    var converted: UIListContentConfiguration {
        switch self {
        case .cell: .cell()
        case .subtitleCell: .subtitleCell()
        case .valueCell: .valueCell()
        case .sidebarCell: .sidebarCell()
        case .sidebarSubtitleCell: .sidebarSubtitleCell()
        case .plainHeader: .plainHeader()
        case .plainFooter: .plainFooter()
        case .groupedHeader: .groupedHeader()
        case .groupedFooter: .groupedFooter()
        case .prominentInsetGroupedHeader: .prominentInsetGroupedHeader()
        }
    }
}
