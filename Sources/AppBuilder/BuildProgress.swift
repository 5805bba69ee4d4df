import Files

/// How far a build has come.
package struct BuildProgress: Hashable, Sendable {
    /// What is being done.
    package enum Step: String, Sendable {
        /// The project's files are read.
        case reading
        /// The compiler checks or compiles a module.
        case compiling
        /// The program is linked.
        case linking
    }

    /// What is being done.
    package var step: Step
    /// The name of the module; nil unless one is compiled.
    package var module: String?
    /// The place of the module among all, from 1; zero for none.
    package var index = 0
    /// The number of modules.
    package var moduleCount = 0
    /// The number of sources of the module.
    package var fileCount = 0
    /// How often the compiler was run for the module, from 1: each run leaves out what the one before refused.
    package var round = 0

    /// A line for a terminal.
    package var text: String {
        switch step {
        case .reading: "reading the project"
        case .linking: "linking the app's program"
        case .compiling:
            "compiling \(module ?? "") (\(index) of \(moduleCount)): \(fileCount) \(fileCount == 1 ? "file" : "files")"
                + (round > 1 ? ", round \(round)" : "")
        }
    }

    /// A line for programs: an object in JSON after the word `progress`.
    package var line: String {
        let json = JSONValue.members([
            "step": .string(step.rawValue), "module": .optional(module), "index": .integer(index),
            "modules": .integer(moduleCount), "files": .integer(fileCount), "round": .integer(round),
        ])
        return "progress " + json.text
    }
}
