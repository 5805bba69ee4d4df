/// The classes and attributes that screen files know: one literal table, read by the parser,
/// by the writer of the JSON Schema and by the tests that hold the builder against it.
public enum ElementVocabulary {
    /// Every class; a superclass stands before its subclasses.
    public static let classes: [ElementClass] = [
        view, label, imageView, button, scrollView, pageControl, stackView, bubbleView, switchControl, slider,
        progressView, activityIndicatorView, stepper, segmentedControl, textField, textView, pickerView,
        datePicker, searchBar, colorWell, refreshControl, visualEffectView, mapView, webView, oldWebView,
        sceneView, cameraView, metalView, tableView, tableSection, tableViewCell, tableViewHeaderFooterView,
        collectionView, flowLayout, collectionReusableView, collectionViewCell, navigationBar,
        navigationItem, barButtonItem, toolbar, tabBar, tabBarItem, viewController, navigationController,
        tabBarController, splitViewController, pageViewController,
    ]

    /// The class of a name.
    public static func elementClass(_ name: String) -> ElementClass? { classes.first { $0.name == name } }

    /// The attributes of a class, its superclass's after its own.
    public static func attributes(of className: String) -> [ElementClass.AttributeDefinition] {
        guard let row = elementClass(className) else { return [] }
        return row.attributes + (row.superclass.map(attributes) ?? [])
    }

    /// An attribute of a class or of its superclass.
    public static func attribute(_ name: String, of className: String)
        -> ElementClass.AttributeDefinition?
    {
        guard let row = elementClass(className) else { return nil }
        if let own = row.attributes.first(where: { $0.name == name }) { return own }
        return row.superclass.flatMap { attribute(name, of: $0) }
    }

    /// Whether an element of a class may stand in one of another.
    public static func admits(_ className: String, in container: String) -> Bool {
        switch elementClass(container)?.subviews {
        case nil, .refused: false
        case .allowed: isKind(className, of: "UIView") || isKind(className, of: "UIViewController")
        case .only(let classes): classes.contains { isKind(className, of: $0) }
        }
    }

    /// What a class makes.
    public static func kind(of className: String) -> ElementClass.Kind {
        elementClass(className)?.kind ?? .view
    }

    /// Whether one class is another or descends from it.
    public static func isKind(_ className: String, of ancestor: String) -> Bool {
        var current: String? = className
        while let name = current {
            if name == ancestor { return true }
            current = elementClass(name)?.superclass
        }
        return false
    }
}
