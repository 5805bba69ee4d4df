import Foundation

/// Where the goldens of a test file are.
struct GoldenFolder: Hashable {
    /// The folder that says what the goldens were made with.
    var root: String
    /// The folder of the goldens of one test file.
    var path: String

    /// A folder that an assertion names, for all of its goldens.
    init(named path: String) { (root, self.path) = (path, path) }

    /// The folder for a test file: `goldens/<module>/<test file>` beside the folder of the test target, where SwiftPM
    /// does not look for files of the target. If there is a folder `goldens` beside the test file, that is used.
    init(forTestFile file: String, module: String) {
        let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
        let name = file.split(separator: "/").last.map(String.init) ?? file
        let beside = folder + "/goldens"
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: beside, isDirectory: &isFolder), isFolder.boolValue {
            root = beside
        } else if let package = PackageFolder.root(above: folder) {
            root = GoldenFolder.targets(around: folder, module, in: package) + "/goldens/" + module
        } else {
            root = beside
        }
        path = "\(root)/\(name.hasSuffix(".swift") ? String(name.dropLast(6)) : name)"
    }

    /// Returns the folder that contains the folder of the test target, which usually has the module's name; the
    /// package's folder if there is no such folder.
    private static func targets(around folder: String, _ module: String, in package: String) -> String {
        var rest = Substring(folder)
        while rest.count > package.count, let slash = rest.lastIndex(of: "/") {
            let name = rest[rest.index(after: slash)...]
            rest = rest[..<slash]
            if moduleName(name) == module { return String(rest) }
        }
        return package
    }

    /// Returns the name of the module of a target.
    private static func moduleName(_ target: Substring) -> String {
        String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
