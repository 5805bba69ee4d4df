import Diagnostics
import Geometry
import Testing

@testable import Goldens

@Suite struct GoldenReportTests {
    @Test func jsonKeepsTheDocumentedOrder() {
        let difference = PixelDifference(
            expectedSize: PixelSize(width: 2, height: 2), actualSize: PixelSize(width: 2, height: 2),
            differingPixelCount: 1, largestChannelDifference: 9,
            boundingBox: PixelRect(minX: 1, minY: 0, maxX: 2, maxY: 1))
        let report = GoldenReport(
            mode: .never,
            results: [
                GoldenResult(name: "a", kind: .layout, outcome: .same, goldenPath: "g/a.layout.txt"),
                GoldenResult(
                    name: "b\"", kind: .picture,
                    outcome: .pixelsDiffer(difference, box: difference.boundingBox(scale: 2)),
                    goldenPath: "g/b.png",
                    evidence: .init(expected: "o/e.png", actual: "o/a.png", difference: "o/d.png"),
                    origin: GoldenOrigin(
                        input: "s.yaml", state: "open",
                        conditions: [.init(name: "device", value: "iphone-8")]),
                    explanation: DifferenceExplanation(
                        comparedPixelCount: 4,
                        clusters: [
                            PixelCluster(
                                box: Rect(x: 0.5, y: 0, width: 0.5, height: 0.5), pixelCount: 1, views: ["v"])
                        ],
                        clusterCount: 1, stage: .layout,
                        causes: [
                            DifferenceCause(
                                message: "v.hidden changed", view: "v", attribute: "hidden", from: "false",
                                to: "true", file: "s.yaml", line: 3, affected: 0)
                        ]),
                    approval: "maquette approve b"),
                GoldenResult(name: "c", kind: .commands, outcome: .missing, goldenPath: "g/c"),
            ])
        let expected = [
            #"{"schemaVersion":1,"record":"never","total":3,"passed":1,"missing":1,"exitCode":0,"results":["#,
            #"{"name":"a","kind":"layout","outcome":"same","golden":"g/a.layout.txt","difference":null,"#,
            #""expectedFile":null,"actualFile":null,"differenceFile":null},"#,
            #"{"name":"b\"","kind":"picture","outcome":"different","golden":"g/b.png","difference":"#,
            #"{"pixels":1,"largestChannelDifference":9,"box":{"x":0.5,"y":0,"width":0.5,"height":0.5},"#,
            #""scale":2,"expectedPixels":{"width":2,"height":2},"actualPixels":{"width":2,"height":2}},"#,
            #""expectedFile":"o/e.png","actualFile":"o/a.png","differenceFile":"o/d.png","#,
            #""reason":"pixels","pixels":1,"comparedPixels":4,"#,
            #""clusters":[{"x":0.5,"y":0,"width":0.5,"height":0.5,"pixels":1,"views":["v"]}],"#,
            #""clusterCount":1,"stage":"layout","causes":[{"message":"v.hidden changed","view":"v","#,
            #""attribute":"hidden","from":"false","to":"true","file":"s.yaml","line":3,"affected":0}],"#,
            #""stripFile":null,"approve":"maquette approve b","input":"s.yaml","scene":null,"state":"open","#,
            #""device":"iphone-8"},"#,
            #"{"name":"c","kind":"commands","outcome":"missing","golden":"g/c","difference":null,"#,
            #""expectedFile":null,"actualFile":null,"differenceFile":null,"#,
            #""reason":"missing","pixels":null,"comparedPixels":null,"clusters":[],"clusterCount":0,"#,
            #""stage":null,"causes":[],"stripFile":null,"approve":null}]}"#,
        ]
        #expect(report.json == expected.joined())
    }
}
