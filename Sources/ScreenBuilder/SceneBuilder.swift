import Diagnostics
package import InterfaceFiles
package import ScreenDocuments
package import UIKitCore

/// Builds the views of a scene in the current render environment, which also receives the diagnostics.
///
/// Views that are not installed are omitted with their constraints. A view with a `frame`, a
/// `center`, `sizeToFit` or an `autoresizingMask` is positioned by these; all others are positioned by constraints.
/// The identifiers of the views are the ids of their elements.
///
/// - Parameters:
///   - scene: a scene as declared, or in one of its states.
///   - canvas: the canvas for the scene, with the margins of Interface Builder; nil for a device.
///   - rowText: the texts of rows that repeat the cells of a list; those of the cells by default.
/// - Returns: a controller with the root view, before layout.
package func buildScreen(
    _ scene: SceneDocument, on canvas: CanvasProfile? = nil, rowText: @escaping RowText = { $1 }
) -> UIViewController {
    var builder = SceneBuilder(canvas: canvas)
    builder.rowText = rowText
    builder.isOfOlderLook =
        scene.canvas.map { XcodeRelease(toolsVersion: $0.toolsVersion) < .xcode13 } ?? false
    return builder.build(scene.installed())
}

/// The state of a build.
struct SceneBuilder {
    /// The canvas; nil for a device.
    let canvas: CanvasProfile?
    /// The views by element id.
    var views: [String: UIView] = [:]
    /// The content views of cells that tables and collection views arrange, by element id.
    var contents: [String: UIView] = [:]
    /// The layout guides by element id.
    private var guides: [String: UILayoutGuide] = [:]
    /// The elements with constraints, in tree order.
    private var constrained: [Element] = []
    /// The elements that remain to be added to the tree, the next one last: a list instead of recursion,
    /// because trees may be deep.
    private var left: [Pending] = []
    /// Views of embedded controllers, which are resized to their container views at the end.
    var embedded: [(view: UIView, host: UIView)] = []
    /// The controller whose views are being created.
    var controller: UIViewController?
    /// What makes other controllers; nil for a canvas.
    let loader: InterfaceLoader?
    /// The classes of the author.
    let classes: InterfaceClasses
    /// Whether code sees the views before their first layout: that of the author's classes, or what loads a nib.
    var hasCode: Bool
    /// The scene that is built for code; nil for a screen that is built as a whole.
    var scene: BuiltScene?
    /// The controllers and items by element id.
    var objects: [String: AnyObject] = [:]
    /// The views that remain to be removed from the tree, as the file does not install them.
    private var uninstalled: [UIView] = []
    /// The objects with connections that remain to be made.
    var connected: [ConnectedObject] = []
    /// The texts of rows that repeat the cells of a list.
    var rowText: RowText = { $1 }
    /// Whether the file is of a time when plain tables had empty rows below the last one.
    ///
    /// Source: Apple's documentation of `fillerRowHeight`, by default automatic before iOS 15, whose Xcode is 13.
    var isOfOlderLook = false
    /// The constraints that were made.
    let madeConstraints = MadeConstraints()
    /// The objects whose runtime attributes remain to be set.
    let liveAttributes = LiveAttributes()

    /// An element that remains to be created.
    struct Pending {
        /// The element to create.
        var element: Element
        /// The enclosing element.
        var superelement: Element
        /// The view to which the element's view is added.
        var superview: UIView
        /// The controller it belongs to.
        var controller: UIViewController?
    }

    init(canvas: CanvasProfile? = nil) {
        self.canvas = canvas
        loader = canvas == nil ? RenderContext.current.interfaceLoader as? InterfaceLoader : nil
        classes = RenderEnvironment.current.interfaceClasses
        hasCode = !classes.names.isEmpty
    }

    /// Creates a builder of what code asks for.
    init(loader: InterfaceLoader, classes: InterfaceClasses) {
        canvas = nil
        self.loader = loader
        self.classes = classes
        hasCode = !classes.names.isEmpty
    }

    mutating func build(_ scene: SceneDocument) -> UIViewController {
        scene.tintWindow()
        let top = canvas == nil ? scene.screen ?? scene.root : scene.root
        let (content, root) = content(of: top, scene)
        let (installer, waiting) = installConstraints()
        connectScreen()
        guard let root else {
            for (declaration, element) in waiting {
                let converter = ValueConverter(place: declaration.place, view: element.id)
                converter.report(
                    .viewUnsupported, "a constraint to the screen needs a view as the root, and is left out")
            }
            return content
        }
        let controller = ScreenController(root: root) { window in
            var installer = installer
            installer.window = window
            for (declaration, element) in waiting { _ = installer.install(declaration, of: element) }
        }
        if canvas?.conventions.hasMarginsBelowBars ?? false { root.insetsLayoutMarginsFromSafeArea = false }
        controller.sideMargin = canvas.map { CGFloat($0.conventions.rootMargin) }
        controller.viewRespectsSystemMinimumLayoutMargins = scene.root.origin?.tag != "tableViewCell"
        return controller
    }

