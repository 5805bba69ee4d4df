import Constraints
import Diagnostics
import Geometry
import ScreenDocuments

extension IBScreenComposer {
    /// Returns what a device shows for a view of a XIB file: a cell as a row of a table, a view of a size
    /// other than the screen's centered at that size; nil for a view that fills the screen.
    func screen(ofView root: Element, in scene: IBScene) -> Element? {
        guard let size = scene.canvas.size else { return nil }
        if root.className == "UITableViewCell" { return table(of: root, height: size.height) }
        guard isPartOfScreen(root, scene.canvas) else { return nil }
        return centered(of: root, size: size)
    }

    /// Whether a view is more likely a part of a screen than a whole screen.
    private func isPartOfScreen(_ root: Element, _ canvas: SceneCanvas) -> Bool {
        if file.filesOwnerView == root.id || file.isLaunchScreen { return false }
        return canvas.isFreeform || canvas.isCell || root.className != "UIView"
            || !IBScreenComposer.screens.contains(canvas.size ?? .zero)
    }

    /// The sizes of canvases of XIB files in portrait: those of devices, and the square canvas.
    /// Source: sizes in points of the devices that Interface Builder offers.
    private static let screens: Set<Size> = [
        Size(width: 320, height: 480), Size(width: 320, height: 568), Size(width: 375, height: 667),
        Size(width: 375, height: 812), Size(width: 390, height: 844), Size(width: 393, height: 852),
        Size(width: 402, height: 874), Size(width: 414, height: 736), Size(width: 414, height: 896),
        Size(width: 428, height: 926), Size(width: 430, height: 932), Size(width: 440, height: 956),
        Size(width: 600, height: 600), Size(width: 768, height: 1024), Size(width: 810, height: 1080),
        Size(width: 820, height: 1180), Size(width: 834, height: 1112), Size(width: 834, height: 1194),
        Size(width: 1024, height: 1366),
    ]

    /// Returns a table as wide as the screen with a cell as its only row, at the height that its constraints give, or
    /// else at the stored one.
    private func table(of cell: Element, height: Double) -> Element {
        var cell = cell
        if !cell.attributes.contains(where: { $0.name == "rowHeight" }), !cell.isSelfSizing {
            cell.attributes.append(
                Attribute(name: "rowHeight", value: .number(height), place: cell.place))
        }
        cell.origin?.slot = "cell"
        return Element(
            id: "\(cell.id)/table", className: "UITableView", subviews: [cell], place: cell.place)
    }

    private func centered(of root: Element, size: Size) -> Element {
        let groundID = "\(root.id)/ground"
        func constraint(
            _ attribute: LayoutAttribute, to other: String?, constant: Double = 0
        ) -> ConstraintDeclaration {
            let linear = ConstraintDeclaration.Linear(
                first: .init(elementID: root.id, guide: nil, attribute: attribute), relation: .equal,
                second: other.map { .init(elementID: $0, guide: nil, attribute: attribute) }, multiplier: 1,
                constant: constant, priority: 999, identifier: nil)
            return ConstraintDeclaration(rule: .linear(linear), place: root.place, id: nil)
        }
        var view = root
        view.origin?.designSize = size
        var origin = ElementOrigin(tag: "view")
        origin.slot = "ground"
        origin.designSize = size
        return Element(
            id: groundID, className: "UIView", subviews: [view],
            constraints: [
                constraint(.width, to: nil, constant: size.width),
                constraint(.height, to: nil, constant: size.height),
                constraint(.centerX, to: groundID), constraint(.centerY, to: groundID),
            ], place: root.place, origin: origin)
    }
}

extension Element {
    /// Whether constraints tie the contents of a cell to the upper and the lower edge of its content view.
    fileprivate var isSelfSizing: Bool {
        guard let content = subviews.first(where: { $0.origin?.slot == "contentView" }) else { return false }
        func ties(_ attribute: LayoutAttribute) -> Bool {
            content.constraints.contains { constraint in
                guard case .linear(let linear) = constraint.rule else { return false }
                return [linear.first, linear.second].contains {
                    $0?.elementID == content.id && $0?.attribute == attribute
                }
            }
        }
        return ties(.top) && ties(.bottom)
    }
}
