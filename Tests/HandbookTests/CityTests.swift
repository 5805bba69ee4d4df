import Testing

@testable import UIKitCore

/// The fifth article: a table with a header, an unwind segue, and boxes with and without buttons.
@Suite("Handbook: cities")
struct CityTests {
    /// The texts of the rows.
    private func cities(_ table: UITableView) -> [String?] {
        (0..<table.numberOfRows(inSection: 0)).map {
            table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text
        }
    }

    // 200 + 2 · 48 = 296 and 100 + 2 · 48 = 196 points; in the table, (375 - 200) / 2 = 87.5 points on both sides.
    @Test("the header is measured from its picture")
    func header() throws {
        try Handbook.show("Cities", CitiesViewController.self) { shown in
            let measured = CityHeaderView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            #expect(measured == CGSize(width: 296, height: 196))
            let table = try #require(shown.controller.tableView)
            let header = try #require(table.tableHeaderView)
            #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 196))
            #expect(
                try header.first(UIImageView.self).frame == CGRect(x: 87.5, y: 48, width: 200, height: 100))
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 196)
            // The bar of 44 points below the status bar of 20.
            #expect(table.contentOffset.y == -64)
        }
    }

    @Test("rows are deleted")
    func deletion() throws {
        try Handbook.show("Cities", CitiesViewController.self) { shown in
            let table = try #require(shown.controller.tableView)
            #expect(cities(table) == ["北京", "上海", "广州", "深圳", "杭州", "成都"])
            table.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
            shown.rest()
            #expect(cities(table) == ["北京", "广州", "深圳", "杭州", "成都"])
        }
    }

    @Test("an unwind segue brings a name from the next screen, and none without one")
    func unwinding() throws {
        try Handbook.show("Cities", CitiesViewController.self) { shown in
            let table = try #require(shown.controller.tableView)
            let navigation = try #require(shown.controller.navigationController)
            shown.controller.performSegue(withIdentifier: "add", sender: nil)
            shown.rest()
            let city = try #require(navigation.topViewController as? CityViewController)
            let field = try #require(city.view).first(UITextField.self)
            #expect(field.isFirstResponder)
            let save = try #require(
                navigation.navigationBar.all(BarButtonView.self).max { $0.frame.minX < $1.frame.minX })
            shown.tap(save)
            // Nothing was typed.
            #expect(navigation.topViewController === city)
            field.text = "南京"
            shown.tap(save)
            #expect(navigation.topViewController === shown.controller)
            #expect(cities(table) == ["北京", "上海", "广州", "深圳", "杭州", "成都", "南京"])
            #expect(shown.live.state.keyboard.frame == nil)
        }
    }

    @Test("a row asks before it is deleted, and a box that says so goes by itself")
    func boxes() throws {
        try Handbook.show("Cities", CitiesViewController.self) { shown in
            let table = try #require(shown.controller.tableView)
            func tapRow(_ row: Int) throws {
                shown.tap(try #require(table.cellForRow(at: IndexPath(row: row, section: 0))))
            }
            try tapRow(4)
            let asking = try #require(shown.live.window.topmost as? AlertBoxViewController)
            #expect(try asking.view.first(UILabel.self, "abv-lb-001").text == "删除“杭州”？")
            shown.tap(try asking.view.first(UIButton.self, "abv-bt-001"))
            #expect(!(shown.live.window.topmost is AlertBoxViewController))
            #expect(cities(table).count == 6)
            try tapRow(4)
            let again = try #require(shown.live.window.topmost as? AlertBoxViewController)
            shown.input.tap(
                at: try again.view.first(UIButton.self, "abv-bt-002").frame(in: shown.live.window).center)
            // The first box goes in a third of a second or so; the second stays for one and a half.
            shown.live.state.eventLoop.advance(by: 1)
            shown.live.window.layoutIfNeeded()
            let telling = try #require(shown.live.window.topmost as? AlertBoxViewController)
            #expect(telling !== again)
            #expect(try telling.view.first(UILabel.self, "abv-lb-001").text == "已删除")
            #expect(telling.view.all(UIButton.self).isEmpty)
            #expect(cities(table) == ["北京", "上海", "广州", "深圳", "成都"])
            shown.rest()
            #expect(!(shown.live.window.topmost is AlertBoxViewController))
        }
    }

    // One set of constraints: 20, the heading, 8, the message, 20 and the row of 44 points, or nothing instead of it.
    @Test("a box ends below its buttons, or below its message without them")
    func boxSizes() throws {
        try Handbook.environment().run {
            func laidOut(_ change: (AlertBoxView) -> Void) throws -> (CGFloat, CGFloat, UILabel) {
                let box = AlertBoxView()
                box.widthAnchor.constraint(equalToConstant: 270).isActive = true
                (box.heading, box.message) = ("已删除", "可以用右上角的加号把它加回来。")
                change(box)
                box.frame.size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                box.layoutIfNeeded()
                return (box.bounds.width, box.bounds.height, try box.first(UILabel.self, "abv-lb-002"))
            }
            let (width, height, message) = try laidOut { _ in }
            let (otherWidth, otherHeight, otherMessage) = try laidOut { $0.hasButtons = false }
            #expect(width == 270 && otherWidth == 270)
            #expect(otherHeight == otherMessage.frame.maxY + 20)
            #expect(height == message.frame.maxY + 20 + 44)
            #expect(height - otherHeight == 44)
        }
    }
}

extension UIWindow {
    /// The controller above all others.
    fileprivate var topmost: UIViewController? {
        var controller = rootViewController
        while let next = controller?.presentedViewController { controller = next }
        return controller
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
