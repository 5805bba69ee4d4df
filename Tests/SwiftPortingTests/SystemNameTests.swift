import Foundation
import TestSupport
import Testing

@testable import SwiftPorting

/// The names of the frameworks that the porter knows, which cannot import them, are those that there are.
@Suite struct SystemNameTests {
    @Test func frameworksAreThoseOfThePackage() throws {
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: PackageFiles.url("Sources/Frameworks").path)
        #expect(BuildCondition.frameworkStubs == Set(folders.filter { !$0.hasPrefix(".") }))
        #expect(BuildCondition.frameworkStubs.isSuperset(of: BuildCondition.renamedModules.values))
    }
}
