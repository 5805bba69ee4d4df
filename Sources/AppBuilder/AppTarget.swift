package import Diagnostics
import SwiftPorting

/// A module of an app: its Swift sources and the conditions they are compiled under.
package struct AppTarget: Sendable {
    /// The name of the module.
    package var moduleName: String
    /// The paths of the Swift sources, sorted.
    package var sources: [String]
    /// The conditions that `#if` asks for, such as `DEBUG`.
    package var conditions: [String] = []
    /// The names of the modules that its header for Objective-C imports, which all its sources see.
    package var bridgedModules: [String] = []
    /// The version of the language that its code is written in.
    package var languageVersion = LanguageVersion.five
    /// The name of the color that tints the app's windows; nil for that of the system.
    package var accentColorName: String?
    /// What its bundle holds beside code: the paths of files and folders, by where they are in the bundle.
    package var resources: [String: String] = [:]
    /// The information property list of an app, in XML; empty for a module that is no app.
    package var informationList: [UInt8] = []
    /// Whether its code asks for a bundle of its own by `Bundle.module`, as that of packages with resources may.
    package var hasModuleBundle = false
    /// The files that it is described in and that cannot be read.
    package var problems: [Diagnostic] = []
    /// Whether it is the app itself, and not a framework or package of it.
    package var isApp = false

    /// The modules here that stand for sources in Objective-C of well-known modules, which their Swift sources see without an
    /// import where both are built as one.
    private static let objectiveCParts = ["RxCocoa": "RxCocoaRuntime"]

    /// Creates a target.
    package init(moduleName: String, sources: [String]) {
        self.moduleName = moduleName
        self.sources = sources
        bridgedModules = Self.objectiveCParts[moduleName].map { [$0] } ?? []
    }

    /// Takes the sources and resources that lie outside a boundary, with a warning for each link or folder.
    mutating func keep(in boundary: ProjectBoundary) {
        let kept = boundary.filtered(sources, "source")
        sources = kept.paths
        problems += kept.problems
        let files = boundary.filtered(resources.values.sorted(), "resource")
        guard !files.problems.isEmpty else { return }
        let left = Set(files.paths)
        resources = resources.filter { left.contains($0.value) }
        problems += files.problems.filter { !problems.contains($0) }
    }

    /// Whether a source is a part of a module: what starts the app is not, as the screens are started here.
    static func isOfModule(_ path: String) -> Bool { !path.hasSuffix("/main.swift") }

    /// Returns the lines that import what its header for Objective-C imports, by the names that modules have here.
    ///
    /// Foundation is left out: each ported source imports UIKit, whose names of Foundation would be ambiguous beside it.
    ///
    /// - Parameter known: The names of the modules that there are.
    /// - Returns: The lines; empty for none.
    func bridgedImports(among known: Set<String>) -> String {
        bridgedModules.filter { known.contains($0) && !BuildCondition.modulesInUIKit.contains($0) }
            .map { "import \(BuildCondition.renamedModules[$0] ?? $0)\n" }.joined()
    }

    /// Returns the conditions of the build setting `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, without those of other settings.
    static func conditions(of setting: String) -> [String] {
        setting.split(separator: " ").map(String.init).filter(isCondition)
    }

    /// Whether a text is a condition, which the compiler would refuse otherwise, or read as an option or a file of options.
    static func isCondition(_ text: String) -> Bool {
        let first = text.utf8.first.map {
            $0 == UInt8(ascii: "_") || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A)
        }
        return first ?? false
            && text.utf8.allSatisfy { byte in
                byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
                    || (0x61...0x7A).contains(byte | 0x20)
            }
    }

    /// Returns a text as the name of a module, as Xcode makes it from the name of a product.
    ///
    /// Source: the build setting `PRODUCT_MODULE_NAME`, `$(PRODUCT_NAME:c99extidentifier)`.
    static func moduleName(of text: String) -> String {
        var name = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" })
        if name.first?.isNumber ?? true { name = "_" + name }
        return name
    }
}
