import MyLayout
import Testing
import UIKit

@Suite("MyLayout beside Auto Layout")
struct AutoLayoutTests {
    /// A view that holds a linear layout of two boxes by constraints.
    @Test("the size of the content is the intrinsic content size")
    func intrinsicSize() throws {
        try onScreen {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            let layout = MyLinearLayout(orientation: .vert)
            layout.wrapContentSize = true
            layout.padding = UIEdgeInsets(top: 4, left: 6, bottom: 8, right: 10)
            layout.subviewSpace = 5
            layout.add(UIView(mySize: 100, 40), UIView(mySize: 60, 30))
            layout.translatesAutoresizingMaskIntoConstraints = false
            let below = UIView()
            below.translatesAutoresizingMaskIntoConstraints = false
            root.add(layout, below)
            NSLayoutConstraint.activate([
                layout.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
                layout.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                below.topAnchor.constraint(equalTo: layout.bottomAnchor, constant: 10),
                below.leadingAnchor.constraint(equalTo: layout.leadingAnchor),
                below.widthAnchor.constraint(equalTo: layout.widthAnchor, multiplier: 0.5),
                below.heightAnchor.constraint(equalToConstant: 12),
            ])
            root.layoutIfNeeded()
            // 100 + 16 wide, 40 + 5 + 30 + 12 high, in the middle of 375.
            expectFrame(layout, 129.5, 20, 116, 87)
            expectFrame(below, 129.5, 117, 58, 12)
            expectFrame(layout.subviews[1], 6, 49, 60, 30)
        }
    }

    @Test("a height follows from the width that constraints give")
    func heightForWidth() throws {
        try onScreen {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
            let layout = MyFlowLayout(orientation: .vert, arrangedCount: 0)
            layout.wrapContentHeight = true
            for _ in 0..<5 { layout.addSubview(UIView(mySize: 60, 20)) }
            layout.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(layout)
            NSLayoutConstraint.activate([
                layout.topAnchor.constraint(equalTo: root.topAnchor),
                layout.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                layout.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            ])
            root.layoutIfNeeded()
            // Three of 60 points fit in 180: two rows.
            expectFrame(layout, 10, 0, 180, 40)
            expectFrame(layout.subviews[4], 60, 20, 60, 20)
        }
    }

    @Test("a subview with constraints inside is as large as they want")
    func constraintsInside() throws {
        try onScreen {
            let layout = MyLinearLayout(orientation: .vert)
            layout.wrapContentSize = true
            let card = UIView(mySize: MyLayoutSize.wrap, MyLayoutSize.wrap), box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(box)
            NSLayoutConstraint.activate([
                box.widthAnchor.constraint(equalToConstant: 80),
                box.heightAnchor.constraint(equalToConstant: 30),
                box.topAnchor.constraint(equalTo: card.topAnchor, constant: 7),
                box.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 7),
                box.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -7),
                box.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -7),
            ])
            layout.add(card, UIView(mySize: 10, 10))
            layout.layoutIfNeeded()
            expectFrame(layout, 0, 0, 94, 54)
            expectFrame(card, 0, 0, 94, 44)
            expectFrame(box, 7, 7, 80, 30)
        }
    }

    @Test("distances place a layout in a plain view, and the safe area does")
    func plainSuperview() throws {
        try onScreen {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
            let layout = MyLinearLayout(orientation: .vert)
            layout.myHorzMargin = 20
            layout.myTop = 30
            layout.addSubview(UIView(mySize: 50, 60))
            root.addSubview(layout)
            root.layoutIfNeeded()
            expectFrame(layout, 20, 30, 260, 60)
            root.frame.size.width = 400
            root.layoutIfNeeded()
            expectFrame(layout, 20, 30, 360, 60)
        }
    }

    @Test("the content size of a scroll view follows its layout")
    func contentSize() throws {
        try onScreen {
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            let layout = MyLinearLayout(orientation: .vert)
            layout.myHorzMargin = 0
            layout.myVertMargin = 10
            layout.heightSize.equalTo(MyLayoutSize.wrap)
            for _ in 0..<8 { layout.addSubview(UIView(mySize: 100, 50)) }
            scrollView.addSubview(layout)
            scrollView.layoutIfNeeded()
            #expect(scrollView.contentSize == CGSize(width: 300, height: 420))
            layout.subviews[0].isHidden = true
            scrollView.layoutIfNeeded()
            #expect(scrollView.contentSize == CGSize(width: 300, height: 370))
        }
    }

    @Test("the view of a controller has the size of the screen, and its weights share that")
    func rootView() throws {
        try onScreen {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            let controller = UIViewController()
            let layout = MyLinearLayout(orientation: .vert)
            let rest = UIView(), foot = UIView(mySize: 100, 40)
            rest.weight = 1
            layout.add(rest, foot)
            controller.view = layout
            window.rootViewController = controller
            window.isHidden = false
            window.layoutIfNeeded()
            expectFrame(layout, 0, 0, 375, 667)
            // Beside the bottom of the safe area, which is 0 on this device.
            expectFrame(rest, 0, 0, 0, 627)
            expectFrame(foot, 0, 627, 100, 40)
        }
    }
}
