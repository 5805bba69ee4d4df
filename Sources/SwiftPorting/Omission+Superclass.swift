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
                ?? replacement(overridingIn: type, named: [name, type.name.text])
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

    /// The class of UIKit by which subclasses of a name commonly are named; nil for none.
    static func replacement(named name: String) -> String? {
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

    private static func replacement(
        overridingIn type: ClassDeclSyntax, named typeNames: [String]
    ) -> String? {
        let names = Set(type.memberBlock.members.compactMap { overriddenName($0.decl) })
        let found = overriddenMembers.first { !names.isDisjoint(with: $0.members) }?.base
        guard found == nil || found == "UIView", typeNames.contains(where: { $0.hasSuffix("Cell") }) else {
            return found
        }
        return cell(type, named: typeNames)
    }

    /// The class of a cell of which no name says what list it is in: one of a collection if it is made with a frame, or its
    /// name has a word of collections. Chosen: tables are more common.
    private static func cell(_ type: ClassDeclSyntax, named typeNames: [String]) -> String {
        let isMadeWithFrame = type.memberBlock.members.contains { member in
            let parameters = member.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
            return parameters?.count == 1 && parameters?.first?.firstName.text == "frame"
        }
        let marks = ["Collection", "Grid", "Tile"]
        let isNamedSo = typeNames.contains { name in marks.contains { name.contains($0) } }
        return isMadeWithFrame || isNamedSo ? "UICollectionViewCell" : "UITableViewCell"
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
