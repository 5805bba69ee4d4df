import Foundation
import PlaceholderViews
import TestSupport
import Testing
import UIKitCore

@testable import SwiftPorting

/// The names of UIKit and of the frameworks that the porter knows, which cannot import them, are those that there are.
@Suite struct SystemNameTests {
    /// Returns a class that UIKit exports. Source: "Mangling" of Swift, whose names of classes are lengths and names.
    private func uiKitClass(_ name: String) -> UIResponder.Type? {
        ["UIKitCore", "PlaceholderViews"].lazy.compactMap { module in
            _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? UIResponder.Type
        }.first
    }

    @Test func viewsAndControllersAreThoseThatUIKitMakes() throws {
        for name in ResponderKind.views.union(ResponderKind.controllers).sorted() {
            let type = try #require(uiKitClass(name), "UIKit has no class \(name)")
            #expect(type is UIView.Type == ResponderKind.views.contains(name), "\(name)")
            #expect(type is UIViewController.Type == ResponderKind.controllers.contains(name), "\(name)")
            #expect(
                InstanceArguments.canMake(type) == !ResponderKind.classesWithArguments.contains(name),
                "\(name): compare systemViews of InstanceArguments with ResponderKind")
        }
        let made = ResponderKind.views.union(ResponderKind.controllers)
            .subtracting(ResponderKind.classesWithArguments)
        let counts = InstanceArguments.classCounts
        #expect(
            counts.views + PicturePlaceholderView.classCount == made.intersection(ResponderKind.views).count)
        #expect(counts.controllers == made.intersection(ResponderKind.controllers).count)
    }

    @Test func frameworksAreThoseOfThePackage() throws {
        let folders = try Foundation.FileManager.default.contentsOfDirectory(
            atPath: PackageFiles.url("Sources/Frameworks").path)
        #expect(BuildCondition.frameworkStubs == Set(folders.filter { !$0.hasPrefix(".") }))
        #expect(BuildCondition.frameworkStubs.isSuperset(of: BuildCondition.renamedModules.values))
    }
}
