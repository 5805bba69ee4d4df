/// Writes the methods that make objects of the sources' views and controllers by their class, as generic code does.
///
/// On iOS `Content()` with a generic `Content: UIView` calls the initializer of the class that the program finds; here
/// `Content.instance()` calls what the class overrides.
struct InstanceMakers {
    private let declarations: AppDeclarations

    init(_ declarations: AppDeclarations) { self.declarations = declarations }

    /// Returns the method of a class, on one line.
    ///
    /// - Parameter entry: A class of the sources.
    /// - Returns: The member; none for a class that is neither a view nor a controller, or has none of these
    ///   initializers.
    func members(of entry: ClassDeclaration) -> [String] {
        let line = [entry] + declarations.superclasses(of: entry)
        guard let base = line.last?.inherited.first, let kind = declarations.responderKind(of: base) else {
            return []
        }
        let type = entry.name.split(separator: ".").last.map(String.init) ?? entry.name
        let makers = Self.makers(of: kind, base, type)
        let cases = makers.filter { has($0.signature, line[...], base) }.map(\.text)
        guard !cases.isEmpty else { return [] }
        let access = entry.generatedAccess
        return [
            "override \(access)class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? "
                + "{ switch arguments { \(cases.joined(separator: "; ")); default: nil } }"
        ]
    }

    /// Returns the initializers of a branch of UIKit's classes that a class may have, each with its case of the method.
    ///
    /// - Parameters:
    ///   - kind: The branch.
    ///   - base: The class of UIKit that is extended.
    ///   - type: The name of the class, as its members call it.
    /// - Returns: The initializers.
    private static func makers(
        of kind: ResponderKind, _ base: String, _ type: String
    ) -> [(signature: String, text: String)] {
        let plain = ("init()", "case .none: \(type)()")
        let own = ownMakers[base.hasPrefix("UIKit.") ? String(base.dropFirst(6)) : base].map { maker in
            [(maker.signature, "case .\(maker.pattern): \(type)\(maker.arguments)")]
        }
        switch kind {
        case .view:
            return [plain, ("init(frame:)", "case .frame(let frame): \(type)(frame: frame)")] + (own ?? [])
        case .controller:
            let nib = "case .nib(let name, let bundle): \(type)(nibName: name, bundle: bundle)"
            return [plain, ("init(nibName:bundle:)", nib)] + (own ?? [])
        case .object: return []
        }
    }

    /// The initializers that single classes of UIKit have, with the patterns of their cases and the arguments of their calls.
    private static let ownMakers: [String: (signature: String, pattern: String, arguments: String)] = [
        "UITableViewCell": (
            "init(style:reuseIdentifier:)", "cell(let style, let identifier)",
            "(style: style, reuseIdentifier: identifier)"
        ),
        "UITableViewHeaderFooterView": (
            "init(reuseIdentifier:)", "header(let identifier)", "(reuseIdentifier: identifier)"
        ),
        "UITableView": ("init(frame:style:)", "table(let frame, let style)", "(frame: frame, style: style)"),
        "UICollectionView": (
            "init(frame:collectionViewLayout:)", "collection(let frame, let layout)",
            "(frame: frame, collectionViewLayout: layout)"
        ),
        "UINavigationController": (
            "init(rootViewController:)", "root(let controller)", "(rootViewController: controller)"
        ),
        "UITableViewController": ("init(style:)", "tableController(let style)", "(style: style)"),
        "UICollectionViewController": (
            "init(collectionViewLayout:)", "collectionController(let layout)",
            "(collectionViewLayout: layout)"
        ),
    ]

    /// Whether the first of several classes, each the superclass of the one before, has an initializer, of its own or
    /// inherited.
    private func has(_ signature: String, _ line: ArraySlice<ClassDeclaration>, _ base: String) -> Bool {
        // UIKit's class has it.
        guard let entry = line.first else { return true }
        if let own = declarations.initializersByOwner[entry.name]?.first(where: { $0.signature == signature })
        {
            // Another may have these labels and other types.
            let isInherited = own.isOverride || !Self.ownMakers.values.contains { $0.signature == signature }
            let isSeen = own.isPublic || declarations.classIndices[entry.name] != nil
            return own.isCallable && isSeen && isInherited
        }
        let own = declarations.designatedInitializers(of: entry)
        if !own.isEmpty {
            // A class inherits the convenience ones of its superclass if it has all designated ones of that.
            let inherited = designated(line.dropFirst(), base)
            guard !inherited.contains(signature), inherited.isSubset(of: own) else { return false }
        }
        return has(signature, line.dropFirst(), base)
    }

    /// The designated initializers of the first of several classes.
    private func designated(_ line: ArraySlice<ClassDeclaration>, _ base: String) -> Set<String> {
        guard let entry = line.first else { return Self.designated(ofSystemClass: base) }
        let own = declarations.designatedInitializers(of: entry)
        return own.isEmpty ? designated(line.dropFirst(), base) : own
    }

    private static func designated(ofSystemClass name: String) -> Set<String> {
        let own: Set<String> =
            switch name {
            case "UITableViewCell": ["init(style:reuseIdentifier:)"]
            case "UITableViewHeaderFooterView": ["init(reuseIdentifier:)"]
            case "UITableView": ["init(frame:style:)"]
            case "UITextView": ["init(frame:textContainer:)"]
            case "UICollectionView": ["init(frame:collectionViewLayout:)"]
            case "UIImageView": ["init(frame:)", "init(image:)", "init(image:highlightedImage:)"]
            case "UIVisualEffectView": ["init(frame:)", "init(effect:)"]
            case "UIActivityIndicatorView": ["init(frame:)", "init(style:)"]
            case "UITableViewController": ["init(nibName:bundle:)", "init(style:)"]
            case "UICollectionViewController": ["init(nibName:bundle:)", "init(collectionViewLayout:)"]
            case "UINavigationController": ["init(nibName:bundle:)", "init(rootViewController:)"]
            case "UISplitViewController": ["init(nibName:bundle:)", "init(style:)"]
            case "UIPageViewController":
                ["init(nibName:bundle:)", "init(transitionStyle:navigationOrientation:options:)"]
            case "UIViewController", "UITabBarController": ["init(nibName:bundle:)"]
            default: ["init(frame:)"]
            }
        return own.union(["init(coder:)"])
    }
}
