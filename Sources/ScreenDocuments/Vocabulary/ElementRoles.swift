import Diagnostics

/// Which views can be parts of which others, by the role that a file gives them.
extension Choices.Role {
    /// The classes whose part it is.
    var containers: [String] {
        switch self {
        case .contentView: ["UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView"]
        case .textLabel, .detailTextLabel, .imageView, .accessoryView, .editingAccessoryView:
            ["UITableViewCell"]
        case .backgroundView:
            [
                "UITableView", "UICollectionView", "UITableViewCell", "UICollectionViewCell",
                "UITableViewHeaderFooterView",
            ]
        case .selectedBackgroundView: ["UITableViewCell", "UICollectionViewCell"]
        case .tableHeaderView, .tableFooterView: ["UITableView"]
        case .sectionHeaderView, .sectionFooterView:
            ["UICollectionView", "CollectionSection", "TableSection"]
        case .titleView: ["UINavigationItem"]
        }
    }

    /// The class of such a part in a container.
    func className(in container: String) -> String {
        switch self {
        case .textLabel, .detailTextLabel: "UILabel"
        case .imageView: "UIImageView"
        case .sectionHeaderView, .sectionFooterView:
            container == "TableSection" ? "UITableViewHeaderFooterView" : "UICollectionReusableView"
        default: "UIView"
        }
    }
}

extension ElementVocabulary {
    /// Why an element of a class cannot have a role in one of another; nil if it can.
    package static func objection(
        to role: Choices.Role, of className: String, in container: String
    ) -> (message: String, hint: String)? {
        guard role.containers.contains(where: { isKind(container, of: $0) }) else {
            return (
                "\(container.withArticle) has no \(role.rawValue)",
                "it is a part of \(role.containers.joined(separator: ", "))"
            )
        }
        let wanted = role.className(in: container)
        guard isKind(className, of: wanted) else {
            return (
                "\(className.withArticle) cannot be the \(role.rawValue) of \(container.withArticle)",
                "it is \(wanted.withArticle)"
            )
        }
        return nil
    }
}

extension Element {
    /// The role that the file gives the view.
    package var role: Choices.Role? {
        guard case .choice(let name)? = attributes.last(where: { $0.name == "role" })?.value else {
            return nil
        }
        return Choices.Role(rawValue: name)
    }

    /// Its part in what is around it: the role, or that of an Interface Builder document; nil for a subview.
    package var slot: String? { role?.rawValue ?? origin?.slot }
}
