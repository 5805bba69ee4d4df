import Geometry

/// The arguments of the initializer by which an object of a class is made that is known only when the program runs.
///
/// Objective-C calls any initializer on such a class, as in `Content()` for a generic `Content: UIView`; Swift here calls
/// only those that all subclasses must have.
public enum InstanceArguments {
    /// The arguments of `init()`.
    case none
    /// The argument of `init(frame:)`.
    case frame(CGRect)
    /// The arguments of `init(nibName:bundle:)`.
    case nib(name: String?, bundle: Bundle?)
    /// The arguments of `init(style:reuseIdentifier:)` of cells of tables.
    case cell(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
    /// The argument of `init(reuseIdentifier:)` of headers and footers of tables.
    case header(reuseIdentifier: String?)
    /// The arguments of `init(frame:style:)` of tables.
    case table(frame: CGRect, style: UITableView.Style)
    /// The arguments of `init(frame:collectionViewLayout:)` of collection views.
    case collection(frame: CGRect, layout: UICollectionViewLayout)
    /// The argument of `init(rootViewController:)` of navigation controllers.
    case root(UIViewController)
    /// The argument of `init(style:)` of controllers of tables.
    case tableController(style: UITableView.Style)
    /// The argument of `init(collectionViewLayout:)` of controllers of collection views.
    case collectionController(layout: UICollectionViewLayout)
}

extension NSObject {
    /// Returns what `init()` of this class makes, which may be known only when the program runs.
    ///
    /// The class is one of UIKit, or a responder that overrides `makeInstance(_:)`; another stops the program, as a missing
    /// initializer does on iOS.
    public static func instance() -> Self {
        if let responder = self as? UIResponder.Type, let made = responder.instance(.none) as? Self {
            return made
        }
        guard let made = systemObjects[ObjectIdentifier(self)]?() as? Self else {
            preconditionFailure("\(self) is no class whose initializer without arguments is known")
        }
        return made
    }
}

extension InstanceArguments {
    /// How many classes of UIKit's views and controllers can be made by these arguments. `SystemNameTests` compares them
    /// with those that the porter knows.
    package static var classCounts: (views: Int, controllers: Int) {
        (systemViews.count, systemControllers.count)
    }

    /// Returns whether these arguments make objects of a class of UIKit.
    package static func canMake(_ type: UIResponder.Type) -> Bool {
        systemViews[ObjectIdentifier(type)] != nil || systemControllers[ObjectIdentifier(type)] != nil
            || type.makeInstance(.none) != nil
    }
}

extension UIResponder {
    fileprivate static func instance(_ arguments: InstanceArguments) -> Self {
        guard let made = (makeInstance(arguments) ?? systemInstance(arguments)) as? Self else {
            preconditionFailure("\(self) has no initializer for '\(arguments)'; override makeInstance(_:)")
        }
        return made
    }

