import Devices
import Diagnostics
import Geometry
import Testing

@testable import UIKitCore

/// What bars show by themselves: words in the language of the screen, pictures, and the ground of toolbars.
@Suite struct SystemItemTests {
    private func environment(locale: String = "en") -> RenderEnvironment {
        var environment = RenderEnvironment.standard
        environment.locale = locale
        environment.sink = DiagnosticSink()
        return environment
    }

    @Test(arguments: UITabBarItem.SystemItem.allCases)
    func everySystemTabHasATitleAndAPicture(item: UITabBarItem.SystemItem) {
        environment().run {
            let item = UITabBarItem(tabBarSystemItem: item, tag: 3)
            #expect(item.title?.isEmpty == false && item.tag == 3)
            #expect((item.image?.size.width ?? 0) > 10)
        }
    }

    @Test(arguments: UIBarButtonItem.SystemItem.allCases.filter { !$0.isSpace && $0 != .add })
    func everySystemButtonHasATitleOrAPicture(item: UIBarButtonItem.SystemItem) {
        environment().run {
            let hasTitle = UIBarButtonItem(barButtonSystemItem: item).title?.isEmpty == false
            let symbol = item.symbolName.flatMap { UIImage(systemName: $0) }
            #expect(hasTitle != (symbol != nil))
        }
    }

    /// Source: the menus of Apple's user guides in these languages.
    @Test(arguments: [
        ("en", "Done", "Search"), ("de", "Fertig", "Suchen"), ("de-CH", "Fertig", "Suchen"),
        ("ja", "完了", "検索"),
        ("zh-Hans", "完成", "搜索"), ("zh-Hant-TW", "完成", "搜尋"), ("zh-TW", "完成", "搜尋"), ("xx", "Done", "Search"),
        ("ar-XB", "Done", "Search"),
    ])
    func wordsAreInTheLanguageOfTheScreen(locale: String, done: String, search: String) {
        environment(locale: locale).run {
            #expect(UIBarButtonItem(barButtonSystemItem: .done).title == done)
            #expect(UITabBarItem(tabBarSystemItem: .search, tag: 0).title == search)
            let controller = UIViewController(), item = controller.editButtonItem
            #expect(item.title == UIBarButtonItem(barButtonSystemItem: .edit).title)
            controller.setEditing(true, animated: false)
            #expect(item.title == done)
        }
    }

    @Test func everyLanguageHasAllWords() {
        for (language, words) in SystemWord.translations {
            #expect(words.count == SystemWord.allCases.count, "\(language)")
            #expect(words.allSatisfy { !$0.isEmpty }, "\(language)")
        }
    }

    /// A toolbar in a window of 375 by 667 points with a home indicator of 34.
    private func background(bottom: CGFloat, items: [UIBarButtonItem] = []) -> (CGFloat, [Diagnostic]) {
        var environment = environment()
        environment.device = .iPhoneX
        return environment.run {
            let screen = environment.screenSize
            let window = UIWindow(frame: CGRect(origin: .zero, size: screen))
            let controller = UIViewController()
            window.rootViewController = controller
            let bar = UIToolbar(
                frame: CGRect(x: 0, y: screen.height - bottom - 44, width: screen.width, height: 44))
            bar.items = items
            controller.view.addSubview(bar)
            window.layoutIfNeeded()
            _ = bar.content(in: ContentContext(traits: environment.traits))
            return (bar.subviews.first?.frame.height ?? 0, environment.sink.diagnostics)
        }
    }

    /// Source: an iPhone X has a home indicator of 34 points.
    @Test func theGroundOfAToolbarAboveTheHomeIndicatorReachesTheEdge() {
        #expect(background(bottom: 34).0 == 78)
        #expect(background(bottom: 100).0 == 44)
        #expect(background(bottom: 0).0 == 44)
    }

    @Test func itemsThatDoNotFitIntoTheToolbarAreReported() {
        let wide = (0..<5).map { _ in UIBarButtonItem(title: "A long title", style: .plain) }
        #expect(background(bottom: 34, items: wide).1.map(\.code.name) == ["bar.overflow"])
        #expect(background(bottom: 34, items: Array(wide.prefix(2))).1.isEmpty)
    }
}
