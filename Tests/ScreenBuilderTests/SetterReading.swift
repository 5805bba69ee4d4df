import Diagnostics
import Geometry
import MyLayout
import ScreenDocuments

@testable import UIKitCore

/// What a property reads, to be compared with what it read before.
struct SetterReading: Hashable, CustomStringConvertible {
    private let value: AnyHashable

    var description: String { "\(value)" }

    init(_ value: Any?) {
        let children = value.map { Mirror(reflecting: $0) }
        if children?.displayStyle == .optional {
            self.init(children?.children.first?.value, isUnwrapped: true)
        } else {
            self.init(value, isUnwrapped: true)
        }
    }

    private init(_ value: Any?, isUnwrapped: Bool) {
        self.value = (value as? AnyHashable) ?? AnyHashable(value.map { String(describing: $0) })
    }

    /// Attributes that no object shows, each with its reason.
    static let unread = [
        "isInstalled": "the scene leaves out views that are not installed; StateTests",
        "placement": "the navigation item around reads it; BuildTests",
        "systemItem": "the constructor makes a title and an image of it; BarTests",
        "customSpacing": "the stack view around reads it; PlacementTests",
        "role": "what is around reads it; RoleTests",
        "sizeToFit": "a view without content keeps its size; PlacementTests",
        "reuseIdentifier": "only code makes views by it",
    ]

    /// What an object needs for attributes to have an effect.
    static let prepare: [String: @Sendable (AnyObject) -> Void] = [
        "UIScrollView": { object in
            (object as? UIScrollView)?.contentSize = CGSize(width: 10_000, height: 100)
        },
        "UITabBarController": { object in
            (object as? UITabBarController)?.viewControllers = (0..<3).map { _ in UIViewController() }
        },
    ]

    /// Attributes without which others have no effect.
    static let setBefore: [String: [Attribute]] = [
        "UISegmentedControl": [attribute("items", .texts(["a", "b", "c"]))],
        "UIPickerView": [attribute("rows", .texts(["a", "b", "c"]))],
        "UIPageControl": [attribute("numberOfPages", .integer(9))],
        "UITableViewCell": [attribute("style", .choice("value1"))],
        "UIScrollView": [attribute("frame", .rect(Rect(x: 0, y: 0, width: 100, height: 100)))],
        "UILabel": [attribute("text", .text("text"))],
        "UITextView": [attribute("text", .text("text"))],
    ]

    /// Values of attributes that do not take any text.
    static let samples: [String: [AttributeValue]] = [
        "UIDatePicker.date": [.text("2012-06-04 10:20"), .text("2013-07-05 11:21")]
    ]

    private static func attribute(_ name: String, _ value: AttributeValue) -> Attribute {
        Attribute(name: name, value: value, place: Place(file: "f"))
    }

    static func reader<Target: AnyObject>(
        _ read: @escaping @Sendable (Target) -> Any?
    ) -> @Sendable (AnyObject) -> Any? {
        { object in (object as? Target).flatMap(read) }
    }

    /// How attributes that are bound to no property are read back.
    static let readers: [String: @Sendable (AnyObject) -> Any?] =
        viewReaders.merging(buttonReaders) { $1 }.merging(myLayoutReaders) { $1 }.merging(barReaders) { $1 }

    private static let myLayoutReaders: [String: @Sendable (AnyObject) -> Any?] = [
        "UIView.myTop": reader { (view: UIView) in view.myTop },
        "UIView.myLeft": reader { (view: UIView) in view.myLeft },
        "UIView.myBottom": reader { (view: UIView) in view.myBottom },
        "UIView.myRight": reader { (view: UIView) in view.myRight },
        "UIView.myLeading": reader { (view: UIView) in view.myLeading },
        "UIView.myTrailing": reader { (view: UIView) in view.myTrailing },
        "UIView.myCenterX": reader { (view: UIView) in view.myCenterX },
        "UIView.myCenterY": reader { (view: UIView) in view.myCenterY },
        "UIView.myWidth": reader { (view: UIView) in view.myWidth },
        "UIView.myHeight": reader { (view: UIView) in view.myHeight },
        "MyBaseLayout.topBorderline": reader { (view: MyBaseLayout) in view.topBorderline?.color },
        "MyBaseLayout.bottomBorderline": reader { (view: MyBaseLayout) in view.bottomBorderline?.color },
        "MyBaseLayout.leadingBorderline": reader { (view: MyBaseLayout) in view.leadingBorderline?.color },
        "MyBaseLayout.trailingBorderline": reader { (view: MyBaseLayout) in view.trailingBorderline?.color },
        "MyBaseLayout.boundBorderline": reader { (view: MyBaseLayout) in view.boundBorderline?.color },
        "MyLinearLayout.orientation": reader { (view: MyLinearLayout) in view.orientation },
        "MyLinearLayout.intelligentBorderline": reader { (view: MyLinearLayout) in
            view.intelligentBorderline?.color
        },
        "MyFlowLayout.intelligentBorderline": reader { (view: MyFlowLayout) in
            view.intelligentBorderline?.color
        },
    ]