    private static func systemInstance(_ arguments: InstanceArguments) -> UIResponder? {
        let id = ObjectIdentifier(self)
        switch arguments {
        case .none: return (systemViews[id]?(.zero) ?? systemControllers[id]?(nil, nil))
        case .frame(let frame): return systemViews[id]?(frame)
        case .nib(let name, let bundle): return systemControllers[id]?(name, bundle)
        default: return arguments.made(of: self)
        }
    }
}

extension InstanceArguments {
    /// Returns what UIKit's own class makes whose initializer has these arguments; nil for other classes.
    fileprivate func made(of type: UIResponder.Type) -> UIResponder? {
        switch self {
        case .cell(let style, let identifier) where type == UITableViewCell.self:
            UITableViewCell(style: style, reuseIdentifier: identifier)
        case .header(let identifier) where type == UITableViewHeaderFooterView.self:
            UITableViewHeaderFooterView(reuseIdentifier: identifier)
        case .table(let frame, let style) where type == UITableView.self:
            UITableView(frame: frame, style: style)
        case .collection(let frame, let layout) where type == UICollectionView.self:
            UICollectionView(frame: frame, collectionViewLayout: layout)
        case .root(let controller) where type == UINavigationController.self:
            UINavigationController(rootViewController: controller)
        case .tableController(let style) where type == UITableViewController.self:
            UITableViewController(style: style)
        case .collectionController(let layout) where type == UICollectionViewController.self:
            UICollectionViewController(collectionViewLayout: layout)
        default: nil
        }
    }
}

extension UIView {
    /// Returns what `init(frame:)` of this class makes, which may be known only when the program runs; see `instance()`.
    public static func instance(frame: CGRect) -> Self { instance(.frame(frame)) }
}

extension UIButton {
    /// Returns what `init(type:)` of this class makes, which may be known only when the program runs; see `instance()`.
    public static func instance(type: ButtonType) -> Self {
        let button = instance(.frame(.zero))
        button.setType(type)
        return button
    }
}

extension UIViewController {
    /// Returns what `init(nibName:bundle:)` of this class makes, which may be known only when the program runs; see
    /// `instance()`.
    public static func instance(nibName: String?, bundle: Bundle?) -> Self {
        instance(.nib(name: nibName, bundle: bundle))
    }
}

extension UITableViewCell {
    /// Returns what `init(style:reuseIdentifier:)` of this class makes, which may be known only when the program runs; see
    /// `instance()`.
    public static func instance(style: CellStyle, reuseIdentifier: String?) -> Self {
        instance(.cell(style: style, reuseIdentifier: reuseIdentifier))
    }
}

extension UITableViewHeaderFooterView {
    /// Returns what `init(reuseIdentifier:)` of this class makes, which may be known only when the program runs; see
    /// `instance()`.
    public static func instance(reuseIdentifier: String?) -> Self {
        instance(.header(reuseIdentifier: reuseIdentifier))
    }
}

extension UITableView {
    /// Returns what `init(frame:style:)` of this class makes, which may be known only when the program runs; see
    /// `instance()`.
    public static func instance(frame: CGRect, style: Style) -> Self {
        instance(.table(frame: frame, style: style))
    }
}

extension UICollectionView {
    /// Returns what `init(frame:collectionViewLayout:)` of this class makes, which may be known only when the program runs;
    /// see `instance()`.
    public static func instance(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> Self {
        instance(.collection(frame: frame, layout: layout))
    }
}

extension UINavigationController {
    /// Returns what `init(rootViewController:)` of this class makes, which may be known only when the program runs; see
    /// `instance()`.
    public static func instance(rootViewController: UIViewController) -> Self {
        instance(.root(rootViewController))
    }
}

extension UITableViewController {
    /// Returns what `init(style:)` of this class makes, which may be known only when the program runs; see `instance()`.
    public static func instance(style: UITableView.Style) -> Self { instance(.tableController(style: style)) }
}

extension UICollectionViewController {
    /// Returns what `init(collectionViewLayout:)` of this class makes, which may be known only when the program runs; see
    /// `instance()`.
    public static func instance(collectionViewLayout layout: UICollectionViewLayout) -> Self {
        instance(.collectionController(layout: layout))
    }
}

extension UIStoryboardSegue {
    /// Returns what `init(identifier:source:destination:)` of this class makes, which may be known only when the program
    /// runs.
    public static func instance(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) -> Self {
        self.init(registeredClassWithIdentifier: identifier, source: source, destination: destination)
    }
}

/// The closures that make views of UIKit's own classes.
private let systemViews: [ObjectIdentifier: @Sendable (CGRect) -> UIView] = [
    ObjectIdentifier(UIView.self): { UIView(frame: $0) },
    ObjectIdentifier(UIActivityIndicatorView.self): { UIActivityIndicatorView(frame: $0) },
    ObjectIdentifier(UIButton.self): { UIButton(frame: $0) },
    ObjectIdentifier(UICalendarView.self): { UICalendarView(frame: $0) },
    ObjectIdentifier(UICollectionReusableView.self): { UICollectionReusableView(frame: $0) },
    ObjectIdentifier(UICollectionViewCell.self): { UICollectionViewCell(frame: $0) },
    ObjectIdentifier(UICollectionViewListCell.self): { UICollectionViewListCell(frame: $0) },
    ObjectIdentifier(UIColorWell.self): { UIColorWell(frame: $0) },
    ObjectIdentifier(UIControl.self): { UIControl(frame: $0) },
    ObjectIdentifier(UIDatePicker.self): { UIDatePicker(frame: $0) },
    ObjectIdentifier(UIImageView.self): { UIImageView(frame: $0) },
    ObjectIdentifier(UILabel.self): { UILabel(frame: $0) },
    ObjectIdentifier(UINavigationBar.self): { UINavigationBar(frame: $0) },
    ObjectIdentifier(UIPageControl.self): { UIPageControl(frame: $0) },
    ObjectIdentifier(UIPickerView.self): { UIPickerView(frame: $0) },
    ObjectIdentifier(UIProgressView.self): { UIProgressView(frame: $0) },
    ObjectIdentifier(UIRefreshControl.self): { UIRefreshControl(frame: $0) },
    ObjectIdentifier(UIScrollView.self): { UIScrollView(frame: $0) },
    ObjectIdentifier(UISearchBar.self): { UISearchBar(frame: $0) },
    ObjectIdentifier(UISearchTextField.self): { UISearchTextField(frame: $0) },
    ObjectIdentifier(UISegmentedControl.self): { UISegmentedControl(frame: $0) },
    ObjectIdentifier(UISlider.self): { UISlider(frame: $0) },
    ObjectIdentifier(UIStackView.self): { UIStackView(frame: $0) },
    ObjectIdentifier(UIStepper.self): { UIStepper(frame: $0) },
    ObjectIdentifier(UISwitch.self): { UISwitch(frame: $0) },
    ObjectIdentifier(UITabBar.self): { UITabBar(frame: $0) },
    ObjectIdentifier(UITableView.self): { UITableView(frame: $0) },
    ObjectIdentifier(UITableViewCell.self): { _ in UITableViewCell() },
    ObjectIdentifier(UITableViewHeaderFooterView.self): { _ in UITableViewHeaderFooterView() },
    ObjectIdentifier(UITextField.self): { UITextField(frame: $0) },
    ObjectIdentifier(UITextView.self): { UITextView(frame: $0) },
    ObjectIdentifier(UIToolbar.self): { UIToolbar(frame: $0) },
    ObjectIdentifier(UIVisualEffectView.self): { UIVisualEffectView(frame: $0) },
    ObjectIdentifier(UIWindow.self): { UIWindow(frame: $0) },
]

/// The closures that make other objects of UIKit and Foundation.
private let systemObjects: [ObjectIdentifier: @Sendable () -> NSObject] = [
    ObjectIdentifier(NSObject.self): { NSObject() },
    ObjectIdentifier(CALayer.self): { CALayer() },
    ObjectIdentifier(CAGradientLayer.self): { CAGradientLayer() },
    ObjectIdentifier(CAShapeLayer.self): { CAShapeLayer() },
    ObjectIdentifier(CATextLayer.self): { CATextLayer() },
    ObjectIdentifier(DateFormatter.self): { DateFormatter() },
    ObjectIdentifier(NSMutableAttributedString.self): { NSMutableAttributedString(string: "") },
    ObjectIdentifier(NSMutableParagraphStyle.self): { NSMutableParagraphStyle() },
    ObjectIdentifier(NSShadow.self): { NSShadow() },
    ObjectIdentifier(NSTextAttachment.self): { NSTextAttachment() },
    ObjectIdentifier(NumberFormatter.self): { NumberFormatter() },
    ObjectIdentifier(UIBarButtonItem.self): { UIBarButtonItem() },
    ObjectIdentifier(UIBezierPath.self): { UIBezierPath() },
    ObjectIdentifier(UILayoutGuide.self): { UILayoutGuide() },
    ObjectIdentifier(UILongPressGestureRecognizer.self): { UILongPressGestureRecognizer() },
    ObjectIdentifier(UIPanGestureRecognizer.self): { UIPanGestureRecognizer() },
    ObjectIdentifier(UIPinchGestureRecognizer.self): { UIPinchGestureRecognizer() },
    ObjectIdentifier(UISwipeGestureRecognizer.self): { UISwipeGestureRecognizer() },
    ObjectIdentifier(UITapGestureRecognizer.self): { UITapGestureRecognizer() },
]

/// The closures that make controllers of UIKit's own classes.
private let systemControllers: [ObjectIdentifier: @Sendable (String?, Bundle?) -> UIViewController] = [
    ObjectIdentifier(UIViewController.self): { UIViewController(nibName: $0, bundle: $1) },
    ObjectIdentifier(UINavigationController.self): { UINavigationController(nibName: $0, bundle: $1) },
    ObjectIdentifier(UISplitViewController.self): { UISplitViewController(nibName: $0, bundle: $1) },
    ObjectIdentifier(UITabBarController.self): { UITabBarController(nibName: $0, bundle: $1) },
    ObjectIdentifier(UITableViewController.self): { UITableViewController(nibName: $0, bundle: $1) },
]
