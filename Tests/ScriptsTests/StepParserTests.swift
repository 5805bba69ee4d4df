import Geometry
import Testing

@testable import Scripts

/// The text of steps: what each line means, and what is said of wrong ones.
@Suite struct StepParserTests {
    /// Lines with the steps they are.
    static let lines: [(text: String, step: Step)] = [
        ("tap next", .tap("next")),
        ("tap \"Add Item\"", .tap("Add Item")),
        ("tap at 20,40.5", .tap(x: 20, y: 40.5)),
        ("double tap photo", .doubleTap("photo")),
        ("double tap at 1, 2", .doubleTap(x: 1, y: 2)),
        ("long press row[1]", .longPress("row[1]")),
        ("long press row for 2", .longPress("row", for: 2)),
        ("swipe left", .swipe(.left)),
        ("swipe up on page1/list", .swipe(.up, on: "page1/list")),
        (
            "drag thumb to 200,40",
            Step(.drag(.view("thumb"), to: .target(.point(Point(x: 200, y: 40))), duration: 0.5))
        ),
        ("drag thumb to bin over 1.5", .drag("thumb", to: "bin", over: 1.5)),
        ("drag thumb by 0,-120", .drag("thumb", byX: 0, y: -120)),
        ("drag from 10,10 to 20,20", .drag(from: Point(x: 10, y: 10), to: Point(x: 20, y: 20))),
        ("pinch photo by 2", .pinch("photo", by: 2)),
        ("pinch at 200,300 by 0.5", .pinch(x: 200, y: 300, by: 0.5)),
        ("scroll list to 0,200", .scroll("list", to: .offset(Point(x: 0, y: 200)))),
        ("scroll list by 0,-20", .scroll("list", to: .by(Point(x: 0, y: -20)))),
        ("scroll list to bottom", .scroll("list", to: .edge(.bottom))),
        ("scroll pages page 2", .scroll("pages", to: .page(2))),
        ("type \"a \\\"b\\\"\\n\" in field", .type("a \"b\"\n", in: "field")),
        ("type \u{201C}hello\u{201D}", .type("hello")),
        ("focus field", .focus("field")),
        ("dismiss keyboard", .dismissKeyboard),
        ("rotate", .rotate()),
        ("rotate landscape", .rotate(to: .landscape)),
        ("select row 2", .selectRow(2)),
        ("select row 2 of section 1 in cities", .selectRow(2, section: 1, in: "cities")),
        ("select row \"Paris\" in cities", .selectRow(titled: "Paris", in: "cities")),
        ("delete row 0 in cities", .deleteRow(0, in: "cities")),
        ("delete row \"Paris\"", .deleteRow(titled: "Paris")),
        ("switch tab 1", .switchTab(1)),
        ("switch tab \"More\"", .switchTab(titled: "More")),
        ("back", .back),
        ("dismiss", .dismiss),
        ("set title.text = Hello there", .set("title", "text", to: "Hello there")),
        ("set \"a b\".font = {size: 20}", .set("a b", "font", to: "{size: 20}")),
        ("wait 0.3", .wait(0.3)),
        ("expect title.text == \"Hello\"", .expect("title", .text, "Hello")),
        ("expect title.text != \"Hello\"", .expect("title", .text, .notEqual, "Hello")),
        ("expect page1/error.isHidden", .expect("page1/error", .isHidden)),
        ("expect toast.exists == false", .expect("toast", .exists, false)),
        ("expect dots.page == 1", .expect("dots", .page, 1)),
        ("expect box.height >= 44", .expect("box", .height, .greaterOrEqual, 44)),
        ("capture second", .capture("second")),
        ("capture second at 0.15", .capture("second", at: 0.15)),
    ]

    @Test("a line is the step it says", arguments: lines.map(\.text))
    func meaning(text: String) throws {
        let step = try #require(Self.lines.first { $0.text == text }).step
        #expect(try StepParser.step(text) == step)
    }

    @Test("a step's description is read as the same step", arguments: lines.map(\.step))
    func description(step: Step) throws {
        #expect(try StepParser.step("\(step)") == step)
    }

    @Test("every step can be written and has an example here")
    func verbs() {
        for verb in StepParser.verbs {
            #expect(Self.lines.contains { $0.text == verb || $0.text.hasPrefix(verb + " ") }, "\(verb)")
        }
    }

    /// Wrong lines, the offset of the error and its message.
    static let errors: [(text: String, offset: Int, message: String, hint: String?)] = [
        ("", 0, "a step is expected here, found nothing", nil),
        ("tpa next", 0, "there is no step 'tpa'", "did you mean 'tap'?"),
        ("tap", 3, "a view is expected here, found nothing", nil),
        ("tap at 20", 9, "a comma and a number is expected here, found nothing", nil),
        ("tap next now", 9, "'now' is too much: the step is complete before it", nil),
        ("double next", 7, "'tap' is expected here, found 'next'", nil),
        ("swipe lefd", 6, "'lefd' is none of left, right, up, down", "did you mean 'left'?"),
        ("drag thumb", 10, "'to' or 'by' is expected here, found nothing", "drag thumb to 200,40"),
        ("pinch photo", 11, "'by' is expected here, found nothing", "pinch photo by 2"),
        ("pinch photo by 0", 15, "factors are from 0.05 to 20", nil),
        ("type hello", 5, "a text in quotes is expected here, found 'hello'", nil),
        ("type \"hello", 5, "the closing quote is missing", nil),
        ("type \"a\\x\"", 7, "'\\x' has no meaning in quotes", "known: \\\", \\\\, \\n, \\t"),
        ("select row -1", 11, "the number of a row, from 0 is expected here, found '-1'", nil),
        (
            "switch tab More", 11,
            "the number of a tab, from 0, or its title in quotes is expected here, found 'More'", nil
        ),
        ("wait -1", 5, "seconds are from 0 to 600", nil),
        ("wait nan", 5, "a number of seconds is expected here, found 'nan'", nil),
        ("expect title == \"a\"", 7, "'title' names no property", "write title.text"),
        ("expect title.txt == \"a\"", 7, "nothing can be expected of 'txt'", "did you mean 'text'?"),
        ("expect title.text < \"a\"", 18, "text is compared by == and !=", nil),
        ("expect title.text == a", 21, "a text in quotes is expected here, found 'a'", nil),
        ("set title = a", 4, "'title' names no attribute", "write title.text"),
        ("set title.text", 14, "'=' is expected here, found nothing", "set title.text = Hello"),
        ("capture a/b", 8, "the name of a picture consists of letters, digits, - and _, found 'a/b'", nil),
        ("capture a at x", 13, "a number of seconds is expected here, found 'x'", nil),
    ]

    @Test("a wrong line says what is wrong, where, and what was meant", arguments: errors.map(\.text))
    func refusal(text: String) throws {
        let expected = try #require(Self.errors.first { $0.text == text })
        do throws(StepSyntaxError) {
            let step = try StepParser.step(text)
            Issue.record("read as \(step)")
        } catch {
            #expect(error.message == expected.message)
            #expect(error.offset == expected.offset)
            if let hint = expected.hint { #expect(error.hints.contains(hint)) }
        }
    }
}
