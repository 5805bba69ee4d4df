import ArgumentParser
import Maquette

/// What lies between the stages, as text.
enum EmittedStage: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// The document that was read.
    case document
    /// The finished frames.
    case layout
    /// The drawing steps.
    case commands

    /// What follows a name in a file of it.
    var fileExtension: String { ".\(rawValue).txt" }

    /// How far a screen is rendered for it.
    var stage: RenderStage { self == .commands ? .commands : .layout }
}
