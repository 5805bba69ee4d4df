import Foundation
import Pages
import TestSupport
import Testing

/// Functions of the programs of pages, called one by one in a browser.
@Suite(.enabled(if: Chromium.path != nil, "chromium is not installed"), .serialized)
struct ScriptFunctionTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// Opens a page with a body and a program.
    private func page(_ body: String, _ program: String) throws -> BrowserPage {
        let text =
            "<!doctype html>\n<meta charset=\"utf-8\">\n<body>\(body)<script>\(program)</script></body>\n"
        try directory.write(text, to: "page.html")
        return try BrowserPage("file://\(directory.path)/page.html", in: directory)
    }

    /// Evaluates expressions, whose values are compared as JSON.
    private func check(_ expectations: KeyValuePairs<String, String>, on page: BrowserPage) throws {
        for (expression, expected) in expectations {
            let value = try page.value("JSON.stringify(\(expression))") as? String
            #expect(value == expected, "\(expression)")
        }
    }

    @Test(arguments: ScriptRuleTests.programs) func programsParseStrictly(
        program: ScriptRuleTests.Program
    ) throws {
        let page = try page("", "")
        let text = try JSONEncoder().encode(program.text)
        let function = "new Function('\"use strict\";' + \(String(decoding: text, as: UTF8.self))).length"
        #expect(try page.value(function) as? Int == 0)
    }

    @Test func galleryNamesFiles() throws {
        let page = try page(GalleryFiles.body, GalleryFiles.program)
        try check(
            [
                #"[counted(1, "scene"), counted(2, "scene")]"#: #"["1 scene","2 scenes"]"#,
                #"[base("a/b.xib"), base("b.xib"), folder("a/b.xib"), folder("b.xib")]"#:
                    #"["b.xib","b.xib","a",""]"#,
                #"["a/Main.storyboard", "login.screen.yaml", "x.json", "Cell.XIB"].map(stem)"#:
                    #"["Main","login","x","Cell"]"#,
                #"ownFolders("./app/Base.lproj/Main.storyboard")"#: #"["app"]"#,
                #"commonFolders(["a/b/x.xib", "a/c/y.xib"])"#: "1",
                #"commonFolders(["a/b/x.xib", "a/b/y.xib"])"#: "2",
            ], on: page)
    }

    @Test func galleryFindsScenesByWords() throws {
        let page = try page(GalleryFiles.body, GalleryFiles.program)
        let scene = """
            { title: "Login", names: "UILabel", texts: "Welcome", images: "logo", errors: 0, warnings: 0, \
            all: "login uilabel welcome logo" }
            """
        try check(
            [
                "matches(\(scene), [])": "true",
                #"matches(\#(scene), ["log", "welcome"])"#: "true",
                #"matches(\#(scene), ["log", "other"])"#: "false",
                #"matches(\#(scene), ["class:uilabel", "text:come"])"#: "true",
                #"matches(\#(scene), ["text:uilabel"])"#: "false",
                #"foldLine([{ fold: "blank" }, { fold: "shell" }, { fold: "shell" }])"#:
                    #""1 blank, 2 shells""#,
            ], on: page)
    }

    @Test func galleryMakesElementsOfTextAlone() throws {
        let page = try page(GalleryFiles.body, GalleryFiles.program)
        try check(
            [
                #"make("p", "name", "<b>", null, undefined).outerHTML"#:
                    #""<p class=\"name\">&lt;b&gt;</p>""#,
                #"draw("rect", { x: 1 }).namespaceURI"#: #""http://www.w3.org/2000/svg""#,
                #"[store("test", "value"), stored("test"), store("test", ""), stored("test")].slice(1)"#:
                    #"["value",null,null]"#,
            ], on: page)
    }

    /// A page of a report with two results of two causes.
    private static let results = """
        <h1></h1>\(ReportFiles.controls)<p id="count"></p>
        <nav><ol id="list"><li>one</li><li>two</li></ol></nav>
        <article id="result-1" data-reason="layout" data-causes="0"><b>one</b></article>
        <article id="result-2" data-reason="pixels" data-causes="0 1"><b>two</b></article>
        """

    @Test func reportFiltersAndMoves() throws {
        let page = try page(Self.results, ReportFiles.program)
        try check(
            [
                "[visible.length, current.id]": #"[2,"result-1"]"#,
                #"[step(1), current.id, step(1), current.id, step(-5), current.id]"#:
                    #"[null,"result-2",null,"result-2",null,"result-1"]"#,
                #"[find("text").value = "two", filter(), visible.length, current.id]"#:
                    #"["two",null,1,"result-2"]"#,
                #"[clear(), visible.length, find("count").textContent]"#: #"[null,2,"2 of 2"]"#,
                #"[cause = "1", filter(), visible.map(entry => entry.id)]"#: #"["1",null,["result-2"]]"#,
                #"[setSplit(120), find("split").value, body.style.getPropertyValue("--split")]"#:
                    #"[null,"100","100%"]"#,
            ], on: page)
    }

    @Test func filmShowsThePictureOfATime() throws {
        let body = """
            <img id="picture"><button id="play"></button><input type="range" id="time" max="500">
            <output id="now"></output><p id="marks"></p>
            <ol id="events"><li data-time="0">a</li><li data-time="200">b</li></ol>
            """
        let program = #"const frames = [[0, "AAAA"], [100, "BBBB"], [400, "CCCC"]], end = 500;"# + "\n"
        let page = try page(body, program + FilmFiles.program)
        let state =
            #"[picture.src.slice(-4), now.value, timed.map(line => line.className), slider.value]"#
        try check(
            [
                state: #"["AAAA","0.000",["done",""],"0"]"#,
                "[show(150), ...\(state)]": #"[null,"BBBB","0.150",["done",""],"150"]"#,
                "[show(400), ...\(state)]": #"[null,"CCCC","0.400",["done","done"],"400"]"#,
            ], on: page)
    }
}
