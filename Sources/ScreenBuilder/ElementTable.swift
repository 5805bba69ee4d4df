import MyLayout
import PlaceholderViews
import ScreenDocuments
import UIKitCore

/// The classes that files may name: the one place where a name becomes an object.
///
/// A test holds it against the vocabulary of the files, class by class and attribute by attribute.
enum ElementTable {
    /// Every class; a superclass is before its subclasses.
    static let rows: [ElementRow] =
        [
            ElementRow(viewBindings, UIView()),
            ElementRow(labelBindings, UILabel()),
            ElementRow(imageViewBindings, UIImageView()),
            ElementRow(buttonBindings) { element, keys in
                // Interface Builder's default, too: a custom button's white title is lost on most backgrounds.
                let button = UIButton(type: element[keys.buttonType]?.converted ?? .system)
                button.configuration = element[keys.configuration]?.converted
                return button
            },
            ElementRow(scrollViewBindings, UIScrollView()),
            ElementRow(pageControlBindings, UIPageControl()),
            ElementRow(stackViewBindings, UIStackView()),
            ElementRow(bubbleBindings, BubbleView()),
            ElementRow(switchBindings, UISwitch()),
            ElementRow(sliderBindings, UISlider()),
            ElementRow(progressBindings, UIProgressView()),
            ElementRow(activityBindings, UIActivityIndicatorView()),
            ElementRow(stepperBindings, UIStepper()),
            ElementRow(segmentBindings, UISegmentedControl()),
            ElementRow(textFieldBindings, UITextField()),
            ElementRow(textViewBindings, UITextView()),
            ElementRow(pickerBindings, UIPickerView()),
            ElementRow(datePickerBindings, UIDatePicker()),
            ElementRow(searchBarBindings, UISearchBar()),
            ElementRow(colorWellBindings, UIColorWell()),
            ElementRow(refreshBindings, UIRefreshControl()),
            ElementRow(effectBindings, UIVisualEffectView()),
            ElementRow("MKMapView", MKMapView()),
            ElementRow("WKWebView", WKWebView()),
            ElementRow("UIWebView", UIWebView()),
            ElementRow("SCNView", SCNView()),
            ElementRow("ARSCNView", ARSCNView()),
            ElementRow("MTKView", MTKView()),
            ElementRow("SKView", SKView()),
            ElementRow("ARSKView", ARSKView()),
            ElementRow("GLKView", GLKView()),
            ElementRow("UILayoutGuide", UILayoutGuide()),
            ElementRow(baseLayoutBindings, MyBaseLayout()),
            ElementRow(linearLayoutBindings, MyLinearLayout(orientation: .vert)),
            ElementRow(myFlowLayoutBindings, MyFlowLayout(orientation: .vert, arrangedCount: 0)),
            ElementRow(floatLayoutBindings, MyFloatLayout(orientation: .vert)),
            ElementRow("MyFrameLayout", MyFrameLayout()),
            ElementRow("MyRelativeLayout", MyRelativeLayout()),
        ] + collectionRows + barRows + controllerRows

    private static let rowsByName = Dictionary(
        rows.map { ($0.className, $0) }, uniquingKeysWith: { first, _ in first })

    /// The row of a class.
    static func row(_ className: String) -> ElementRow? { rowsByName[className] }

    /// The setter of an attribute, from the class's own row or from a superclass's.
    static func setter(_ name: String, of className: String) -> AttributeSetter? {
        var current: String? = className
        while let className = current {
            if let setter = row(className)?.settersByName[name] { return setter }
            current = ElementVocabulary.elementClass(className)?.superclass
        }
        return nil
    }
}