    /// Creates the constraints of all elements so far, and returns those that need the window.
    @discardableResult
    mutating func installConstraints() -> (
        installer: ConstraintInstaller, waiting: [(declaration: ConstraintDeclaration, element: Element)]
    ) {
        let installer = ConstraintInstaller(
            views: views, contents: contents, guides: guides, made: madeConstraints)
        let waiting = constrained.flatMap { element in
            element.constraints.filter { !installer.install($0, of: element) }
                .map { (declaration: $0, element: element) }
        }
        constrained = []
        // These were made for the outlets that lead to them, with their constraints.
        for view in uninstalled where !view.uninstall() { view.removeFromSuperview() }
        uninstalled = []
        return (installer, waiting)
    }

    /// Returns the controller that a scene declares, or a controller with its root view.
    private mutating func content(
        of top: Element, _ scene: SceneDocument
    ) -> (controller: UIViewController, root: UIView?) {
        if top.kind == .controller {
            let controller = makeController(top)
            finish()
            return (controller, nil)
        }
        let controller = UIViewController()
        self.controller = controller
        let size = scene.canvas?.size.map { CGSize($0) }
        let root = makeRoot(top, size: top.id == scene.root.id ? size : nil)
        finish()
        return (controller, root)
    }

    /// Creates a root view, whose contents are created later.
    mutating func makeRoot(_ element: Element, size: CGSize?) -> UIView {
        let root = makeView(element)
        // Set the size before subviews are added, so that autoresizing masks are relative to the screen they
        // were designed for.
        root.frame = CGRect(origin: .zero, size: size ?? UIScreen.main.bounds.size)
        root.translatesAutoresizingMaskIntoConstraints = true
        // As in Interface Builder, a screen has a background unless its author removes it.
        if root.backgroundColor == nil {
            // What has no background itself is distinguished from the paper of a page.
            let part = element.origin?.slot == "ground" ? element.subviews.first : nil
            let isClear = part.map { !$0.has("backgroundColor") } ?? false
            root.backgroundColor = isClear ? .secondarySystemBackground : .systemBackground
        }
        setCellMargins(of: element, root, in: nil)
        enqueue(parts(of: element, root), in: element, root)
        reportStoredSize(element)
        return root
    }

    /// Reports that a standalone view does not fill the screen.
    private func reportStoredSize(_ ground: Element) {
        guard ground.origin?.slot == "ground", let view = ground.subviews.first,
            let size = ground.origin?.designSize.map({ CGSize($0) }), size != UIScreen.main.bounds.size
        else { return }
        let storedSize = "\(Int(size.width.rounded())) by \(Int(size.height.rounded())) points"
        RenderEnvironment.current.report(
            Diagnostic(
                .viewSize, "the view is shown at the size it is stored in, \(storedSize)", at: view.place,
                view: view.id))
    }

    /// Creates all remaining elements.
    mutating func finish() {
        while let next = left.popLast() {
            controller = next.controller
            attach(next)
        }
        for (view, host) in embedded { view.frame = host.bounds }
        liveAttributes.apply()
    }

    /// Adds elements to the front of the list.
    mutating func enqueue(_ elements: [Element], in superelement: Element, _ superview: UIView) {
        left += elements.reversed().map {
            Pending(
                element: $0, superelement: superelement, superview: superview, controller: controller)
        }
    }

    private mutating func attach(_ pending: Pending) {
        let element = pending.element, superview = pending.superview
        if element.className == "UILayoutGuide" { return attachGuide(element, to: superview) }
        guard element.kind == .view else { return attachOther(element, in: superview) }
        if canvas == nil, attachPart(element, to: superview) { return }
        let view = makeView(element)
        prepare(view, for: element)
        prepareLayout(of: view, for: element, in: superview)
        if let stack = superview as? UIStackView {
            stack.addArrangedSubview(view)
            if case .number(let spacing)? = element.value("customSpacing") {
                stack.setCustomSpacing(CGFloat(spacing), after: view)
            }
        } else {
            superview.subviewHost.addSubview(view)
            reportCustomSpacing(of: element)
        }
        setCellMargins(of: element, view, in: superview)
        applyCanvasDefaults(for: element, view, in: superview, pending.superelement)
        enqueue(parts(of: element, view), in: element, view)
    }

