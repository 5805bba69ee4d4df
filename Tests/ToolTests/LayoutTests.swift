import Foundation
import TestSupport
import Testing

@Suite("maquette layout") struct LayoutTests {
    @Test func theDocumentedForm() throws {
        let directory = try TemporaryDirectory()
        try directory.write(
            """
            root:
              subviews:
                - id: scroll
                  class: UIScrollView
                  frame: [1, 2, 30, 40]
                  subviews: [{id: inside, frame: [0, 0, 50, 60]}]
            """, to: "one.screen.yaml")
        let run = try Tool.run(
            ["layout", "one.screen.yaml", "--json", "--device", "iphone-8", "--locale", "ar"],
            in: directory.path)
        #expect(run.status == 0, "\(run.errors)")
        let head =
            #"{"schemaVersion":1,"screens":[{"input":"one.screen.yaml","scene":null,"state":null,"#
            + #""device":"iphone-8","orientation":"portrait","appearance":"light","textSize":"L","#
            + #""locale":"ar","direction":"rtl","size":{"width":375,"height":667},"scale":2,"views":["#
            + #"{"id":"root","class":"UIView","parent":null,"frame":{"x":0,"y":0,"width":375,"height":667},"#
            + #""hidden":false,"text":null,"ambiguous":false},"#
            + #"{"id":"scroll","class":"UIScrollView","parent":"root","#
            + #""frame":{"x":1,"y":2,"width":30,"height":40},"hidden":false,"text":null,"ambiguous":false,"#
            + #""contentSize":{"#
        #expect(run.text.hasPrefix(head), "\(run.text)")
        let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
        let screens = try #require(object?["screens"] as? [[String: Any]])
        #expect(screens.first?["diagnostics"] is [Any])
    }
}
