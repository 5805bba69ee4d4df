public import ScreenFiles
public import UIKit

/// Builds the views of a scene, in the render environment of the caller, which also hears what is wrong.
///
/// Views that are not installed are left out with their constraints. A view with a `frame` or an
/// `autoresizingMask` lies where these say; all others are left to constraints. The identifiers of the views
/// are the ids of their elements.
///
/// - Parameters:
///   - scene: a scene as declared, or as one of its states has it.
///   - canvas: the canvas it is shown on, with the margins of Interface Builder; nil for a device.
/// - Returns: a controller with the root view; nothing is laid out yet.
public func buildScreen(_ scene: SceneDocument, on canvas: CanvasProfile? = nil) -> UIViewController {
    var builder = SceneBuilder(canvas: canvas)
    return builder.build(scene.installed())
}

/// The state of one build: the views made so far.
struct SceneBuilder {
    /// The canvas it is shown on; nil for a device.
    let canvas: CanvasProfile?
    /// The views by element id.
    private(set) var views: [String: UIView] = [:]
    /// The elements with constraints, in tree order.
    private var constrained: [Element] = []

    init(canvas: CanvasProfile? = nil) { self.canvas = canvas }

    mutating func build(_ scene: SceneDocument) -> UIViewController {
        let root = makeView(scene.root)
        // The size before any subview, so that autoresizing masks see the screen they were made for.
        root.frame = CGRect(
            origin: .zero, size: scene.canvas?.size.map { CGSize($0) } ?? UIScreen.main.bounds.size)
        root.translatesAutoresizingMaskIntoConstraints = true
        // As Interface Builder has it: a screen has a ground unless its author clears it.
        if root.backgroundColor == nil { root.backgroundColor = .systemBackground }
        setCellMargins(of: scene.root, root, in: nil)
        makeSubviews(of: scene.root, in: root)
        let installer = ConstraintInstaller(views: views)
        let waiting = constrained.flatMap { element in
            element.constraints.filter { !installer.install($0, of: element) }
                .map { (declaration: $0, element: element) }
        }
        let controller = ScreenController(root: root) { window in
            let installer = ConstraintInstaller(views: installer.views, window: window)
            for (declaration, element) in waiting { _ = installer.install(declaration, of: element) }
        }
        controller.sideMargin = canvas.map { CGFloat($0.conventions.rootMargin) }
        controller.viewRespectsSystemMinimumLayoutMargins = scene.root.origin?.tag != "tableViewCell"
        return controller
    }

    /// Walks with a list of what is left instead of calling itself, since trees may be deep.
    private mutating func makeSubviews(of element: Element, in view: UIView) {
        var left = element.subviews.reversed().map { (element: $0, superelement: element, superview: view) }
        while let (element, superelement, superview) = left.popLast() {
            let view = makeView(element)
            view.translatesAutoresizingMaskIntoConstraints =
                element.has("frame") || element.has("autoresizingMask")
            if !element.has("frame"), let size = element.origin?.designSize {
                // What the subviews' masks were made for; constraints decide the place.
                view.frame = CGRect(origin: .zero, size: CGSize(size))
            }
            if let stack = superview as? UIStackView {
                stack.addArrangedSubview(view)
            } else {
                superview.subviewHost.addSubview(view)
            }
            setCellMargins(of: element, view, in: superview)
            standIn(for: element, view, in: superview, superelement)
            left += element.subviews.reversed().map { ($0, element, view) }
        }
    }

    /// Views on the canvas have the sizes of their time, as far as the file does not set them.
    private func standIn(
        for element: Element, _ view: UIView, in superview: UIView, _ superelement: Element
    ) {
        guard let conventions = canvas?.conventions else { return }
        // The canvas shows wheels that stand still, although files mark them as hidden then.
        if let wheel = view as? UIActivityIndicatorView, wheel.hidesWhenStopped,
            element.has("hidesWhenStopped")
        {
            wheel.hidesWhenStopped = false
            wheel.isHidden = false
        }
        guard let size = conventions.ownSize(of: element, in: superelement) else { return }
        guard element.origin?.tag != "view" || superview is UIStackView else { return }
        if let width = size.width, !element.has("intrinsicWidth") { view.placeholderIntrinsicWidth = width }
        if let height = size.height, !element.has("intrinsicHeight") {
            view.placeholderIntrinsicHeight = height
        }
    }

    /// Cells have the margins of Interface Builder's canvas, and their content keeps to them, wherever the
    /// table has scrolled them to.
    private func setCellMargins(of element: Element, _ view: UIView, in superview: UIView?) {
        guard let origin = element.origin else { return }
        switch origin.tag {
        case "tableViewCell":
            view.insetsLayoutMarginsFromSafeArea = false
            if view.backgroundColor == nil { view.backgroundColor = .secondarySystemGroupedBackground }
            guard let conventions = canvas?.conventions else { return }
            view.preservesSuperviewLayoutMargins = false
            guard !element.has("layoutMargins") else { return }
            let isInRootTable = superview.map { $0.superview == nil } ?? false
            view.layoutMargins = UIEdgeInsets(
                conventions.cellMargins(width: Double(view.bounds.width), isInRootTable: isInRootTable))
        case "tableViewCellContentView":
            view.insetsLayoutMarginsFromSafeArea = false
            view.preservesSuperviewLayoutMargins = true
        case "collectionViewCell", "collectionReusableView":
            view.insetsLayoutMarginsFromSafeArea = false
            view.preservesSuperviewLayoutMargins = false
        default: return
        }
    }

    private mutating func makeView(_ element: Element) -> UIView {
        let view = ElementTable.row(element.className)?.make(element) ?? placeholder(for: element)
        view.identifier = element.id
        views[element.id] = view
        if !element.constraints.isEmpty { constrained.append(element) }
        let setters = element.attributes.map { ElementTable.setter($0.name, of: element.className) }
        let turns = Set(setters.map { $0?.turn ?? 0 }).sorted()
        for turn in turns {
            for (attribute, setter) in zip(element.attributes, setters) where setter?.turn ?? 0 == turn {
                apply(attribute, with: setter, of: element, to: view)
            }
        }
        return view
    }

    private func apply(
        _ attribute: Attribute, with setter: AttributeSetter?, of element: Element, to view: UIView
    ) {
        let converter = ValueConverter(place: attribute.place, view: element.id)
        guard setter?.apply(view, attribute.value, converter) == true else {
            return converter.report(
                "\(attribute.name) of \(element.className) is not supported and left out")
        }
    }

    /// What stands for a class that has no row, as a document made by other means may name.
    private func placeholder(for element: Element) -> UIView {
        let converter = ValueConverter(place: element.place, view: element.id)
        converter.report("the class \(element.className) is not supported; a marked box stands in")
        let view = UIImageView()
        view.missingImageName = element.className
        return view
    }
}
