import ArgumentParser
import Maquette

/// An intermediate result that can be printed as text.
enum EmittedStage: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// The parsed document.
    case document
    case layout
    /// The drawing commands.
    case commands
    /// What happened: delegate calls, appearance, actions, steps.
    case events

    /// The file name extension of the text.
    var fileExtension: String { ".\(rawValue).txt" }

    /// The stage to render to.
    var stage: RenderStage { self == .commands ? .commands : .layout }
}
