import Geometry
import Scene
import Testing

@testable import UIKitCore

@Suite struct LayoutTreeBuilderTests {
    @Test func nodesStandInDrawingOrderWithTheirSubtrees() throws {
        let root = UIView(frame: CGRect(x: 3, y: 4, width: 100, height: 80))
        let a = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)), b = UIView()
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        a.identifier = "a"
        root.addSubview(a)
        a.addSubview(inner)
        root.addSubview(b)
        let tree = root.makeLayoutTree(traits: .current)
        #expect(tree.checkInvariants() == nil)
        #expect(tree.nodes.map(\.id) == ["UIView", "a", "a/UIView[0]", "UIView/UIView[1]"])
        #expect(tree.nodes.map(\.subtreeEnd) == [4, 3, 3, 4])
        #expect(tree.nodes[0].frame == Rect(x: 0, y: 0, width: 100, height: 80))
        #expect(tree.size == Size(width: 100, height: 80))
    }

    @Test func looksAreWrittenDownInTheTraits() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .systemBackground
        view.layer.cornerRadius = 4
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        view.layer.borderWidth = 1
        view.layer.borderColor = UIColor.red.cgColor
        view.alpha = 0.5
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let node = view.makeLayoutTree(traits: dark).nodes[0]
        #expect(node.background == .black)
        #expect(node.cornerRadii == .init(topLeft: 4, topRight: 0, bottomRight: 0, bottomLeft: 0))
        #expect(node.border == .init(width: 1, color: Color(red: 1, green: 0, blue: 0)))
        #expect(node.opacity == 0.5)
    }

    @Test func twoViewsOfOneIDAreToldApart() {
        let root = UIView()
        for _ in 0..<3 {
            let view = UIView()
            view.identifier = "same"
            root.addSubview(view)
        }
        #expect(
            root.makeLayoutTree(traits: .current).nodes.map(\.id) == ["UIView", "same", "same#2", "same#3"])
    }

    @Test func aTreeTenThousandDeepDoesNotEndTheProcess() throws {
        let tree = RenderEnvironment.standard.layoutTree(of: {
            let controller = UIViewController()
            var view: UIView = controller.view
            for _ in 0..<10_000 {
                let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                view.addSubview(child)
                view = child
            }
            return controller
        })
        #expect(tree.nodes.count == 10_001)
        #expect(tree.checkInvariants() == nil)
    }
}
