extension Choices {
    /// Source: the cases of UITableView.Style.
    package enum TableStyle: String, AttributeChoice { case plain, grouped, insetGrouped }

    /// Source: the cases of UITableViewCell.SeparatorStyle.
    package enum SeparatorStyle: String, AttributeChoice {
        case none, singleLine

        package static var storyboardNames: [String: Self] {
            ["default": .singleLine, "singleLineEtched": .singleLine]
        }
    }

    /// Source: the cases of UITableViewCell.CellStyle.
    package enum CellStyle: String, AttributeChoice {
        case `default`, value1, value2, subtitle

        package static var storyboardNames: [String: Self] {
            [
                "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
                "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
            ]
        }
    }

    /// Source: the cases of UITableViewCell.AccessoryType.
    package enum AccessoryType: String, AttributeChoice {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// Source: the cases of UITableViewCell.SelectionStyle.
    package enum SelectionStyle: String, AttributeChoice { case none, blue, gray, `default` }

    /// Source: the cases of UICollectionView.ScrollDirection.
    package enum ScrollDirection: String, AttributeChoice { case vertical, horizontal }

    /// The parts of cells, tables, collections and navigation items, by the names of Apple's properties.
    package enum Role: String, AttributeChoice {
        case contentView, textLabel, detailTextLabel, imageView, backgroundView, selectedBackgroundView,
            accessoryView, editingAccessoryView, tableHeaderView, tableFooterView, sectionHeaderView,
            sectionFooterView, titleView
    }

    /// Source: the styles of UIListContentConfiguration.
    package enum ListContent: String, AttributeChoice {
        case cell, subtitleCell, valueCell, sidebarCell, sidebarSubtitleCell, plainHeader, plainFooter,
            groupedHeader, groupedFooter, prominentInsetGroupedHeader
    }

    /// Source: the cases of UINavigationItem.LargeTitleDisplayMode.
    package enum LargeTitleDisplay: String, AttributeChoice { case automatic, always, never, inline }

    /// Source: the cases of UIBarStyle. Storyboards have those of iOS 2, too.
    package enum BarStyle: String, AttributeChoice {
        case `default`, black

        package static let storyboardNames: [String: Self] = [
            "blackOpaque": .black, "blackTranslucent": .black,
        ]
    }

    /// Source: the configurations of UIBarAppearance.
    package enum BarBackground: String, AttributeChoice { case `default`, opaque, transparent }

    /// Source: the cases of UIBarButtonItem.SystemItem.
    package enum BarButtonSystemItem: String, AttributeChoice {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
            bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
            pageCurl, close
    }

    /// Source: the cases of UIBarButtonItem.Style. Storyboards have that of iOS 6 and that of iOS 26, too.
    package enum BarButtonStyle: String, AttributeChoice {
        case plain, done

        package static let storyboardNames: [String: Self] = ["bordered": .plain, "prominent": .done]
        package static let rawNumbers: [Int: Self] = [0: .plain, 1: .plain, 2: .done]
    }

    /// Where a navigation item has a bar button.
    package enum BarButtonPlacement: String, AttributeChoice { case left, right, back }

    /// Source: the cases of UITabBarItem.SystemItem.
    package enum TabSystemItem: String, AttributeChoice {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads,
            mostRecent, mostViewed
    }

    /// Source: the members of UIRectEdge.
    package enum Edge: String, AttributeChoice {
        case top, left, bottom, right

        package static var rawNumbers: [Int: Self] { bits(allCases) }
    }

    /// Source: the cases of UISplitViewController.DisplayMode.
    package enum SplitDisplayMode: String, AttributeChoice {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
            twoOverSecondary, twoDisplaceSecondary

        /// The names before iOS 14.
        package static let storyboardNames: [String: Self] = [
            "primaryHidden": .secondaryOnly, "allVisible": .oneBesideSecondary,
            "primaryOverlay": .oneOverSecondary,
        ]
    }

    /// Source: the cases of UIPageViewController.TransitionStyle.
    package enum PageTransition: String, AttributeChoice { case pageCurl, scroll }

    /// Source: the cases of UIPageViewController.NavigationOrientation.
    package enum PageOrientation: String, AttributeChoice { case horizontal, vertical }
}
