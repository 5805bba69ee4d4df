import Testing
import UIKitDocuments

@testable import UIKitCore

/// What controllers, documents and recognizers do with the API beside views.
@Suite struct ControllerAnswerTests {
    private func inRender(
        _ controller: @escaping () -> UIViewController = { UIViewController() },
        _ body: () throws -> Void
    ) rethrows {
        try RenderEnvironment.standard.withLiveScreen(controller, { _ in try body() })
    }

    private final class Model: UIViewController {
        var calls: [String] = []
        override func updateProperties() {
            super.updateProperties()
            calls.append("properties")
        }
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            calls.append("layout")
        }
    }

    // Source: `updateProperties()` (Apple's documentation): runs before layout, and again only when it is asked for.
    @Test func propertiesAreUpdatedBeforeLayout() {
        let model = Model()
        inRender({ model }) {
            model.view.layoutIfNeeded()
            #expect(model.calls.first == "properties")
            #expect(model.calls.filter { $0 == "properties" }.count == 1)
            model.calls = []
            model.setNeedsUpdateProperties()
            model.view.layoutIfNeeded()
            #expect(model.calls.first == "properties")
            #expect(model.calls.contains("layout"))
            #expect(model.calls.filter { $0 == "properties" }.count == 1)
        }
    }

    @Test func tabsFillTheBar() {
        let tabs = UITabBarController()
        let first = UITab(title: "One", image: nil, identifier: "1") { _ in UIViewController() }
        let inner = UITab(title: "Inner", image: nil, identifier: "2.1") { _ in UIViewController() }
        let group = UITabGroup(title: "Two", image: nil, identifier: "2", children: [inner])
        tabs.tabs = [first, group]
        inRender({ tabs }) {
            #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
            #expect(tabs.selectedTab === first)
            #expect(tabs.tab(forIdentifier: "2.1") === inner)
            tabs.selectedTab = inner
            #expect(tabs.selectedIndex == 1)
            #expect(tabs.selectedViewController === inner.viewController)
            #expect(tabs.selectedTab === inner)
            first.badgeValue = "3"
            #expect(first.viewController?.tabBarItem.badgeValue == "3")
            first.isHidden = true
            #expect(tabs.viewControllers?.count == 1)
            #expect(tabs.selectedViewController === inner.viewController)
        }
    }

    @Test func touchesAreIgnoredWhileThatIsAskedFor() {
        let controller = UIViewController()
        inRender({ controller }) {
            var taps = 0
            let recognizer = UITapGestureRecognizer()
            recognizer.addTarget { _ in taps += 1 }
            controller.view.addGestureRecognizer(recognizer)
            func tap() {
                let input = TouchInput()
                input.begin(at: CGPoint(x: 100, y: 300))
                input.end()
            }
            UIApplication.shared.beginIgnoringInteractionEvents()
            UIApplication.shared.beginIgnoringInteractionEvents()
            UIApplication.shared.endIgnoringInteractionEvents()
            tap()
            #expect(taps == 0)
            UIApplication.shared.endIgnoringInteractionEvents()
            tap()
            #expect(taps == 1)
            recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
            tap()
            #expect(taps == 1)
        }
    }

    private final class Note: UIDocument {
        var text = ""
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            text = (contents as? Data).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
    }

    /// Source: `UIDocument` in Apple's documentation: contents are data, or a wrapper of files.
    @Test func aDocumentOfSeveralFilesIsWrittenAndReadAgain() throws {
        final class Album: UIDocument {
            var pages: [String: String] = [:]
            override func contents(forType typeName: String) throws -> Any {
                FileWrapper(
                    directoryWithFileWrappers: pages.mapValues {
                        FileWrapper(regularFileWithContents: Data($0.utf8))
                    })
            }
            override func load(fromContents contents: Any, ofType typeName: String?) throws {
                let files = (contents as? FileWrapper)?.fileWrappers ?? [:]
                pages = files.compactMapValues {
                    $0.regularFileContents.map { String(decoding: $0, as: UTF8.self) }
                }
            }
        }
        try inRender {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("trip.album")
            let album = Album(fileURL: url)
            album.pages = ["a": "beach", "b": "hills"]
            album.save(to: url, for: .forCreating)
            #expect(album.documentState == .normal)
            album.pages = ["a": "beach"]
            album.updateChangeCount(.done)
            album.close()
            let copy = Album(fileURL: url)
            copy.open()
            #expect(copy.pages == ["a": "beach"])
        }
    }

    @Test func aDocumentIsWrittenAndReadAgain() throws {
        try inRender {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("note.txt")
            let note = Note(fileURL: url)
            #expect(note.documentState == .closed)
            note.text = "milk"
            note.updateChangeCount(.done)
            #expect(note.hasUnsavedChanges)
            note.save(to: url, for: .forCreating)
            #expect(!note.hasUnsavedChanges)
            #expect(note.documentState == .normal)
            let written = try Data(contentsOf: url)
            #expect(written == Data("milk".utf8))
            let copy = Note(fileURL: url)
            copy.open()
            #expect(copy.text == "milk")
            #expect(copy.localizedName == "note")
            let missing = Note(fileURL: url.appendingPathExtension("not"))
            missing.open()
            #expect(missing.documentState == .closed)
        }
    }

    @Test func unavailableContentIsShownInTheMiddle() throws {
        let controller = UIViewController()
        try inRender({ controller }) {
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.text = "None"
            configuration.secondaryText = "Add some"
            controller.contentUnavailableConfiguration = configuration
            controller.view.layoutIfNeeded()
            let shown = try #require(controller.view.subviews.last as? UIContentUnavailableView)
            let stack = try #require(shown.subviews.first as? UIStackView)
            let labels = stack.arrangedSubviews.compactMap { $0 as? UILabel }
            #expect(labels.map(\.text) == ["None", "Add some"])
            let safe = controller.view.bounds.inset(by: controller.view.safeAreaInsets)
            #expect((stack.center.x - safe.midX).magnitude <= 0.5)
            #expect((stack.center.y - safe.midY).magnitude <= 0.5)
            #expect((labels[1].frame.minY - labels[0].frame.maxY - 4).magnitude <= 0.5)
            controller.contentUnavailableConfiguration = nil
            #expect(shown.superview == nil)
        }
    }
}
