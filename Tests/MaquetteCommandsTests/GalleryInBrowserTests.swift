import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

/// A gallery in a real browser, opened from disk.
@Suite(.enabled(if: Chromium.path != nil, "chromium is not installed"), .serialized)
struct GalleryInBrowserTests {
    private let directory: TemporaryDirectory
    private var site: String { directory.path + "/site" }

    init() throws { directory = try TemporaryDirectory() }

    private func open(_ arguments: [String], at hash: String = "") throws -> BrowserPage {
        _ = try CommandRun(["gallery"] + arguments + ["-o", site])
        return try BrowserPage("file://\(site)/index.html\(hash)", in: directory)
    }

    private func openScreens(at hash: String = "") throws -> BrowserPage {
        let screens = PackageFiles.root.appending(path: "assets/screens").path
        return try open(
            ["alert", "controls", "guide", "hello"].map { "\(screens)/\($0).screen.yaml" }
                + ["\(screens)/tabs.storyboard", "--appearance", "light", "--appearance", "dark"], at: hash)
    }

    private let cards = "[...document.querySelectorAll('a.card .name')].map(item => item.textContent)"

    @Test func scenesAreShownAndFound() throws {
        let page = try openScreens()
        try page.wait(for: "document.querySelectorAll('a.card img').length > 3")
        try page.wait(
            for:
                "[...document.querySelectorAll('a.card img')].slice(0, 3).every(item => item.naturalWidth === 240)"
        )
        func found(_ words: String) throws -> [String] {
            try page.value("search.value = \(quoted(words)); search.oninput()")
            try page.value("new Promise(done => setTimeout(done, 150))")
            return try page.value(cards) as? [String] ?? []
        }
        #expect(try found("hello") == ["hello"])
        #expect(try found("class:uiswitch") == ["controls"])
        #expect(try found("text:以后再说") == ["alert"])
        #expect(try found("image:photo-lake alert") == ["alert"])
        #expect(try found("nothing like it") == [])
        #expect(try found("").count > 4)
        try page.press("/")
        #expect(try page.value("document.activeElement.id") as? String == "search")
    }

