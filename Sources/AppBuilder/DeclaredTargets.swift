import Files

/// The targets of a manifest.
struct DeclaredTargets {
    /// The folder of the manifest.
    let folder: String
    /// The targets, in the order of the manifest, without tests.
    var targets: [DeclaredTarget]

    /// Returns the name of the target that is built: the one that is asked for, or else the first app, or else the last
    /// target that no other is built from.
    func app(named name: String?) -> String? {
        if let name { return targets.first { $0.name == name }?.name }
        let used = Set(targets.flatMap(\.dependencies))
        return (targets.first(where: \.isApp) ?? targets.last { !used.contains($0.name) })?.name
    }

    /// Returns whether a target is an app for phones. The package manager declares commands in the same way: an app's code
    /// imports UIKit or SwiftUI.
    func isAppForPhones(_ target: DeclaredTarget) -> Bool {
        guard target.isApp, target.isProgramOfPackage else { return target.isApp }
        return target.files(in: folder).contains { path in
            guard let text = try? readText(path, as: .source) else { return false }
            return text.contains("import UIKit") || text.contains("import SwiftUI")
        }
    }

    /// Returns a target and those that it is built from, each after those that it is built from.
    ///
    /// - Parameter name: The name of the target.
    /// - Returns: The targets, without those that have no Swift sources.
    func closure(of name: String) -> [AppTarget] {
        var visited: Set<String> = [], found: [AppTarget] = []
        func add(_ name: String) {
            guard visited.insert(name).inserted, let target = targets.first(where: { $0.name == name }) else {
                return
            }
            for dependency in target.dependencies { add(dependency) }
            if let made = target.target(in: folder) { found.append(made) }
        }
        add(name)
        return found
    }
}
