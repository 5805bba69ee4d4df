import Diagnostics
import Geometry
import ScreenDocuments
import UIKitCore

/// Converts the values of files to UIKit's types, and reports values that are not supported.
struct ValueConverter {
    /// The location of the value.
    var place: Place?
    /// The id of the element.
    var view: String

    /// Reports a diagnostic about the value.
    func report(
        _ code: DiagnosticCode, _ message: String, of subject: String? = nil, hints: [String] = []
    ) {
        let subjects = subject.map { [Diagnostic.Subject($0)] } ?? []
        RenderEnvironment.current.report(
            Diagnostic(code, message, of: subjects, at: place, view: view, hints: hints))
    }
}