    @Test func aSceneShowsItsPicturesViewsAndConstraints() throws {
        let page = try openScreens(at: "#/scene/3")
        try page.wait(
            for: "document.querySelectorAll('figure img').length === 2 "
                + "&& [...document.querySelectorAll('figure img')].every(item => item.naturalWidth === 1179)")
        #expect(
            try page.value("[...document.querySelectorAll('figcaption')].map(item => item.textContent)")
                as? [String] == ["light", "dark"])
        let rows =
            try page.value("[...document.querySelectorAll('.row')].map(item => item.textContent)")
            as? [String]
        #expect(rows == ["UIViewroot", "UIImageViewpicture", "UILabelwords“你好，Maquette”"])
        // The picture is as wide as its pixels at 1:1, and boxes are where the views are.
        try page.value("document.querySelector('[data-zoom=\"1\"]').click()")
        let width =
            try page.value("document.querySelector('figure img').getBoundingClientRect().width") as? Double
        #expect(width == 1179)
        try page.value("document.querySelectorAll('.row')[2].dispatchEvent(new MouseEvent('mouseenter'))")
        #expect(try page.value("document.querySelectorAll('.box.hovered').length") as? Int == 1)
        // A click on the middle of the box chooses the view.
        try page.value(
            """
            (() => {
              const rect = document.querySelector('.box.hovered').getBoundingClientRect();
              document.querySelector('.frame').dispatchEvent(new MouseEvent('click', {
                clientX: rect.x + rect.width / 2, clientY: rect.y + rect.height / 2 }));
            })()
            """)
        #expect(try page.value("document.querySelector('.row.chosen').dataset.view") as? String == "2")
        #expect(
            try page.value("[...document.querySelectorAll('.detail li')].map(item => item.innerText)")
                as? [String]
                == [
                    "Top 24 pt below picture's bottom\nwords.top == picture.bottom + 24",
                    "Center X with picture\nwords.centerX == picture.centerX",
                ])
        // A constraint leads to the other view, which is told of it as well.
        try page.value("document.querySelector('.detail li button').click()")
        #expect(try page.value("document.querySelector('.row.chosen').dataset.view") as? String == "1")
        let others = try page.value(
            "[...document.querySelectorAll('.detail ul:last-child button')].map(item => item.innerText)")
        #expect(
            others as? [String]
                == ["words: Top 24 pt below this view's bottom", "words: Center X with this view"])
    }

    @Test func headingsNameFoldersAndFilesAndCoversFollowThePage() throws {
        let screens = PackageFiles.root.appending(path: "assets/screens")
        for (name, path) in [
            ("tabs.storyboard", "App/Base.lproj/Main.storyboard"),
            ("hello.screen.yaml", "App/Login/hello.screen.yaml"),
            ("hello.screen.yaml", "App/Base.lproj/plain.screen.yaml"),
        ] {
            try directory.write(try Data(contentsOf: screens.appending(path: name)), to: path)
        }
        let page = try open([
            directory.path + "/App", "--appearance", "light", "--appearance", "dark",
        ])
        try page.wait(for: "document.querySelectorAll('section').length === 3")
        #expect(
            try page.value("[...document.querySelectorAll('main h2')].map(item => item.innerText).sort()")
                as? [String] == ["App", "Login", "MainMain.storyboard"])
        let covers = "[...document.querySelectorAll('a.card img')].map(item => item.src).join()"
        let light = try page.value(covers) as? String
        let isDark = try page.value("isDark()") as? Bool
        try page.press("t")
        #expect(try page.value("isDark()") as? Bool != isDark)
        let dark = try page.value(covers) as? String
        #expect(dark != light)
        try page.value("location.reload()")
        try page.wait(for: "\(covers) === '\(dark ?? "")'")
    }

    @Test func theMapIsMovedZoomedSearchedAndLeadsToScenes() throws {
        let page = try openScreens()
        try page.wait(for: "document.querySelectorAll('a.card').length > 3")
        try page.press("m")
        try page.wait(for: "document.querySelectorAll('a.node image[href]').length > 3")
        #expect(try page.value("document.querySelectorAll('.map path.line').length > 0") as? Bool == true)
        let place = "JSON.stringify(mapView.place)"
        let start = try page.value(place) as? String
        try page.press("+")
        let zoomed = try page.value(place) as? String
        #expect(zoomed != start)
        try page.press("ArrowRight")
        #expect(try page.value(place) as? String != zoomed)
        let moved = try page.value(
            """
            (() => {
              const x = mapView.place.x;
              for (const [type, place] of [["pointerdown", 300], ["pointermove", 340], ["pointerup", 340]]) {
                mapView.svg.dispatchEvent(new PointerEvent(type, {
                  bubbles: true, pointerId: 7, clientX: place, clientY: 300 }));
              }
              return Math.round(mapView.place.x - x);
            })()
            """)
        #expect(moved as? Int == 40)
        try page.value("search.value = 'class:nothing'; search.oninput()")
        try page.wait(for: "document.querySelectorAll('.node.faint').length === mapView.nodes.length")
        try page.value("search.value = ''; search.oninput()")
        try page.wait(for: "document.querySelectorAll('.node.faint').length === 0")
        try page.press("0")
        try page.value("mapView.svg.querySelector('a.node').dispatchEvent(new MouseEvent('click'))")
        try page.wait(for: "location.hash.startsWith('#/scene/')")
        try page.wait(for: "document.querySelectorAll('figure img').length > 0")
    }

    @Test func keysMoveThroughTheGallery() throws {
        let page = try openScreens()
        try page.wait(for: "document.querySelectorAll('a.card').length > 3")
        try page.press("j")
        try page.press("j")
        #expect(
            try page.value("document.activeElement.querySelector('.name').textContent") as? String
                == "controls")
        try page.value("document.activeElement.click()")
        try page.wait(for: "document.body.dataset.view === 'scene' && !!document.querySelector('.row')")
        #expect(try page.value("document.querySelector('h1').textContent") as? String == "controls")
        try page.press("j")
        try page.wait(for: "(document.querySelector('h1') || {}).textContent === 'guide'")
        try page.press("z")
        #expect(
            try page.value("document.querySelector('[data-zoom][aria-pressed=true]').dataset.zoom") as? String
                == "points")
        let before = try page.value("getComputedStyle(document.body).backgroundColor") as? String
        try page.press("t")
        #expect(try page.value("getComputedStyle(document.body).backgroundColor") as? String != before)
        try page.press("Escape")
        try page.wait(for: "document.body.dataset.view === 'index'")
    }

    @Test func nothingOfAHostileProjectRunsOrIsReached() throws {
        let attack = "<img src=x onerror=hacked=1><script>hacked=1<\\/script>"
        try directory.write("secret", to: "outside/secret.png")
        try directory.write(
            """
            root:
              subviews:
                - {id: a, class: UILabel, text: \(quoted(attack))}
                - {id: b, class: UIImageView, image: ../../outside/secret.png}
                - {id: c, class: UIImageView, image: \(quoted(directory.path + "/outside/secret.png"))}
            """, to: "project/<img src=x onerror=hacked=1>.screen.yaml")
        try directory.write(
            "root: {backgroundColor: red, subviews: [{class: UILabel, text: 1}]}",
            to: "project/%2e%2e%2f%2e%2e%2fup.screen.yaml")
        try hostileStoryboard(attack)
        try directory.link("project/out", to: "../outside")
        try directory.link("project/passwd.screen.yaml", to: "/etc/passwd")
        let page = try open([directory.path + "/project", "--state", "*"])
        #expect(
            Set(try FileManager.default.contentsOfDirectory(atPath: directory.path))
                .isSubset(of: ["project", "outside", "site", "profile", "requests", "answers"]))
        #expect(try directory.data("outside/secret.png") == Data("secret".utf8))
        try page.wait(for: "document.querySelectorAll('a.card').length > 5")
        for scene in try 0..<#require(page.value("list.scenes.length") as? Int) {
            try page.value("location.hash = '#/scene/\(scene)'")
            try page.wait(for: "document.querySelectorAll('figure').length > 0")
            for key in ["2", "3", "1", "ArrowDown", "ArrowDown"] { try page.press(key) }
        }
        #expect(try page.value("window.hacked") == nil)
        #expect(try page.value("document.querySelectorAll('svg, img[onerror]').length") as? Int == 0)
        let loaded =
            try page.value("performance.getEntriesByType('resource').map(item => item.name)") as? [String]
        #expect(loaded?.allSatisfy { $0.hasPrefix("file://\(site)/") } == true, "\(loaded ?? [])")
        // Even a script that gets into the page is not run.
        try page.value("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=hacked=1>')")
        try page.value("new Promise(done => setTimeout(done, 200))")
        #expect(try page.value("window.hacked") == nil)
    }

    /// Writes a storyboard whose scene is named by an attack.
    private func hostileStoryboard(_ attack: String) throws {
        let name = attack.replacing("\\/", with: "/").replacing("<", with: "&lt;")
        let file = PackageFiles.root.appending(path: "assets/screens/settings.storyboard")
        let text = try String(contentsOf: file, encoding: .utf8)
        let changed = text.replacing("=\"Settings\"", with: "=\"\(name)\"")
        #expect(changed != text)
        try directory.write(changed, to: "project/settings.storyboard")
    }

    /// Returns a text as a string of YAML and JavaScript.
    private func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\/", with: "/").replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            + "\""
    }
}
