import Assets
import CoreGraphics
import Files
import FoundationAdditions
import Goldens
import ImageCodec
import Interaction
import InterfaceFiles
import Layout
import MyLayout
import PlaceholderViews
import QuartzCore
import RenderContext
import ResultCache
import ScreenBuilder
import ScreenDocuments
import ScreenFiles
import Scripts
import Typography
import UIKitCore
import YAML

/// All diagnostic codes.
public enum DiagnosticRegistry {
    /// The codes by module.
    public static let codes: [DiagnosticCode] =
        DiagnosticCode.filesCodes + DiagnosticCode.typographyCodes + DiagnosticCode.imageCodes
        + DiagnosticCode.assetCodes + DiagnosticCode.layoutCodes + DiagnosticCode.uikitCodes
        + DiagnosticCode.renderContextCodes + DiagnosticCode.coreGraphicsCodes
        + DiagnosticCode.foundationCodes + DiagnosticCode.quartzCoreCodes + DiagnosticCode.placeholderCodes
        + DiagnosticCode.navigationCodes
        + DiagnosticCode.findingCodes + DiagnosticCode.problemListCodes + DiagnosticCode.yamlCodes
        + DiagnosticCode.screenDocumentsCodes + DiagnosticCode.interfaceFilesCodes
        + DiagnosticCode.screenFilesCodes + DiagnosticCode.screenBuilderCodes
        + DiagnosticCode.myLayoutCodes
        + DiagnosticCode.scriptCodes + DiagnosticCode.interactionCodes + DiagnosticCode.goldenCodes
        + DiagnosticCode.resultCacheCodes
        + DiagnosticCode.maquetteCodes + DiagnosticCode.portingCodes + DiagnosticCode.appBuilderCodes
        + DiagnosticCode.swiftUICoreCodes

    /// Returns the code of a name.
    public static func code(named name: String) -> DiagnosticCode? { codes.first { $0.name == name } }

    /// The page of the documentation that lists all codes by name.
    package static var documentation: String {
        let areas = Dictionary(grouping: codes) { $0.name.prefix { $0 != "." } }
        let sections = areas.sorted { $0.key < $1.key }.map { area, codes in
            "## \(area)\n\n"
                + codes.sorted { $0.name < $1.name }.map(\.documentation).joined(separator: "\n")
        }
        return ([introduction] + sections).joined(separator: "\n")
    }

    private static let introduction = """
        # Diagnostics

        Every diagnostic has a code, which the terminal shows at the end of the line and `--json` as `code`.
        Messages may be reworded from version to version; codes keep their meaning.

            home.screen.yaml:12:5: warning: image 'logo' was not found (header) [image.missing]

        An error means that an input could not be read or rendered, a warning that something is drawn differently than \
        specified, and a note is information.
        In a screen that was drawn all the same, errors count as warnings, and so do the errors of a component of a \
        custom class.
        With `--strict`, a run fails if there is a warning.
        `maquette lint` raises some codes to errors, as stated below.
        The codes `text.truncated`, `text.overlap`, `text.outside` and `pages.count` can be listed in `ignoredFindings` of a view.

        This page is generated from the source code by the tests.

        """
}

extension DiagnosticCode {
    fileprivate var documentation: String {
        let lint = lintSeverity.map { "; \($0) in `maquette lint`" } ?? ""
        return """
            ### `\(name)`

            \(title.prefix(1).uppercased())\(title.dropFirst()) (\(severity)\(lint)).

            \(cause.replacing(". ", with: ".\n"))

            \(remedy.replacing(". ", with: ".\n"))

            """
    }
}
