import Foundation
import TestSupport
import Testing

@testable import Goldens

/// The HTML report in a real browser.
@Suite(.enabled(if: Chromium.path != nil, "chromium is not installed"), .serialized)
struct ReportInBrowserTests {
    private func result(of script: String, decoration: String = "") throws -> [String: Any] {
        let sample = try SampleReport(decoration: decoration)
        #expect(sample.folder.write(sample.report, as: [.html], evidenceLimit: 100).isEmpty)
        let result = try Chromium.result(of: script, in: sample.directory)
        #expect(result["error"] == nil, "\(result)")
        return result
    }

    private func texts(_ value: Any?) -> [String] { value as? [String] ?? [] }

    @Test func keysMoveBetweenResultsAndClusters() throws {
        let result = try result(
            of: """
                const current = () => all("article").filter(seen).map(entry => entry.id).join();
                const boxes = () => all("article.current .box.current").map(box => {
                  const image = box.parentElement.querySelector("img").getBoundingClientRect();
                  const rect = box.getBoundingClientRect();
                  return [(rect.x - image.x) / image.width, (rect.y - image.y) / image.height,
                    rect.width / image.width, rect.height / image.height].map(part => Math.round(part * 200) * 5).join(" ");
                });
                press("2");
                result.results = [current()];
                for (const key of ["j", "j", "j", "j", "k", "k"]) {
                  press(key);
                  result.results.push(current());
                }
                result.before = boxes();
                press("n"); result.first = boxes();
                press("n"); result.second = boxes();
                press("n"); result.third = boxes();
                press("p"); result.last = boxes();
                result.listed = all(".clusters li.current").map(item => item.textContent);
                all("#next")[0].click();
                result.button = current();
                all("#list a")[0].click();
                result.link = current();
                """)
        #expect(
            texts(result["results"])
                == [2, 3, 4, 5, 5, 4, 3].map { "result-\($0)" })
        // The clusters at 5, 10 with 10 x 5 points and at 0.5, 20 with 5 x 5, in pictures of 20 x 30 points:
        // parts of the picture in thousandths, rounded to five because browsers align boxes.
        let first = "250 335 500 165", second = "25 665 250 165"
        #expect(texts(result["before"]) == [])
        #expect(texts(result["first"]) == [first, first])
        #expect(texts(result["second"]) == [second, second])
        #expect(texts(result["third"]) == [first, first])
        #expect(texts(result["last"]) == [second, second])
        #expect(texts(result["listed"]) == ["0.5 20 5 5, 30 pixels"])
        #expect(result["button"] as? String == "result-4")
        #expect(result["link"] as? String == "result-2")
    }

    @Test func everyWayToShowPictures() throws {
        let result = try result(
            of: """
                press("j");
                const figures = () => all("article.current figure").filter(seen).map(item => item.className);
                const frames = () => all("article.current .expected .frame, article.current .actual .frame");
                const overlap = () => {
                  const [one, other] = frames().map(item => item.getBoundingClientRect());
                  return one.x === other.x && one.y === other.y;
                };
                const images = () => all("article.current .expected img, article.current .actual img")
                  .filter(seen).map(item => item.alt);
                const clip = () => view.getComputedStyle(frames()[1]).clipPath;
                result.start = figures();
                result.loaded = all("article.current img").map(image => image.naturalWidth).join();
                press("2"); result.sides = figures(); result.apart = !overlap();
                press("3"); result.slider = figures(); result.over = overlap(); result.clips = [clip()];
                press("ArrowRight"); press("ArrowRight"); result.clips.push(clip());
                press("ArrowLeft"); result.clips.push(clip());
                all("#split")[0].value = 10;
                all("#split")[0].dispatchEvent(new view.Event("input"));
                result.clips.push(clip());
                press("4"); result.over = result.over && overlap(); result.blink = [];
                for (let turn = 0; turn < 4; turn++) {
                  result.blink.push(images().join());
                  await wait(500);
                }
                press("1"); result.end = figures();
                result.pressed = all("[aria-pressed=true]").map(item => item.textContent);
                press("j"); press("j");
                result.missing = figures();
                """)
        #expect(texts(result["start"]) == ["difference"])
        #expect(result["loaded"] as? String == "40,40,40")
        #expect(texts(result["sides"]) == ["expected", "actual"])
        #expect(texts(result["slider"]) == ["expected", "actual"])
        #expect(result["apart"] as? Bool == true)
        #expect(result["over"] as? Bool == true)
        #expect(
            texts(result["clips"]) == [50, 60, 55, 10].map { "inset(0px 0px 0px \($0)%)" })
        let blink = texts(result["blink"])
        #expect(Set(blink) == ["expected", "actual"])
        #expect(zip(blink, blink.dropFirst()).allSatisfy { $0 != $1 }, "\(blink)")
        #expect(texts(result["end"]) == ["difference"])
        #expect(texts(result["pressed"]) == ["Difference"])
        #expect(texts(result["missing"]) == ["actual"])
    }

    @Test func filters() throws {
        let result = try result(
            of: """
                const links = () => all("#list li").filter(seen).map(item => item.textContent.split(" ").pop());
                const set = (id, value, event) => {
                  const field = page.getElementById(id);
                  field.value = value;
                  field.dispatchEvent(new view.Event(event, { bubbles: true }));
                };
                result.all = links();
                set("text", "IPHONE-X", "input"); result.text = links();
                result.shown = all("article").filter(seen).map(entry => entry.id);
                result.count = page.getElementById("count").textContent;
                press("Escape", page.getElementById("text")); result.escaped = links();
                set("reason", "missing", "change"); result.reason = links();
                set("text", "nothing", "input"); result.none = links();
                result.empty = all("article").filter(seen).length;
                press("Escape");
                all("#causes button")[0].click(); result.cause = links();
                all("#allCauses")[0].click(); result.causes = links();
                press("/"); result.focus = page.activeElement.id;
                press("j", page.activeElement);
                result.typed = all("article").filter(seen).map(entry => entry.id);
                """)
        let everything = ["list.layout.txt", "home.iphone-8.png", "home.iphone-x.png", "new.png"]
        #expect(texts(result["all"]) == everything)
        #expect(texts(result["text"]) == ["home.iphone-x.png"])
        #expect(texts(result["shown"]) == ["result-4"])
        #expect(result["count"] as? String == "1 of 4")
        #expect(texts(result["escaped"]) == everything)
        #expect(texts(result["reason"]) == ["new.png"])
        #expect(texts(result["none"]) == [])
        #expect(result["empty"] as? Int == 0)
        #expect(texts(result["cause"]) == ["home.iphone-8.png", "home.iphone-x.png"])
        #expect(texts(result["causes"]) == everything)
        #expect(result["focus"] as? String == "text")
        #expect(texts(result["typed"]).count == 1)
    }

    @Test func markupInNamesDoesNotRun() throws {
        let decoration = SampleReport.markup.replacing("/", with: "")
        let result = try result(
            of: """
                for (const key of ["j", "n", "2", "3", "4", "j", "j"]) press(key);
                await wait(1000);
                result.title = page.title;
                result.heading = all("article h2")[1].textContent;
                result.images = all("img[src=x], [onerror]").length;
                result.scripts = all("script").length;
                result.fetched = view.performance.getEntriesByType("resource").map(entry => entry.name)
                  .filter(name => !name.startsWith("data:"));
                // What the policy is for: markup that was not escaped.
                result.blocked = [];
                page.addEventListener("securitypolicyviolation", event => {
                  result.blocked.push(event.effectiveDirective);
                });
                const markup = page.createElement("div"), script = page.createElement("script");
                page.body.append(markup, script);
                markup.innerHTML = "<img src=x onerror=\\"document.title='ran'\\">";
                script.append("document.title = 'ran'");
                await wait(1000);
                result.after = page.title;
                """, decoration: decoration)
        let title = "1 not rendered, 3 different, 1 missing, 1 same"
        #expect(result["title"] as? String == title)
        #expect(result["after"] as? String == title)
        #expect(result["heading"] as? String == "home.iphone-8\(decoration).png")
        #expect(result["images"] as? Int == 0)
        #expect(result["scripts"] as? Int == 1)
        #expect(texts(result["fetched"]) == [])
        #expect(
            Set(texts(result["blocked"])).isSuperset(of: ["img-src", "script-src-attr", "script-src-elem"]),
            "\(result)")
    }

    @Test func thePageBeginsWithItsCausesAndStaysWhereItIs() throws {
        let result = try result(
            of: """
                frame.height = 200;
                await wait(300);
                result.start = view.scrollY;
                result.address = view.location.hash;
                view.scrollTo(0, 150);
                const before = view.scrollY;
                press("j"); press("j");
                result.moved = view.scrollY - before;
                result.end = view.location.hash;
                """)
        #expect(result["start"] as? Double == 0)
        #expect(result["address"] as? String == "")
        #expect(result["moved"] as? Double == 0)
        #expect(result["end"] as? String == "#result-4")
    }

    @Test func aResultIsOpenedByItsAddress() throws {
        let result = try result(
            of: """
                frame.onload = null;
                view.location.hash = "#result-5";
                await new Promise(done => { frame.onload = done; view.location.reload(); });
                const entries = Array.from(frame.contentDocument.querySelectorAll("article.current"));
                result.shown = entries.map(entry => entry.id);
                """)
        #expect(texts(result["shown"]) == ["result-5"])
    }
}
