import Foundation
import TestSupport
import Testing

/// The served gallery in a real browser, while files are saved.
@Suite(.enabled(if: Chromium.path != nil, "chromium is not installed"), .serialized)
struct LivePageTests {
    private let fixture: PreviewFixture

    init() throws { fixture = try PreviewFixture() }

    private let isConnected = "document.getElementById('connection').textContent === 'Live'"
    private let picture = "(document.querySelector('figure img') || {}).src"

    private func open(_ server: RunningServer) throws -> BrowserPage {
        let page = try BrowserPage(server.address, in: fixture.directory)
        try page.wait(for: isConnected)
        try page.wait(for: "document.querySelectorAll('a.card').length >= 3")
        return page
    }

    /// Opens the scene with a title.
    private func openScene(_ title: String, _ page: BrowserPage) throws {
        try page.value(
            "[...document.querySelectorAll('a.card')].find(item => "
                + "item.querySelector('.name').textContent === '\(title)').click()")
        try page.wait(for: "(document.querySelector('h1') || {}).textContent === '\(title)'")
        try page.wait(for: "(document.querySelector('figure img') || {}).naturalWidth > 0")
    }

    @Test func aSavedFileIsShownAndThePlaceIsKept() throws {
        let server = try fixture.serve()
        let page = try open(server)
        try page.wait(
            for: "[...document.querySelectorAll('a.card img')].every(item => item.naturalWidth > 1)")
        try openScene("hello", page)
        try page.value("document.querySelector('[data-zoom=\"2\"]').click()")
        try page.value("document.querySelectorAll('.row')[1].click()")
        #expect(try page.value("document.querySelector('.detail h3').textContent") as? String == "UILabel")
        let before = try page.value(picture) as? String
        try page.value("window.isSamePage = true")
        try fixture.write(text: "Changed")
        try page.wait(for: "document.querySelectorAll('.row')[1].textContent.includes('Changed')")
        try page.wait(
            for: "\(picture) !== '\(before ?? "")' && document.querySelector('figure img').naturalWidth > 0")
        #expect(try page.value("window.isSamePage") as? Bool == true)
        #expect(
            try page.value("document.querySelector('[data-zoom][aria-pressed=true]').dataset.zoom") as? String
                == "2")
        #expect(try page.value("document.querySelector('.row.chosen').dataset.view") as? String == "1")
        #expect(try page.value("document.querySelectorAll('.box.chosen').length") as? Int == 1)
        // The same words give the same picture.
        try fixture.write(text: "Hello")
        try page.wait(for: "\(picture) === '\(before ?? "")'")
    }

    @Test func aBrokenFileKeepsThePictureAndSaysWhere() throws {
        let server = try fixture.serve()
        let page = try open(server)
        try openScene("hello", page)
        let before = try #require(try page.value(picture) as? String)
        try fixture.save("root:\n  subviews: [\n", to: "app/hello.screen.yaml")
        let message = "(document.querySelector('.broken:not([hidden])') || {}).innerText"
        try page.wait(for: "!!\(message)")
        let text = try #require(try page.value(message) as? String)
        #expect(text.contains("hello.screen.yaml:"), "\(text)")
        #expect(try page.value(picture) as? String == before)
        #expect(try page.value("document.querySelectorAll('.pictures.stale img').length") as? Int == 1)
        // A page that is opened now shows the same.
        try page.value("window.isOld = true; location.reload()")
        try page.wait(for: "!window.isOld && !!\(message) && \(picture) === '\(before)'")
        try fixture.write(text: "Repaired")
        try page.wait(for: "!\(message) && \(picture) !== '\(before)'")
        #expect(try page.value("document.querySelectorAll('.pictures.stale').length") as? Int == 0)
        // A storyboard as well.
        try page.press("Escape")
        try page.wait(for: "document.body.dataset.view === 'index'")
        let title =
            try page.value("list.scenes.find(item => item.file.includes('settings')).title") as? String
        try openScene(title ?? "", page)
        let storyboard = try fixture.directory.data("app/settings.storyboard")
        try fixture.directory.write(storyboard.dropLast(400), to: "app/settings.storyboard")
        try page.wait(for: "(\(message) || '').includes('settings.storyboard:')")
        try fixture.directory.write(storyboard, to: "app/settings.storyboard")
        try page.wait(for: "!\(message)")
    }

    @Test func conditionsAreSwitchedInThePage() throws {
        let server = try fixture.serve()
        let page = try open(server)
        func choose(_ name: String, _ value: String) throws {
            try page.value(
                "(() => { const list = document.querySelector('[data-condition=\"\(name)\"]');"
                    + "list.value = '\(value)'; list.dispatchEvent(new Event('change')); })()")
        }
        try openScene("more", page)
        try choose("device", "iphone-se-3")
        try page.wait(for: "document.querySelector('figure img').naturalWidth === 750")
        let light = try page.value(picture) as? String ?? ""
        try choose("appearance", "dark")
        try page.wait(for: "\(picture) !== '\(light)'")
        try choose("state", "empty")
        try page.wait(for: "document.querySelectorAll('.row')[1].textContent.includes('Nothing')")
        try choose("text-size", "AX3")
        try page.wait(for: "current.data.shots[0].conditions.some(([, value]) => value === 'AX3')")
        // The choice holds for the list, for other scenes, and for a page that is loaded again.
        try page.press("Escape")
        try page.wait(for: "document.querySelectorAll('a.card img').length >= 3")
        try openScene("hello", page)
        #expect(try page.value("document.querySelector('figure img').naturalWidth") as? Int == 750)
        try page.value("window.isOld = true; location.reload()")
        try page.wait(
            for: "!window.isOld && (document.querySelector('figure img') || {}).naturalWidth === 750")
        try choose("device", "iphone-16")
        try page.wait(for: "document.querySelector('figure img').naturalWidth === 1179")
    }

    @Test func theMapShowsThePicturesOfNow() throws {
        try fixture.directory.copy(
            PackageFiles.url("assets/screens/tabs.storyboard"), to: "app/tabs.storyboard")
        let server = try fixture.serve()
        let page = try open(server)
        try page.press("m")
        try page.wait(for: "document.querySelectorAll('a.node image[href]').length > 3")
        #expect(try page.value("document.querySelectorAll('.map path.line').length > 0") as? Bool == true)
        try page.value("window.isSamePage = true")
        let pictures =
            "[...document.querySelectorAll('.node image')].map(item => item.getAttribute('href')).join()"
        try page.wait(for: "!\(pictures).includes('live-')")
        let before = try page.value(pictures) as? String ?? ""
        try page.press("+")
        let place = try page.value("JSON.stringify(mapView.place)") as? String
        // A saved file changes its pictures; the map stays where it is.
        let file = "app/tabs.storyboard"
        let text = String(decoding: try fixture.directory.data(file), as: UTF8.self)
        try fixture.save(text.replacing("text=\"", with: "text=\"New "), to: file)
        try page.wait(for: "!\(pictures).includes('live-') && \(pictures) !== '\(before)'")
        #expect(try page.value("JSON.stringify(mapView.place)") as? String == place)
        #expect(try page.value("window.isSamePage") as? Bool == true)
        try page.value("document.querySelector('a.node').dispatchEvent(new MouseEvent('click'))")
        try page.wait(for: "location.hash.startsWith('#/scene/')")
        try page.wait(for: "(document.querySelector('figure img') || {}).naturalWidth > 0")
    }

    @Test func whatIsSaidOfFilesIsShownAndPadsAreUsed() throws {
        let xib = IB.plainXib(
            #"<view id="root"><rect key="frame" x="0" y="0" width="768" height="1024"/></view>"#
        ).replacing("iOS.CocoaTouch\"", with: "iOS.CocoaTouch.iPad\"")
        try fixture.directory.write(xib, to: "app/Old.xib")
        let server = try fixture.serve()
        let page = try open(server)
        try page.value(
            "location.hash = '#/scene/' + list.scenes.findIndex(item => item.file.endsWith('Old.xib'))")
        try page.wait(for: "(document.querySelector('figure img') || {}).naturalWidth > 0")
        #expect(try page.value("document.querySelector('figure img').naturalWidth") as? Int == 1536)
        try page.press("2")
        let panel = "document.querySelector('.panel').textContent"
        #expect(
            (try page.value(panel) as? String)?.contains("the document is for iPad and is shown on ipad-9.7")
                == true)
        try page.value(
            "(() => { const list = document.querySelector('[data-condition=device]');"
                + "list.value = 'iphone-se-3'; list.dispatchEvent(new Event('change')); })()")
        try page.wait(for: "document.querySelector('figure img').naturalWidth === 750")
        try page.wait(for: "!\(panel).includes('the document is for iPad')")
    }

    @Test func newAndDeletedFilesChangeTheList() throws {
        let server = try fixture.serve()
        let page = try open(server)
        let names = "[...document.querySelectorAll('a.card .name')].map(item => item.textContent).join()"
        try fixture.save("root: {subviews: [{class: UILabel, text: New}]}\n", to: "app/added.screen.yaml")
        try page.wait(for: "\(names).includes('added')")
        try openScene("added", page)
        try FileManager.default.removeItem(atPath: fixture.folder + "/added.screen.yaml")
        try page.wait(for: "document.body.dataset.view === 'index' && !\(names).includes('added')")
        // A folder that is new is watched from then on.
        try fixture.directory.write(
            "root: {subviews: [{class: UILabel, text: Deep}]}\n", to: "app/in/side/deep.screen.yaml")
        try page.wait(for: "\(names).includes('deep')")
    }

    @Test func aChangedImageIsShownInTheScreensThatUseIt() throws {
        try fixture.directory.copy(
            PackageFiles.url("assets/images/alert-icon.png"), to: "app/images/mark.png")
        try fixture.directory.write(
            "root: {subviews: [{id: mark, class: UIImageView, image: mark}]}\n", to: "app/image.screen.yaml")
        let server = try fixture.serve()
        let page = try open(server)
        try openScene("image", page)
        let before = try page.value(picture) as? String ?? ""
        try fixture.directory.copy(
            PackageFiles.url("assets/images/photo-lake.png"), to: "app/images/mark.png")
        try page.wait(for: "\(picture) !== '\(before)'")
    }

    @Test func nothingOfAHostileProjectRuns() throws {
        let attack = "<img src=x onerror=hacked=1><script>hacked=1</script>"
        func screen(_ text: String) -> String {
            "root: {subviews: [{id: a, class: UILabel, text: '\(text)'}, "
                + "{id: b, class: UIImageView, image: ../../outside/secret.png}]}\n"
                + "states: {one: {a.text: '\(text)'}}\n"
        }
        let name = "app/<img src=x onerror=hacked=1>.screen.yaml"
        try fixture.save(screen(attack), to: name)
        try fixture.directory.link("app/out", to: "../outside")
        try fixture.directory.link("app/passwd.screen.yaml", to: "/etc/passwd")
        let server = try fixture.serve()
        let page = try open(server)
        try page.value(
            "location.hash = '#/scene/' + list.scenes.findIndex(item => item.file.includes('onerror'))")
        try page.wait(for: "!!document.querySelector('figure img')")
        try fixture.save(screen(attack + "2"), to: name)
        try page.wait(for: "document.querySelector('.panel').textContent.includes('</script>2')")
        try fixture.save("root: '\(attack)\n", to: name)
        try page.wait(for: "document.querySelector('.broken:not([hidden])') !== null")
        #expect(try page.value("window.hacked") == nil)
        #expect(try page.value("document.querySelectorAll('img[onerror], .broken img').length") as? Int == 0)
        let loaded =
            try page.value("performance.getEntriesByType('resource').map(item => item.name)") as? [String]
        // The icon is what browsers ask for by themselves.
        let others = loaded?.filter { !$0.hasPrefix(server.address) && !$0.hasSuffix("/favicon.ico") }
        #expect(others == [])
        // Even a script that gets into the page is not run, and no other place can be asked.
        try page.value("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=hacked=1>')")
        try page.value("new Promise(done => setTimeout(done, 200))")
        #expect(try page.value("window.hacked") == nil)
        let asked = "fetch('http://localhost:1/').then(() => 'asked', error => error.message)"
        #expect((try page.value(asked) as? String)?.contains("Failed to fetch") == true)
    }
}
