import Assets
import Diagnostics
import ScreenFiles
package import UIKit

/// Makes controllers and views from storyboards and nibs when code asks for them, with the classes of the render.
package final class InterfaceLoader: InterfaceLoading {
    private let folders: [String]
    /// The languages of the render, the best first.
    private let languages: [String]
    private var files: [String: InterfaceFile] = [:]
    private var missing: Set<String> = []
    private var unknownClasses: Set<String> = []
    private var depth = 0
    private let classes: InterfaceClasses

    /// How deep controllers may be inside one another. Chosen: far more than apps use.
    private static let depthLimit = 16

    /// Creates a loader that searches folders, and in them those of the render's languages and `Base.lproj`.
    package init(folders: [String]) {
        let environment = RenderEnvironment.current
        self.folders = folders
        languages = Translation.languages(for: environment.locale) + ["Base"]
        classes = environment.interfaceClasses
    }

    // MARK: Files

    private func file(named name: String, _ kind: String) -> InterfaceFile? {
        guard !name.contains("/") else { return nil }
        for folder in folders {
            for place in [folder] + languages.map({ "\(folder)/\($0).lproj" }) {
                if let file = file(atPath: "\(place)/\(name).\(kind)") { return file }
            }
        }
        return nil
    }

    /// Returns the file of a path, read once; nil if there is none, or after a diagnostic.
    private func file(atPath path: String) -> InterfaceFile? {
        if let known = files[path] { return known }
        guard !missing.contains(path) else { return nil }
        RenderEnvironment.current.assetRequests?.insert(.screens)
        switch InterfaceFile.read(atPath: path) {
        case .success(let file)?:
            files[path] = file
            return file
        case .failure(let error)?: RenderEnvironment.current.report(error.diagnostic)
        case nil: break
        }
        missing.insert(path)
        return nil
    }

    private var traits: LayoutTraits {
        let traits = RenderEnvironment.current.traits
        return LayoutTraits(
            horizontal: traits.horizontalSizeClass == .compact ? .compact : .regular,
            vertical: traits.verticalSizeClass == .compact ? .compact : .regular,
            idiom: traits.userInterfaceIdiom == .pad ? .pad : .phone)
    }

    // MARK: Storyboards

    package func controller(
        _ identifier: String?, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        guard let file = file(named: storyboard.name, "storyboard") else {
            report(
                "there is no storyboard '\(storyboard.name)'",
                hints: ["name the folder of the file in the screen's interface folders"])
            return nil
        }
        guard let id = file.controllerID(named: identifier) else {
            report(
                identifier.map { "'\(storyboard.name)' has no controller '\($0)'" }
                    ?? "'\(storyboard.name)' has no initial controller",
                hints: identifier.map { NearestName.hints(for: $0, among: file.identifiers) } ?? [])
            return nil
        }
        return controller(withID: id, in: file, storyboard, creator: creator)
    }

    /// Makes a controller of a file that a screen is from, for a segue; nil after a diagnostic.
    func controller(withID id: String, atPath path: String) -> UIViewController? {
        guard let file = file(atPath: path) else { return nil }
        return controller(withID: id, in: file, UIStoryboard(name: Self.name(of: path), bundle: nil))
    }

    /// The storyboard of a file.
    func storyboard(atPath path: String) -> UIStoryboard {
        UIStoryboard(name: Self.name(of: path), bundle: nil)
    }

    private static func name(of path: String) -> String {
        let file = path.split(separator: "/").last ?? ""
        return String(file.prefix { $0 != "." })
    }

    private func controller(
        withID id: String, in file: InterfaceFile, _ storyboard: UIStoryboard,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        guard depth < Self.depthLimit else {
            report("the controllers of '\(storyboard.name)' are inside one another without end", hints: [])
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        if let reference = file.reference(id) {
            let other = reference.storyboard.map { UIStoryboard(name: $0, bundle: nil) } ?? storyboard
            return controller(reference.identifier, of: other, creator: creator)
        }
        guard let scene = file.scene(ofController: id, for: traits) else { return nil }
        var builder = SceneBuilder(loader: self, classes: classes)
        return builder.makeController(of: scene, storyboard: storyboard, creator: creator) {
            [unowned self] id in
            controller(withID: id, in: file, storyboard)
        }
    }

    // MARK: Nibs

    package func objects(ofNib name: String, owner: AnyObject?) -> [AnyObject]? {
        guard let file = file(named: name, "xib") else { return nil }
        var builder = SceneBuilder(loader: self, classes: classes)
        return builder.makeObjects(of: file.nib(for: traits), owner: owner)
    }

    // MARK: Reports

    private func report(_ message: String, hints: [String]) {
        RenderEnvironment.current.report(Diagnostic(.interfaceMissing, message, hints: hints))
    }

    /// Notes a class that is not listed, once.
    func reportUnknownClass(_ name: String, for element: Element) {
        guard unknownClasses.insert(name).inserted else { return }
        RenderEnvironment.current.report(
            Diagnostic(
                .interfaceClass, "\(name) is not listed, and \(element.className) is used", of: name,
                at: element.place,
                hints: NearestName.hints(for: name, among: classes.names)
                    + ["add \"\(name)\": \(name).self to the screen's classes"]))
    }
}
