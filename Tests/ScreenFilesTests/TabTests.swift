import Diagnostics
import Foundation
import ScreenDocuments
import TestSupport
import Testing

@testable import InterfaceFiles
@testable import ScreenFiles

/// The tab that the tab bar controllers of a file show.
@Suite struct TabTests {
    private func tabs() throws -> ScreenDocument {
        let text = """
            root:
              id: tabs
              class: UITabBarController
              subviews:
                - {id: home, class: UIViewController, title: Home, subviews: [{id: first, class: UIView}]}
                - id: saved
                  class: UIViewController
                  subviews: [{class: UITabBarItem, title: Saved}, {id: second, class: UIView}]
                - id: look
                  class: UIViewController
                  subviews: [{class: UITabBarItem, systemItem: search}, {id: third, class: UIView}]
            """
        let parsed = parseScreenFile(text, file: "f")
        return try #require(parsed.document, "\(parsed.diagnostics)")
    }

    @Test(arguments: [("Home", 0), ("Saved", 1), ("search", 2), ("2", 2)])
    func tabsAreFoundByTitleAndNumber(name: String, index: Int) throws {
        let set = try tabs().settingTab(name, isFound: false)
        #expect(set.diagnostics.isEmpty)
        #expect(set.document.scenes[0].root.value("selectedIndex") == .integer(index))
    }

    @Test func anUnknownTabIsAnErrorOfAFileThatIsNamed() throws {
        let document = try tabs()
        for name in ["Savd", "3", "-1"] {
            #expect(document.settingTab(name, isFound: false).diagnostics.map(\.code.name) == ["tab.missing"])
        }
        #expect(document.settingTab("Savd", isFound: false).diagnostics[0].hints == ["did you mean 'Saved'?"])
        #expect(document.settingTab("Savd", isFound: true).diagnostics.isEmpty)
        #expect(document.settingTab(nil, isFound: false).document == document)
    }

    @Test func scenesOfAStoryboardInsideATabBarKeepTheirTab() throws {
        let path = PackageFiles.root.appending(path: "assets/screens/tabs.storyboard").path
        let document = try #require(readInterfaceBuilderFile(atPath: path).document)
        let set = document.settingTab("1", isFound: false)
        func index(_ document: ScreenDocument, _ name: String) throws -> AttributeValue? {
            let scene = try #require(document.scenes.first { $0.name == name })
            return scene.screen?.value("selectedIndex")
        }
        #expect(try index(set.document, "App") == .integer(1))
        #expect(try index(set.document, "Seeds") == index(document, "Seeds"))
        #expect(set.diagnostics.isEmpty)
    }
}
