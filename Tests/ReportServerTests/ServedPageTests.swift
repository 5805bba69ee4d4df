import Foundation
import Goldens
import TestSupport
import Testing

/// The page of the report server in a real browser.
@Suite(.enabled(if: Chromium.path != nil, "chromium is not installed"), .serialized)
struct ServedPageTests {
    private let project: ServedProject

    init() throws { project = try ServedProject() }

    private let answer = "document.querySelector('article.current .answer').textContent"

    @Test func aKeyAndAButtonApprove() throws {
        let server = try RunningServer(for: project)
        let page = try BrowserPage(server.address, in: TemporaryDirectory())
        #expect(try page.value("document.title") as? String == "2 different, 1 missing, 1 same")
        #expect(
            try page.value("document.getElementById('approved').textContent") as? String
                == "0 of 3 approved")
        try page.press("a")
        try page.wait(for: answer + " === 'approved'")
        #expect(try project.isApproved("a"))
        #expect(try !project.isApproved("new"))
        try page.press("j")
        try page.value("document.querySelector('article.current button.approve').click()")
        try page.wait(for: answer + " === 'approved'")
        #expect(try project.isApproved(ServedProject.oddName))
        #expect(
            try page.value("document.getElementById('approved').textContent") as? String
                == "2 of 3 approved")
        #expect(
            try page.value(
                "[...document.querySelectorAll('#list li')].map(item => item.className).join()")
                as? String == "approved,current approved,")
        // The state is kept when the page is loaded again.
        try page.open(server.address)
        #expect(
            try page.value("document.getElementById('approved').textContent") as? String
                == "2 of 3 approved")
        #expect(
            try page.value("document.querySelector('article.current').className") as? String
                == "current approved")
        #expect(
            try page.value("document.querySelector('article button.approve').disabled") as? Bool == true)
    }

    @Test func aKeyApprovesAllWithTheSameCauses() throws {
        let server = try RunningServer(for: project)
        let page = try BrowserPage(server.address, in: TemporaryDirectory())
        try page.press("A")
        try page.wait(for: "document.getElementById('approved').textContent === '2 of 3 approved'")
        #expect(try project.isApproved("a"))
        #expect(try project.isApproved(ServedProject.oddName))
        #expect(try !project.isApproved("new"))
        // A result without causes stands for itself.
        for key in ["j", "j", "A"] { try page.press(key) }
        try page.wait(for: "document.getElementById('approved').textContent === '3 of 3 approved'")
    }

    @Test func refusalsAreShown() throws {
        try project.directory.write("other", to: "goldens/a.png")
        let server = try RunningServer(for: project)
        let page = try BrowserPage(server.address, in: TemporaryDirectory())
        try page.press("a")
        try page.wait(for: answer + ".startsWith(\"the golden 'a.png' has changed\")")
        #expect(
            try page.value("document.querySelector('article.current .answer').className") as? String
                == "answer refused")
        #expect(
            try page.value("document.querySelector('article.current button.approve').disabled") as? Bool
                == false)
        try project.runAgain()
        try page.press("j")
        try page.press("a")
        try page.wait(for: answer + ".includes('another run')")
        #expect(try !project.isApproved(ServedProject.oddName))
    }

    @Test func everyViewShowsThePictures() throws {
        let server = try RunningServer(for: project)
        let page = try BrowserPage(server.address, in: TemporaryDirectory())
        let figures =
            "[...document.querySelectorAll('article.current figure')].filter(figure => figure.getClientRects().length)"
            + ".map(figure => figure.className).join()"
        for (key, expected) in [
            ("1", "difference"), ("2", "expected,actual"), ("3", "expected,actual"),
            ("4", "expected,actual"),
        ] {
            try page.press(key)
            #expect(try page.value(figures) as? String == expected)
            try page.wait(
                for:
                    "[...document.querySelectorAll('article.current img')].filter(image => image.getClientRects().length)"
                    + ".every(image => image.naturalWidth === 40 && image.naturalHeight === 60)")
        }
    }

    @Test func markupInNamesDoesNotRunAndNothingElseIsFetched() throws {
        let server = try RunningServer(for: project)
        let page = try BrowserPage(server.address, in: TemporaryDirectory())
        try page.press("j")
        for key in ["2", "3", "4"] { try page.press(key) }
        #expect(
            try page.value("document.querySelector('article.current h2').textContent") as? String
                == ServedProject.oddName + ".png")
        #expect(try page.value("document.querySelectorAll('img[src=x], [onerror]').length") as? Int == 0)
        try page.wait(for: "performance.getEntriesByType('resource').length >= 2")
        let fetched = try page.value(
            "performance.getEntriesByType('resource').map(entry => entry.name).join(' ')")
        for name in (fetched as? String ?? "").split(separator: " ") {
            #expect(name.hasPrefix(server.address), "\(name)")
        }
        // What the policy is for: markup that was not escaped, and answers of other servers.
        let blocked = try page.value(
            """
            new Promise(done => {
              const seen = [];
              document.addEventListener("securitypolicyviolation", event => seen.push(event.effectiveDirective));
              const markup = document.createElement("div"), script = document.createElement("script");
              document.body.append(markup, script);
              markup.innerHTML = `<img src="http://127.0.0.1:1/x" onerror="document.title='ran'">`;
              script.append("document.title = 'ran'");
              fetch("http://127.0.0.1:1/").catch(() => {});
              setTimeout(() => done(seen.join(" ")), 500);
            })
            """)
        let directives = Set((blocked as? String ?? "").split(separator: " ").map(String.init))
        #expect(
            directives.isSuperset(of: ["img-src", "script-src-attr", "script-src-elem", "connect-src"]),
            "\(directives)")
        #expect(try page.value("document.title") as? String == "2 different, 1 missing, 1 same")
    }
}
