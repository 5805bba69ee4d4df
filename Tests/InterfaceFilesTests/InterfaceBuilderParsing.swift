import Diagnostics
import InterfaceFiles
import ScreenDocuments
import TestSupport
import Testing

extension IB {
    /// Returns the document of a text and its diagnostics.
    static func parse(_ text: String) -> (document: ScreenDocument?, diagnostics: [Diagnostic]) {
        parseInterfaceBuilderFile(Array(text.utf8), file: "Main.storyboard")
    }

    /// Returns the only scene of a storyboard whose root view contains `inside`, without diagnostics.
    static func only(
        _ inside: String, controller: String = "", resources: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> SceneDocument {
        let result = parse(storyboard(scene(inside, controller: controller), resources: resources))
        #expect(
            !result.diagnostics.contains { $0.severity > .note }, "\(result.diagnostics)",
            sourceLocation: sourceLocation)
        return try #require(result.document?.scenes.first, sourceLocation: sourceLocation)
    }
}
