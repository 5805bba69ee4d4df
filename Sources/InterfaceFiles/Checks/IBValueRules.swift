import ScreenDocuments
import XML

/// What the attributes of a document's elements take: what the vocabulary declares, and what the format has besides.
struct IBValueRules {
    /// What is known of a tag, with the rules that were looked up.
    final class Table {
        fileprivate let own: [String: IBValueRule]
        fileprivate let className: String?
        fileprivate var known: [String: IBValueRule?] = [:]

        fileprivate init(own: [String: IBValueRule], className: String?) {
            self.own = own
            self.className = className
        }
    }

    /// The tables of the tags that were met, since most files use a few.
    private var tables: [String: Table] = [:]

    /// Returns the table of an element.
    mutating func table(of node: XMLElement) -> Table {
        if let known = tables[node.name] { return known }
        let className = IBValueRules.className(of: node)
        var own = IBFormat.rules(of: node.name)
        if let className, ElementVocabulary.kind(of: className) == .view, !IBFormat.isPart(node.name) {
            own.merge(IBFormat.viewRules) { declared, _ in declared }
        }
        let table = Table(own: own, className: className)
        tables[node.name] = table
        return table
    }

    /// Returns what an attribute takes; nil for one that takes anything, or is not known.
    func rule(_ name: String, of table: Table) -> IBValueRule? {
        if let known = table.known[name] { return known }
        let rule = table.own[name] ?? table.className.flatMap { IBValueRules.declared(name, of: $0) }
        table.known[name] = .some(rule)
        return rule
    }

    /// The rule of the key of a variation.
    static let condition = IBValueRule(
        .condition, otherwise: .itself(ending: "the variation is left out"))

    /// Returns the class whose attributes an element has; nil for one that is no object.
    private static func className(of node: XMLElement) -> String? {
        if let part = IBFormat.parts[node.name] { return part }
        let declared =
            TagTable.views[node.name] ?? TagTable.items[node.name] ?? TagTable.controllers[node.name]
        if let declared { return ElementVocabulary.elementClass(declared) == nil ? "UIView" : declared }
        if node.name.hasSuffix("iewController") { return "UIViewController" }
        return node.isView ? "UIView" : nil
    }

    /// Returns the rule of an attribute that the vocabulary declares.
    private static func declared(_ name: String, of className: String) -> IBValueRule? {
        guard let definition = ElementVocabulary.attribute(storyboard: name, of: className),
            let form = definition.type.storyboardForm
        else { return nil }
        var current: String? = className
        while let owner = current {
            if let value = defaultChoices["\(owner).\(definition.name)"] {
                return IBValueRule(form, otherwise: .value(value))
            }
            current = ElementVocabulary.elementClass(owner)?.superclass
        }
        return IBValueRule(form, otherwise: .nothing(ending: "the default is taken"))
    }

    /// The choices that UIKit's classes have unless others are set, by class and attribute; those that have none are
    /// missing. Source: the documentation of each property.
    static let defaultChoices: [String: String] = [
        "UIView.contentMode": "scaleToFill", "UIView.semanticContentAttribute": "unspecified",
        "UIView.tintAdjustmentMode": "automatic", "UIView.cornerCurve": "circular",
        "UIScrollView.contentInsetAdjustmentBehavior": "automatic",
        "UIStackView.axis": "horizontal", "UIStackView.distribution": "fill", "UIStackView.alignment": "fill",
        "UILabel.textAlignment": "natural", "UILabel.lineBreakMode": "byTruncatingTail",
        "UILabel.baselineAdjustment": "alignBaselines",
        "UIButton.lineBreakMode": "byTruncatingMiddle", "UIButton.textAlignment": "center",
        "UIButton.buttonType": "system", "UIButton.contentHorizontalAlignment": "center",
        "UIButton.contentVerticalAlignment": "center", "UIButton.imagePlacement": "leading",
        "UIButton.titleAlignment": "automatic", "UIButton.buttonSize": "medium",
        "UIButton.cornerStyle": "dynamic",
        "UITextField.textAlignment": "natural", "UITextField.borderStyle": "none",
        "UITextField.clearButtonMode": "never", "UITextField.keyboardType": "default",
        "UITextField.returnKeyType": "default", "UITextField.autocorrectionType": "default",
        "UITextField.autocapitalizationType": "sentences", "UITextField.keyboardAppearance": "default",
        "UITextView.textAlignment": "natural", "UITextView.keyboardType": "default",
        "UITextView.returnKeyType": "default", "UITextView.autocorrectionType": "default",
        "UITextView.autocapitalizationType": "sentences", "UITextView.keyboardAppearance": "default",
        "UIProgressView.progressViewStyle": "default", "UIActivityIndicatorView.style": "medium",
        "UIDatePicker.datePickerMode": "dateAndTime", "UIDatePicker.preferredDatePickerStyle": "automatic",
        "UISearchBar.searchBarStyle": "default",
        "UITableView.style": "plain", "UITableView.separatorStyle": "singleLine",
        "UITableViewCell.style": "default", "UITableViewCell.accessoryType": "none",
        "UITableViewCell.editingAccessoryType": "none", "UITableViewCell.selectionStyle": "default",
        "UICollectionViewFlowLayout.scrollDirection": "vertical",
        "UINavigationBar.barStyle": "default", "UIToolbar.barStyle": "default",
        "UITabBar.barStyle": "default",
        "UINavigationItem.largeTitleDisplayMode": "automatic", "UIBarButtonItem.style": "plain",
        "UISplitViewController.preferredDisplayMode": "automatic",
        "UIPageViewController.transitionStyle": "pageCurl",
        "UIPageViewController.navigationOrientation": "horizontal",
    ]
}
