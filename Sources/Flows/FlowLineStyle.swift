import Maquette
import ScreenDocuments

/// How the segues of a kind are drawn.
package struct FlowLineStyle {
    /// What the legend says.
    package var name: String
    /// The color, as in style sheets.
    package var color: String
    /// The lengths of dashes and gaps; nil for a solid line.
    package var dashes: String?

    /// Returns the style of a kind.
    ///
    /// Chosen: containment in quiet colors, navigation solid, presentation dashed, and what code decides dotted.
    static func style(of kind: StoryboardFlow.Kind) -> FlowLineStyle {
        switch kind {
        case .root: FlowLineStyle(name: "root of navigation", color: "#6b7280")
        case .tab: FlowLineStyle(name: "tab", color: "#0d9488")
        case .child: FlowLineStyle(name: "column or other child", color: "#6b7280", dashes: "6 3")
        case .embed: FlowLineStyle(name: "embed in container", color: "#7c3aed", dashes: "2 3")
        case .show: FlowLineStyle(name: "show, push", color: "#2563eb")
        case .showDetail: FlowLineStyle(name: "show detail", color: "#0284c7", dashes: "12 3")
        case .present: FlowLineStyle(name: "present modally", color: "#ea580c", dashes: "7 4")
        case .popover: FlowLineStyle(name: "popover", color: "#db2777", dashes: "4 2 1 2")
        case .unwind: FlowLineStyle(name: "unwind", color: "#15803d", dashes: "3 3")
        case .custom: FlowLineStyle(name: "custom", color: "#92400e", dashes: "10 3 2 3")
        }
    }
}
