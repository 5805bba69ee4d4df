import Diagnostics
import Geometry
import ScreenFiles
import UIKit

/// Converts the values of files to UIKit's types, and reports values that are not supported.
struct ValueConverter {
    /// The location of the value.
    var place: Place?
    /// The id of the element.
    var view: String

    /// Reports something about the value.
    func report(_ message: String, hints: [String] = []) {
        RenderEnvironment.current.report(
            Diagnostic(.warning, message, at: place, view: view, hints: hints))
    }
}
