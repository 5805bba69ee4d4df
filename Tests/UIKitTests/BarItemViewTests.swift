import Testing

@testable import UIKitCore

/// The key "view" of bar items, by which libraries find what they point at or put a badge on.
@Suite struct BarItemViewTests {
    private func view(of item: UIBarItem) -> UIView? { item.value(forKey: "view") as? UIView }

    @Test func anItemOutsideABarHasNoView() {
        #expect(UIBarButtonItem(title: "A", style: .plain).value(forKey: "view") == nil)
        #expect(UITabBarItem(title: "A", image: nil, tag: 0).value(forKey: "view") == nil)
        #expect(UIBarButtonItem(customView: UIView()).value(forKey: "view") == nil)
        #expect(UIBarButtonItem(title: "A", style: .plain).value(forKey: "title") as? String == "A")
    }

    @Test func theViewOfAButtonIsWhereTheBarShowsIt() throws {
        let left = UIBarButtonItem(title: "Left", style: .plain)
        let right = UIBarButtonItem(title: "Right", style: .plain)
        let item = UINavigationItem(title: "Title")
        (item.leftBarButtonItem, item.rightBarButtonItem) = (left, right)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [item]
        bar.layoutIfNeeded()
        let leftView = try #require(view(of: left)), rightView = try #require(view(of: right))
        #expect(leftView.isDescendant(of: bar) && rightView.isDescendant(of: bar))
        #expect(leftView.frame.width > 0 && leftView.frame.maxX < 160)
        #expect(rightView.frame.width > 0 && rightView.frame.minX > 160)
        item.rightBarButtonItem = nil
        #expect(view(of: right) == nil && view(of: left) != nil)
    }

    @Test func theViewOfATabIsWhereTheBarShowsIt() throws {
        let items = ["One", "Two", "Three"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        bar.items = items
        bar.layoutIfNeeded()
        let views = try items.map { try #require(view(of: $0)) }
        // The tabs are as wide as each other, so the second is in the middle.
        #expect(views[0].frame.midX < 100 && views[1].frame.midX == 150 && views[2].frame.midX > 200)
        #expect(views.allSatisfy { $0.isDescendant(of: bar) })
    }

    @Test func theViewOfAnItemWithACustomViewIsThatView() {
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        let item = UIBarButtonItem(customView: custom)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [.flexibleSpace(), item]
        #expect(view(of: item) === custom)
        bar.items = []
        #expect(view(of: item) == nil)
    }
}
