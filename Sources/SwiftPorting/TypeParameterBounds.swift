import SwiftSyntax

/// The classes and protocols that generic parameters and associated types must be, by name.
typealias TypeParameterBounds = [String: [String]]

extension SyntaxProtocol {
    /// The bounds that a declaration itself writes for its generic parameters, its associated types and `Self`.
    var ownBounds: TypeParameterBounds {
        var bounds: TypeParameterBounds = [:]
        let generic = asProtocol((any WithGenericParametersSyntax).self)
        for parameter in generic?.genericParameterClause?.parameters ?? [] {
            bounds[parameter.name.text] = parameter.inheritedType.map { Self.names(in: $0) } ?? []
        }
        if let node = Syntax(self).as(ProtocolDeclSyntax.self) {
            bounds["Self"] = node.inheritanceClause?.typeNames ?? []
            for type in node.memberBlock.members.compactMap({ $0.decl.as(AssociatedTypeDeclSyntax.self) }) {
                bounds[type.name.text] = type.inheritanceClause?.typeNames ?? []
            }
        }
        let conditions =
            generic?.genericWhereClause ?? Syntax(self).as(ExtensionDeclSyntax.self)?.genericWhereClause
        for requirement in conditions?.requirements ?? [] {
            guard let condition = requirement.requirement.as(ConformanceRequirementSyntax.self) else {
                continue
            }
            bounds[flatText(condition.leftType), default: []] += Self.names(in: condition.rightType)
        }
        return bounds
    }

    private static func names(in type: TypeSyntax) -> [String] {
        guard let types = type.as(CompositionTypeSyntax.self) else { return [flatText(type)] }
        return types.elements.map { flatText($0.type) }
    }
}

/// The branch of UIKit's classes that a type belongs to.
enum ResponderKind {
    case view
    case controller
    /// Any class: the type is Foundation's root.
    case object
}

extension AppDeclarations {
    /// Returns the branch of UIKit's classes that a type of the sources or of UIKit belongs to.
    ///
    /// - Parameter name: The name of a class, of a protocol that only such classes conform to, or another name for one.
    /// - Returns: The branch; nil for other types and those of other modules.
    func responderKind(of name: String) -> ResponderKind? {
        var name = name
        // A circle of names does not compile; it must not keep this from ending.
        for _ in 0..<64 {
            let base = String(name.prefix { $0 != "<" })
            if let entry = classIndices[base].map({ classes[$0] }) ?? dependencies.classes[base] {
                let last = superclasses(of: entry).last ?? entry
                guard let written = last.inherited.first else { return nil }
                name = written
            } else if let alias = typeAliases[base] {
                name = flatText(alias)
            } else if let bounds = typeParameterBounds[base]?["Self"], let first = bounds.first {
                name = first
            } else {
                return ResponderKind(className: base)
            }
        }
        return nil
    }
}

extension ResponderKind {
    /// Creates the branch of a class of UIKit.
    fileprivate init?(className name: String) {
        let name = name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name
        if Self.controllers.contains(name) {
            self = .controller
        } else if Self.views.contains(name) {
            self = .view
        } else if name == "NSObject" {
            self = .object
        } else {
            return nil
        }
    }

    /// UIKit's controllers. `SystemNameTests` compares these and the views with the classes that UIKit can make.
    static let controllers: Set<String> = [
        "UIViewController", "UINavigationController", "UITabBarController", "UITableViewController",
        "UICollectionViewController", "UIPageViewController", "UISplitViewController",
    ]
    /// UIKit's views, and those that it has of other frameworks.
    static let views: Set<String> = [
        "UIView", "UIActivityIndicatorView", "UIButton", "UICalendarView", "UICollectionReusableView",
        "UICollectionView", "UICollectionViewCell", "UICollectionViewListCell", "UIColorWell", "UIControl",
        "UIDatePicker", "UIImageView", "UILabel", "UINavigationBar", "UIPageControl", "UIPickerView",
        "UIProgressView", "UIRefreshControl", "UIScrollView", "UISearchBar", "UISearchTextField",
        "UISegmentedControl", "UISlider", "UIStackView", "UIStepper", "UISwitch", "UITabBar", "UITableView",
        "UITableViewCell", "UITableViewHeaderFooterView", "UITextField", "UITextView", "UIToolbar",
        "UIVisualEffectView", "UIWebView", "UIWindow", "ARSCNView", "ARSKView", "GLKView", "MKMapView",
        "MTKView",
        "SCNView", "SKView", "WKWebView",
    ]
    /// Those that need more than a frame or the name of a nib, so that nothing makes them by their class alone.
    static let classesWithArguments: Set<String> = [
        "UICollectionView", "UICollectionViewController", "UIPageViewController",
    ]
}
