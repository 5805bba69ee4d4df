/// The classes and attributes of screen files: one literal table, from which the parsers, the JSON Schema, the
/// tables of the documentation and the builder follow.
package enum ElementVocabulary {
    /// Every class; a superclass is before its subclasses.
    package static let classes: [ElementClass] = [
        ElementClass(View.self), ElementClass(Label.self), ElementClass(ImageView.self),
        ElementClass(Button.self), ElementClass(ScrollView.self), ElementClass(PageControl.self),
        ElementClass(StackView.self), ElementClass(Bubble.self), ElementClass(Switch.self),
        ElementClass(Slider.self), ElementClass(ProgressView.self), ElementClass(ActivityIndicator.self),
        ElementClass(Stepper.self), ElementClass(SegmentedControl.self), ElementClass(TextField.self),
        ElementClass(TextView.self), ElementClass(PickerView.self), ElementClass(DatePicker.self),
        ElementClass(SearchBar.self), ElementClass(ColorWell.self), ElementClass(RefreshControl.self),
        ElementClass(VisualEffectView.self), mapView, webView, oldWebView, sceneView, cameraView, metalView,
        spriteView, spriteCameraView, openGLView,
        layoutGuide,
        ElementClass(MyBaseLayout.self), ElementClass(MyLinearLayout.self), ElementClass(MyFlowLayout.self),
        ElementClass(MyFloatLayout.self), myFrameLayout, myRelativeLayout,
        ElementClass(TableView.self), ElementClass(TableSection.self), ElementClass(TableViewCell.self),
        ElementClass(TableViewHeaderFooterView.self), ElementClass(CollectionView.self),
        ElementClass(CollectionSection.self),
        ElementClass(FlowLayout.self), ElementClass(CollectionReusableView.self),
        ElementClass(CollectionViewCell.self),
        ElementClass(NavigationBar.self), ElementClass(NavigationItem.self), ElementClass(BarButtonItem.self),
        ElementClass(Toolbar.self), ElementClass(TabBar.self), ElementClass(TabBarItem.self),
        ElementClass(ViewController.self), ElementClass(NavigationController.self),
        ElementClass(TabBarController.self), ElementClass(SplitViewController.self),
        ElementClass(PageViewController.self),
    ]

    private static let classesByName = Dictionary(
        classes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// The class of a name.
    package static func elementClass(_ name: String) -> ElementClass? { classesByName[name] }

    /// The attributes of a class, its superclass's after its own.
    package static func attributes(of className: String) -> [AttributeDefinition] {
        guard let row = elementClass(className) else { return [] }
        return row.attributes + (row.superclass.map(attributes) ?? [])
    }

    /// An attribute of a class or of its superclass.
    package static func attribute(_ name: String, of className: String) -> AttributeDefinition? {
        attribute(of: className) { $0.own[name] }
    }

    /// An attribute of a class or of its superclass, by one of the names that files use.
    static func attribute(
        of className: String, _ named: (ElementClass.Names) -> AttributeDefinition?
    ) -> AttributeDefinition? {
        var current = elementClass(className)
        while let row = current {
            if let found = named(row.names) { return found }
            current = row.superclass.flatMap(elementClass)
        }
        return nil
    }

    /// Whether an element of a class can be inside one of another.
    package static func admits(_ className: String, in container: String) -> Bool {
        switch elementClass(container)?.subviews {
        case nil, .refused: false
        case .allowed: ["UIView", "UIViewController", "UILayoutGuide"].contains { isKind(className, of: $0) }
        case .only(let classes): classes.contains { isKind(className, of: $0) }
        }
    }

    /// What a class makes.
    package static func kind(of className: String) -> ElementClass.Kind {
        elementClass(className)?.kind ?? .view
    }

    /// Whether one class is another or inherits from it.
    package static func isKind(_ className: String, of ancestor: String) -> Bool {
        var current: String? = className
        while let name = current {
            if name == ancestor { return true }
            current = elementClass(name)?.superclass
        }
        return false
    }
}
