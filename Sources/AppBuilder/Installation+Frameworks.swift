import Files
import Processes
import SwiftPorting

extension Installation {
    /// The names of the frameworks' stubs in the library; nil if it has all of them.
    ///
    /// In a clone, the library begins without any, and gets those that apps import.
    var linkedFrameworks: Set<String>? {
        guard let text = try? readText("\(buildFolder)/lib\(Self.libraryName).frameworks", as: .source) else {
            return nil
        }
        return Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// Returns the stubs that stand for modules and that a library does not have.
    ///
    /// - Parameters:
    ///   - modules: The names of the modules as sources for iOS import them.
    ///   - linked: The names of the stubs in the library; nil if it has all.
    /// - Returns: The names of the stubs, sorted.
    static func missingFrameworks(of modules: [String], linked: Set<String>?) -> [String] {
        guard let linked else { return [] }
        let named = modules.map { BuildCondition.renamedModules[$0] ?? $0 }
        return Set(named).intersection(BuildCondition.frameworkStubs).subtracting(linked).sorted()
    }

    /// Builds the stubs that stand for modules, unless the library has them. That takes a few seconds each.
    ///
    /// - Parameter modules: The names of the modules as sources for iOS import them.
    /// - Throws: If they cannot be built; the build has said why.
    func addFrameworks(importedAs modules: [String]) throws(AppBuildError) {
        let missing = Self.missingFrameworks(of: modules, linked: linkedFrameworks)
        guard !missing.isEmpty else { return }
        var build = Program(sourceFolder + "/scripts/build-release", ["maquette-app-builder"] + missing)
        build.errors = .inherited
        let succeeded: Bool
        do throws(ProgramError) { succeeded = try build.run().succeeded } catch {
            throw AppBuildError("\(error)", hints: [error.remedy])
        }
        guard succeeded else {
            throw AppBuildError(
                "the frameworks \(missing.joined(separator: ", ")) cannot be built",
                hints: ["the messages above say why"])
        }
    }
}
