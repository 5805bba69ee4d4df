import SwiftSyntax

// What takes the place of a superclass that is not there.
extension Omission {
    /// Writes a class of UIKit in place of a superclass that is not there, if its name, that of the class, or what the
    /// class overrides shows which it extends.
    static func superclass(_ entry: InheritedTypeSyntax) -> Omission? {
        guard let list = entry.parent?.as(InheritedTypeListSyntax.self), list.first == entry,
            let type = list.parent?.parent?.as(ClassDeclSyntax.self),
            let name = entry.type.as(IdentifierTypeSyntax.self)?.name.text
                ?? entry.type.as(MemberTypeSyntax.self)?.name.text, !name.hasPrefix("NS"),
            let replacement = replacement(named: name) ?? replacement(named: type.name.text)
                ?? replacement(overridingIn: type)
        else { return nil }
        return Omission(.inheritance, entry.type.textRange, writing: replacement, in: Syntax(entry))
    }

    /// Whether a message says that a type after the colon of a class is not there.
    static func isSuperclass(_ token: TokenSyntax, _ errorText: String) -> Bool {
        guard isMissingType(errorText) else { return false }
        var node = Syntax(token).parent
        while let inner = node, !inner.is(MemberBlockItemSyntax.self), !inner.is(CodeBlockItemSyntax.self) {
            if let entry = inner.as(InheritedTypeSyntax.self) {
                return entry.parent?.parent?.parent?.is(ClassDeclSyntax.self) ?? false
            }
            node = inner.parent
        }
        return false
    }

    private static func replacement(named name: String) -> String? {
        guard let base = baseClasses.first(where: { name.hasSuffix($0) }) else { return nil }
        return "UI" + (base == "HostingController" ? "ViewController" : base)
    }

    /// The classes of UIKit, without the prefix, by which their subclasses are commonly named; the longer ones first.
    private static let baseClasses = [
        "TableViewHeaderFooterView", "CollectionReusableView", "CollectionViewController",
        "CollectionViewCell",
        "TableViewController", "NavigationController", "PageViewController", "HostingController",
        "TabBarController", "ViewController", "TableViewCell", "CollectionView", "NavigationBar",
        "TextField", "ImageView", "StackView", "ScrollView", "TableView", "TextView", "Control", "Button",
        "Label", "View",
    ]

    private static func replacement(overridingIn type: ClassDeclSyntax) -> String? {
        let names = Set(type.memberBlock.members.compactMap { overriddenName($0.decl) })
        return overriddenMembers.first { !names.isDisjoint(with: $0.members) }?.base
    }

    private static func overriddenName(_ declaration: DeclSyntax) -> String? {
        if let function = declaration.as(FunctionDeclSyntax.self), function.modifiers.contains("override") {
            return function.name.text
        }
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.modifiers.contains("override")
        else { return nil }
        return variable.names.first
    }

    /// Members that only one class of UIKit and its subclasses have; the narrower class first.
    private static let overriddenMembers: [(base: String, members: Set<String>)] = [
        ("UITableViewController", ["tableView", "numberOfSections"]),
        ("UICollectionViewController", ["collectionView"]),
        (
            "UIViewController",
            [
                "viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
                "viewDidDisappear",
                "viewDidLayoutSubviews", "preferredStatusBarStyle",
            ]
        ),
        ("UITableViewCell", ["setSelected", "setHighlighted"]),
        ("UICollectionViewCell", ["isSelected", "isHighlighted", "prepareForReuse", "apply"]),
        ("UIControl", ["beginTracking", "sendAction"]),
        (
            "UIView",
            ["layoutSubviews", "draw", "intrinsicContentSize", "didMoveToSuperview", "didMoveToWindow"]
        ),
    ]
}
