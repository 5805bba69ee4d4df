import ScreenFiles
import UIKit

/// The classes that files may name: the one place where a name becomes a view.
///
/// A test holds it against the vocabulary of the files, class by class and attribute by attribute.
enum ElementTable {
    /// Every class; a superclass stands before its subclasses.
    static let rows: [ElementRow] =
        [
            ElementRow("UIView", viewSetters) { _ in UIView() },
            ElementRow("UILabel", labelSetters) { _ in UILabel() },
            ElementRow("UIImageView", imageViewSetters) { _ in UIImageView() },
            ElementRow("UIButton", buttonSetters) { element in
                // Interface Builder's default, too: a custom button's white title is lost on most grounds.
                let button = UIButton(
                    type: element.choice("buttonType").flatMap { WordTable.buttonTypes[$0] } ?? .system)
                button.configuration = element.choice("configuration").flatMap {
                    WordTable.configurations[$0]?()
                }
                return button
            },
            ElementRow("UIScrollView", scrollViewSetters) { _ in UIScrollView() },
            ElementRow("UIPageControl", pageControlSetters) { _ in UIPageControl() },
            ElementRow("UIStackView", stackViewSetters) { _ in UIStackView() },
            ElementRow("BubbleView", bubbleSetters) { _ in BubbleView() },
            ElementRow("UISwitch", switchSetters) { _ in UISwitch() },
            ElementRow("UISlider", sliderSetters) { _ in UISlider() },
            ElementRow("UIProgressView", progressSetters) { _ in UIProgressView() },
            ElementRow("UIActivityIndicatorView", activitySetters) { _ in UIActivityIndicatorView() },
            ElementRow("UIStepper", stepperSetters) { _ in UIStepper() },
            ElementRow("UISegmentedControl", segmentSetters) { _ in UISegmentedControl() },
            ElementRow("UITextField", textFieldSetters) { _ in UITextField() },
            ElementRow("UITextView", textViewSetters) { _ in UITextView() },
            ElementRow("UIPickerView", pickerSetters) { _ in UIPickerView() },
            ElementRow("UIDatePicker", datePickerSetters) { _ in UIDatePicker() },
            ElementRow("UISearchBar", searchBarSetters) { _ in UISearchBar() },
            ElementRow("UIColorWell", colorWellSetters) { _ in UIColorWell() },
            ElementRow("UIRefreshControl", refreshSetters) { _ in UIRefreshControl() },
            ElementRow("UIVisualEffectView", effectSetters) { _ in UIVisualEffectView() },
            ElementRow("MKMapView", []) { _ in MKMapView() },
            ElementRow("WKWebView", []) { _ in WKWebView() },
            ElementRow("UIWebView", []) { _ in UIWebView() },
            ElementRow("SCNView", []) { _ in SCNView() },
            ElementRow("ARSCNView", []) { _ in ARSCNView() },
            ElementRow("MTKView", []) { _ in MTKView() },
        ] + collectionRows + barRows + controllerRows

    /// The row of a class.
    static func row(_ className: String) -> ElementRow? { rows.first { $0.className == className } }

    /// The setter of an attribute, from the class's own row or from a superclass's.
    static func setter(_ name: String, of className: String) -> AttributeSetter? {
        if let own = row(className)?.setters.first(where: { $0.name == name }) { return own }
        return ElementVocabulary.elementClass(className)?.superclass.flatMap { setter(name, of: $0) }
    }
}

extension Element {
    /// What the class makes.
    var kind: ElementClass.Kind { ElementVocabulary.kind(of: className) }

    /// The word of an attribute that takes one of some.
    func choice(_ name: String) -> String? {
        guard case .choice(let word)? = attributes.last(where: { $0.name == name })?.value else { return nil }
        return word
    }

    /// Whether the file gives the attribute.
    func has(_ name: String) -> Bool { attributes.contains { $0.name == name } }
}