    /// Reports a spacing to the next view of a stack view that there is none of.
    private func reportCustomSpacing(of element: Element) {
        guard let attribute = element.attributes.first(where: { $0.name == "customSpacing" }) else { return }
        RenderEnvironment.current.report(
            Diagnostic(
                .viewUnsupported, "customSpacing has no effect outside a stack view",
                of: "\(element.className).customSpacing", at: attribute.place, view: element.id))
    }

    private mutating func attachGuide(_ element: Element, to superview: UIView) {
        let guide = UILayoutGuide()
        guide.identifier = element.id
        guides[element.id] = guide
        superview.subviewHost.addLayoutGuide(guide)
        if !element.constraints.isEmpty { constrained.append(element) }
    }

    /// Sets how a new view is positioned.
    func prepare(_ view: UIView, for element: Element) {
        view.translatesAutoresizingMaskIntoConstraints =
            Element.placement.contains { element.has($0) }
        guard !element.has("frame") else { return }
        if hasCode, let frame = element.origin?.savedFrame {
            // Code finds the frames of the file until the first layout.
            view.frame = CGRect(frame)
        } else if let size = element.origin?.designSize {
            // The size that the masks of the subviews were designed for; constraints determine the position.
            view.frame = CGRect(origin: .zero, size: CGSize(size))
        }
    }

    // MARK: Views

    mutating func makeView(_ element: Element) -> UIView {
        if let name = element.origin?.missingContent {
            let box = UIImageView()
            box.missingImageName = name
            configureView(box, for: element)
            return box
        }
        let className = canvasClass(element.className)
        let made =
            className == element.className ? makeObject(element) : ElementTable.row(className)?.make(element)
        let view = made as? UIView ?? placeholder(for: element)
        configureView(view, for: element, className: className)
        return view
    }

    /// Sets the id and the attributes of a view from its element. A view that its superview positions keeps
    /// its frame.
    mutating func configureView(
        _ view: UIView, for element: Element, className: String? = nil, isPlaced: Bool = false
    ) {
        view.identifier = element.id
        if let origin = element.origin {
            view.authorName = origin.userLabel ?? origin.outletNames.first
            (view as? UIStackView)?.breaksRequiredSizes = true
        }
        views[element.id] = view
        if !element.isInstalled { uninstalled.append(view) }
        record(view, element)
        if !element.constraints.isEmpty { constrained.append(element) }
        let className = className ?? element.className
        let attributes = attributes(of: element).filter { attribute in
            if isPlaced, Element.placement.contains(attribute.name) { return false }
            // A substitute class on a canvas does not have all attributes of the original class.
            return className == element.className
                || ElementVocabulary.attribute(attribute.name, of: className) != nil
        }
        set(
            setsRuntimeAttributes(of: view, element) ? element.withoutOwnProperties(attributes) : attributes,
            of: element, className, on: view)
    }

    /// Sets the attributes of an item or a controller.
    func applyAttributes(of element: Element, to object: AnyObject) {
        set(attributes(of: element), of: element, element.className, on: object)
    }

    /// Returns the attributes of an element; on a canvas without those of user-defined runtime attributes, which Interface
    /// Builder does not show.
    private func attributes(of element: Element) -> [Attribute] {
        guard canvas != nil, let origin = element.origin, !origin.runtimeNames.isEmpty else {
            return element.attributes
        }
        return element.attributes.filter { !origin.runtimeNames.contains($0.name) } + origin.canvasAttributes
    }

    /// Sets attributes phase by phase, within a phase in the order of the file.
    private func set(
        _ attributes: [Attribute], of element: Element, _ className: String, on object: AnyObject
    ) {
        if canvas == nil { liveAttributes.add(object, element) }
        let setters = attributes.map { ElementTable.setter($0.name, of: className) }
        for phase in AttributeSetter.Phase.allCases {
            for (attribute, setter) in zip(attributes, setters)
            where setter?.phase ?? .properties == phase {
                apply(attribute, with: setter, of: element, to: object)
            }
        }
    }

    private func apply(
        _ attribute: Attribute, with setter: AttributeSetter?, of element: Element, to object: AnyObject
    ) {
        let converter = ValueConverter(place: attribute.place, view: element.id)
        guard setter?.apply(object, attribute.value, converter) == true else {
            return converter.report(
                .viewUnsupported, "\(attribute.name) of \(element.className) is not supported and left out",
                of: "\(element.className).\(attribute.name)")
        }
    }

    /// Returns a placeholder for a class without a row, which documents from other sources may contain.
    private func placeholder(for element: Element) -> UIView {
        let converter = ValueConverter(place: element.place, view: element.id)
        converter.report(
            .viewUnsupported, "the class \(element.className) is not supported; a marked box is drawn",
            of: element.className)
        let view = UIImageView()
        view.missingImageName = element.className
        return view
    }
}