    private static let viewReaders: [String: @Sendable (AnyObject) -> Any?] = [
        "UIView.contentHuggingPriority": reader { (view: UIView) in
            [NSLayoutConstraint.Axis.horizontal, .vertical].map { view.contentHuggingPriority(for: $0) }
        },
        "UIView.contentCompressionResistancePriority": reader { (view: UIView) in
            [NSLayoutConstraint.Axis.horizontal, .vertical].map {
                view.contentCompressionResistancePriority(for: $0)
            }
        },
        "UILabel.paragraphStyle": reader { (view: UILabel) in view.styledText.map(String.init(describing:)) },
        "UITextView.paragraphStyle": reader { (view: UITextView) in String(describing: view.styledText) },
        "UIImageView.image": reader { (view: UIImageView) in view.image },
        "BubbleView.image": reader { (view: BubbleView) in view.image },
        "UIScrollView.page": reader { (view: UIScrollView) in
            view.layoutIfNeeded()
            return view.contentOffset.x
        },
        "UIActivityIndicatorView.isAnimating": reader { (view: UIActivityIndicatorView) in view.isAnimating },
        "UIRefreshControl.isRefreshing": reader { (view: UIRefreshControl) in view.isRefreshing },
        "UISegmentedControl.items": reader { (view: UISegmentedControl) in
            (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) }
        },
        "UIPickerView.selectedRow": reader { (view: UIPickerView) in view.selectedRow(inComponent: 0) },
        "UIDatePicker.date": reader { (view: UIDatePicker) in view.date },
        "UITextField.leftImage": reader { (view: UITextField) in (view.leftView as? UIImageView)?.image },
        "UITextField.rightImage": reader { (view: UITextField) in (view.rightView as? UIImageView)?.image },
        "UITableView.style": reader { (view: UITableView) in view.style },
        "UITableViewCell.style": reader { (view: UITableViewCell) in
            view.style
        },
        "UITableViewCell.contentConfiguration": reader { (view: UITableViewCell) in
            view.contentConfiguration as? UIListContentConfiguration
        },
        "UICollectionViewCell.contentConfiguration": reader { (view: UICollectionViewCell) in
            view.contentConfiguration as? UIListContentConfiguration
        },
        "UICollectionViewCell.text": reader { (view: UICollectionViewCell) in
            (view.contentConfiguration as? UIListContentConfiguration)?.text
        },
        "UICollectionViewCell.detailText": reader { (view: UICollectionViewCell) in
            (view.contentConfiguration as? UIListContentConfiguration)?.secondaryText
        },
        "UICollectionViewCell.image": reader { (view: UICollectionViewCell) in
            (view.contentConfiguration as? UIListContentConfiguration)?.image
        },
        "UITableViewHeaderFooterView.contentConfiguration": reader { (view: UITableViewHeaderFooterView) in
            view.contentConfiguration as? UIListContentConfiguration
        },
        "UITableViewHeaderFooterView.text": reader { (view: UITableViewHeaderFooterView) in
            view.textLabel?.text
        },
        "UITableViewHeaderFooterView.detailText": reader { (view: UITableViewHeaderFooterView) in
            (view.contentConfiguration as? UIListContentConfiguration)?.secondaryText
        },
        "UITableViewHeaderFooterView.image": reader { (view: UITableViewHeaderFooterView) in
            (view.contentConfiguration as? UIListContentConfiguration)?.image
        },
        "UITableViewCell.text": reader { (view: UITableViewCell) in view.textLabel?.text },
        "UITableViewCell.detailText": reader { (view: UITableViewCell) in view.detailTextLabel?.text },
        "UITableViewCell.image": reader { (view: UITableViewCell) in view.imageView?.image },
        "UIPageViewController.transitionStyle": reader { (object: UIPageViewController) in
            object.transitionStyle
        },
        "UIPageViewController.navigationOrientation": reader { (object: UIPageViewController) in
            object.navigationOrientation
        },
    ]

    private static let buttonReaders: [String: @Sendable (AnyObject) -> Any?] = {
        let states: [(prefix: String, state: UIControl.State)] = [
            ("", .normal), ("highlighted", .highlighted), ("selected", .selected), ("disabled", .disabled),
        ]
        var readers: [String: @Sendable (AnyObject) -> Any?] = [
            "UIButton.font": reader { (view: UIButton) in view.titleLabel?.font },
            "UIButton.buttonType": reader { (view: UIButton) in view.buttonType },
            "UIButton.lineBreakMode": reader { (view: UIButton) in view.titleLabel?.lineBreakMode },
            "UIButton.numberOfLines": reader { (view: UIButton) in view.titleLabel?.numberOfLines },
            "UIButton.textAlignment": reader { (view: UIButton) in view.titleLabel?.textAlignment },
            "UIButton.configuration": reader { (view: UIButton) in view.configuration },
        ]
        for (prefix, state) in states {
            func name(_ part: String) -> String {
                "UIButton."
                    + (prefix.isEmpty ? part : prefix + part.prefix(1).uppercased() + part.dropFirst())
            }
            readers[name("title")] = reader { (view: UIButton) in view.title(for: state) }
            readers[name("titleRuns")] = reader { (view: UIButton) in
                view.attributedTitle(for: state)?.string
            }
            readers[name("titleColor")] = reader { (view: UIButton) in view.titleColor(for: state) }
            readers[name("image")] = reader { (view: UIButton) in view.image(for: state) }
            readers[name("backgroundImage")] = reader { (view: UIButton) in view.backgroundImage(for: state) }
        }
        return readers
    }()
}
