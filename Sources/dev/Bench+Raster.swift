import Foundation
import Goldens

extension Bench {
    /// Drawing and encoding alone, of the scenes in a folder; their pictures go to another, if one is named.
    static func raster(_ arguments: [String]) -> Int32 {
        guard let folder = arguments.first else {
            print("dev bench raster FOLDER [OUTPUT]: the folder holds scene.json and assets")
            return 2
        }
        do {
            try RasterBenchmark(folder: folder, output: arguments.dropFirst().first).run { figure in
                var members: [JSONValue.Member] = [
                    JSONValue.Member(name: "bench", value: .string("raster")),
                    JSONValue.Member(name: "scene", value: .string(figure.scene)),
                    JSONValue.Member(name: "stage", value: .string(figure.stage)),
                    JSONValue.Member(name: "threads", value: .integer(figure.threads)),
                    JSONValue.Member(
                        name: "medianMilliseconds", value: .number(rounded(figure.median.clock * 1e3))),
                    JSONValue.Member(
                        name: "processorMilliseconds",
                        value: .number(rounded(figure.median.processor * 1e3))),
                ]
                if let first = figure.first {
                    members.append(
                        JSONValue.Member(name: "firstMilliseconds", value: .number(rounded(first * 1e3))))
                }
                if let bytes = figure.bytes {
                    members.append(JSONValue.Member(name: "bytes", value: .integer(bytes)))
                }
                print(JSONValue.object(members).text)
            }
        } catch {
            print("the scenes could not be drawn: \(error)")
            return 1
        }
        return 0
    }
}
