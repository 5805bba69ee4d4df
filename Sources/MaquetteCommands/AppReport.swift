import Files
import Foundation

/// What became of the classes of an app, as the build has written it.
struct AppReport: Decodable {
    private struct Module: Decodable {
        var name: String
        var classes: [Class]
    }

    private struct Class: Decodable {
        var name, file, status: String
        var leftOut: [String]
    }

    private var modules: [Module]
    private var path = ""

    private enum CodingKeys: String, CodingKey { case modules }

    /// Reads the report in the folder of a build; nil if there is none.
    init?(in folder: String) {
        let path = folder + "/report.json"
        guard let bytes = try? readFile(path, as: .report),
            let report = try? JSONDecoder().decode(AppReport.self, from: Data(bytes))
        else { return nil }
        self = report
        self.path = path
    }

    private var classes: [Class] { modules.flatMap(\.classes) }

    /// How many classes run, and where the reasons stand.
    var summary: String {
        let complete = classes.count { $0.status == "complete" },
            partial = classes.count { $0.status == "partial" }
        return "\(complete + partial) of \(classes.count) classes run, "
            + "\(partial) without some of their code; \(path) says why"
    }

    /// What became of each class, with the first reasons.
    var classLines: [String] {
        classes.map { entry in
            let word =
                switch entry.status {
                case "complete": "runs"
                case "partial": "runs in part"
                default: "left out"
                }
            let reasons = entry.leftOut.prefix(3).joined(separator: "; ")
            let more = entry.leftOut.count > 3 ? "; and \(entry.leftOut.count - 3) more" : ""
            return "\(entry.name): \(word)" + (reasons.isEmpty ? "" : " (\(entry.file): \(reasons)\(more))")
        }
    }
}
