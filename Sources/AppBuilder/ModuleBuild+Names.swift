import Files
import SwiftPorting

// Names of files and functions that are made for a module.
extension ModuleBuild {
    /// The lines of a unit before the first line of its source.
    func offset(of unit: Unit) -> Int { unit.source == unit.path ? 0 : Self.lineOffset }

    /// The name of the function that returns the classes of a module.
    static func accessorName(of target: AppTarget) -> String { "interfaceClassesOf\(target.moduleName)" }

    static func accessor(of target: AppTarget) -> String {
        "@_silgen_name(\(SwiftStringLiteral.text(accessorName(of: target))))\n"
            + "public func \(accessorName(of: target))() -> InterfaceClasses { .ported }\n"
            // All resources are in the bundle of the app, as the modules are in its program.
            + (target.hasModuleBundle ? "extension Bundle { static var module: Bundle { .main } }\n" : "")
    }

    /// Returns the name of a ported source, which the compiler requires to end as those of sources do. It has no marks that
    /// mean something in lists of arguments, and stays the same when other sources come and go.
    static func fileName(of path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let plain = String(name.map { $0.isLetter || $0.isNumber || "-+._".contains($0) ? $0 : "_" })
        let digest = FastDigest.text(of: Array(path.utf8)).prefix(8)
        return "\(digest)-" + (plain.hasSuffix(".swift") ? plain : plain + ".swift")
    }
}
