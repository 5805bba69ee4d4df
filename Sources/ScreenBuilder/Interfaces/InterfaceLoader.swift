import Assets
import Diagnostics
package import InterfaceFiles
package import ScreenDocuments
package import UIKitCore

/// Makes controllers and views from storyboards and nibs when code asks for them, with the classes of the render.
package final class InterfaceLoader: InterfaceLoading {
    private var folders: [String] { didSet { keptPlaces = nil } }
    /// The folders with those of their languages, in the order in which they are searched; nil until they are asked for.
    private var keptPlaces: [InterfaceFolder]?
    /// Finds the storyboards that references name.
    private var storyboards: StoryboardSearch
    /// The locale of the render.
    private let locale: String
    /// The documents that were read.
    private let documents: InterfaceDocuments
    private var files: [String: InterfaceFile] = [:]
    private var missing: Set<String> = []
    private var unknownClasses: Set<String> = []
    private var reported: Set<Diagnostic> = []
    private var depth = 0
    private let classes: InterfaceClasses

    /// How deep controllers may be inside one another. Chosen: far more than apps use.
    private static let depthLimit = 16

    /// Creates a loader that searches folders, and in them those of the render's languages and `Base.lproj`.
    package init(
        folders: [String], storyboards: StoryboardSearch = StoryboardSearch(),
        documents: InterfaceDocuments = InterfaceDocuments()
    ) {
        self.documents = documents
        let environment = RenderEnvironment.current
        self.folders = folders
        self.storyboards = storyboards
        locale = environment.locale
        classes = environment.interfaceClasses
    }

    /// Searches other folders as well, after those it searches already.
    ///
    /// - Parameters:
    ///   - folders: The folders.
    ///   - storyboards: What finds the storyboards that references name; nil for what it was created with.
    package func search(in folders: [String], _ storyboards: StoryboardSearch?) {
        self.folders += folders.filter { !self.folders.contains($0) }
        self.storyboards = storyboards ?? self.storyboards
    }

    // MARK: Files

    private var places: [InterfaceFolder] {
        RenderEnvironment.current.assetRequests?.insert(.screens)
        if let keptPlaces { return keptPlaces }
        let languages = Translation.languages(for: locale) + ["Base"]
        let found = folders.flatMap { folder in
            [folder] + languages.map { "\(folder)/\($0).lproj" }
        }.map(documents.folder(atPath:))
        keptPlaces = found
        return found
    }

    package var hasNibs: Bool { places.contains { $0.hasNibs } }

    private func file(named name: String, _ kind: String) -> InterfaceFile? {
        let name = "\(name).\(kind)"
        for place in places where place.names.contains(name) {
            if let file = file(atPath: "\(place.path)/\(name)") { return file }
        }
        return nil
    }

    /// Returns the file of a path, read once; nil if there is none, or after a diagnostic.
    private func file(atPath path: String) -> InterfaceFile? {
        if let known = files[path] { return known }
        guard !missing.contains(path) else { return nil }
        RenderEnvironment.current.assetRequests?.insert(.screens)
        let environment = RenderEnvironment.current
        switch InterfaceFile.read(
            atPath: path, translatedTo: environment.locale, on: traits.idiom ?? .phone, from: documents)
        {
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
        report(file.problems)
        guard let id = file.controllerID(named: identifier) else {
            report(
                identifier.map { "'\(storyboard.name)' has no controller '\($0)'" }
                    ?? "'\(storyboard.name)' has no initial controller",
                hints: identifier.map { NearestName.hints(for: $0, among: file.identifiers) } ?? [])
            return nil
        }
        return controller(withID: id, in: file, storyboard, creator: creator, isForCode: true)
    }

    /// Makes a controller of a file that a screen is from, for a segue, by a function or else of its class; nil after a
    /// diagnostic.
    func controller(
        withID id: String, atPath path: String, creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        guard let file = file(atPath: path) else { return nil }
        let storyboard = UIStoryboard(name: Self.name(of: path), bundle: nil)
        return controller(withID: id, in: file, storyboard, creator: creator)
    }

    /// Makes the controller of a class as the first storyboard has it that has a scene of the class; nil if none has.
    ///
    /// - Parameter name: The name of the class.
    /// - Returns: The controller.
    package func controller(ofClass name: String) -> UIViewController? {
        for path in places.flatMap(\.storyboards) {
            guard let file = file(atPath: path), let id = file.controllerID(ofClass: name) else { continue }
            return controller(withID: id, in: file, storyboard(atPath: path), isForCode: true)
        }
        return nil
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
        creator: ((NSCoder) -> UIViewController?)? = nil, isForCode: Bool = false
    ) -> UIViewController? {
        guard depth < Self.depthLimit else {
            report("the controllers of '\(storyboard.name)' are inside one another without end", hints: [])
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        if let reference = file.reference(id) {
            return controller(of: reference, withID: id, in: file, storyboard, creator: creator)
        }
        guard let scene = file.scene(ofController: id, for: traits) else { return nil }
        reportTranslation(of: file)
        var builder = SceneBuilder(loader: self, classes: classes)
        if isForCode { builder.hasCode = true }
        return builder.makeController(of: scene, storyboard: storyboard, creator: creator) {
            [unowned self] id, creator in
            controller(withID: id, in: file, storyboard, creator: creator)
        }
    }

    /// Makes the controller that a storyboard reference leads to, with the reference's tab bar item if it has none of its
    /// own; one that shows a marked placeholder, after a diagnostic, if it leads nowhere.
    private func controller(
        of reference: StoryboardReference, withID id: String, in file: InterfaceFile,
        _ storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        let made: UIViewController?
        var hasTabItem = false
        do throws(StoryboardReferenceError) {
            let (target, targetID) = try target(of: reference, in: file)
            hasTabItem = target.tabItem(ofController: targetID, for: traits) != nil
            let other = reference.storyboard.map { UIStoryboard(name: $0, bundle: nil) } ?? storyboard
            made = controller(withID: targetID, in: target, other, creator: creator)
        } catch {
            RenderEnvironment.current.report(error.diagnostic(at: file.place(ofController: id)))
            made = MissingController(named: reference.identifier ?? reference.storyboard ?? id)
        }
        if let made, !hasTabItem, let element = file.tabItem(ofController: id, for: traits),
            let item = SceneBuilder(loader: self, classes: classes).makeTabItem(element)
        {
            made.tabBarItem = item
        }
        return made
    }

    private func target(
        of reference: StoryboardReference, in file: InterfaceFile
    ) throws(StoryboardReferenceError) -> (file: InterfaceFile, id: String) {
        var target = file
        if let name = reference.storyboard {
            // The folders that code names have copies in the language of the render.
            let known = reference.bundle == nil ? self.file(named: name, "storyboard") : nil
            if let known {
                target = known
            } else {
                let path = try storyboards.storyboard(
                    named: name, bundle: reference.bundle, from: file.path)
                guard let found = self.file(atPath: path) else { throw .noStoryboard(name) }
                target = found
            }
        }
        guard let id = target.controllerID(named: reference.identifier) else {
            throw .noController(
                reference.identifier, storyboard: reference.storyboard ?? Self.name(of: file.path),
                identifiers: target.identifiers)
        }
        return (target, id)
    }

    // MARK: Scenes

    /// Makes the controllers that a device shows for a scene of a storyboard, in UIKit's order.
    ///
    /// - Parameter scene: The scene, as its file declares it.
    /// - Returns: The outermost controller; nil for a scene without controllers, as in a XIB file.
    package func screen(of scene: SceneDocument) -> UIViewController? {
        let top = scene.screen ?? scene.root
        guard top.kind == .controller else { return nil }
        scene.tintWindow()
        return controller(of: top)
    }

    package func tintColor(ofStoryboard name: String) -> UIColor? {
        guard let file = file(named: name, "storyboard"), let color = file.tintColor else { return nil }
        return ValueConverter(place: Place(file: file.path), view: name).color(color)
    }

    /// Makes the owner of a XIB file: a controller that has its view there, or a view that shows the file's view.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - ownerClass: The class of the File's Owner.
    /// - Returns: The controller, or one that shows the view at the size that the file's has; nil for an owner of another
    ///   kind, or one whose code is not there.
    package func owner(ofNibAt path: String, class ownerClass: String?) -> UIViewController? {
        guard let name = ownerClass, let type = classes[name], let file = file(atPath: path) else {
            return nil
        }
        let nib = file.nib(for: traits).controller
        if let type = type as? UIView.Type { return controller(showing: type, ownerOf: nib) }
        guard let type = type as? UIViewController.Type,
            nib.origin?.connections.contains(where: { $0.kind == .outlet && $0.name == "view" }) ?? false,
            let made = classes.nibOwners[name]?() ?? type.init(coder: InterfaceCoder())
        else { return nil }
        made.interface.nibName = Self.name(of: path)
        classes.prepare(made)
        return made
    }

    /// Shows a view that loads a XIB file which it owns when it is made; nil if it does not.
    private func controller(showing type: UIView.Type, ownerOf nib: Element) -> UIViewController? {
        guard let element = nib.subviews.first(where: { $0.kind == .view }),
            let size = element.origin?.designSize.map({ CGSize($0) })
        else { return nil }
        let coder = InterfaceCoder()
        coder.frame = CGRect(origin: .zero, size: size)
        guard let view = InterfaceClasses.emptyValue(of: type) ?? type.init(coder: coder),
            RenderContext.current.nibObjects.contains(where: {
                ($0 as? UIView)?.isDescendant(of: view) ?? false
            })
        else { return nil }
        classes.prepare(view)
        // In the middle of the screen, where it reaches into no safe area unless it is as large.
        let screen = UIScreen.main.bounds.size
        view.frame = CGRect(
            x: ((screen.width - size.width) / 2).rounded(), y: ((screen.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(view)
        return controller
    }

    /// Makes the controller of an element. A container shows the controllers that the element has, if these are not
    /// those of the storyboard.
    private func controller(of element: Element) -> UIViewController? {
        let path = element.place.file
        guard let id = element.origin?.controllerID, let file = file(atPath: path),
            let made = controller(withID: id, atPath: path)
        else { return nil }
        if !isAsInFile(element, file) {
            let builder = SceneBuilder(loader: self, classes: classes)
            builder.fill(made, with: element.childControllers.compactMap { controller(of: $0) }, of: element)
        }
        if let tabs = made as? UITabBarController, case .integer(let index)? = element.value("selectedIndex")
        {
            tabs.selectedIndex = index
        }
        return made
    }

    /// Whether a container and the containers in it show the controllers that the storyboard gives them.
    private func isAsInFile(_ element: Element, _ file: InterfaceFile) -> Bool {
        let inner = element.childControllers
        guard !inner.isEmpty, let id = element.origin?.controllerID else { return true }
        return inner.map(\.origin?.controllerID) == file.childIDs(ofController: id)
            && inner.allSatisfy { isAsInFile($0, file) }
    }

    // MARK: Nibs

    package func objects(ofNib name: String, owner: AnyObject?) -> [AnyObject]? {
        guard let file = file(named: name, "xib") else { return nil }
        var builder = SceneBuilder(loader: self, classes: classes)
        let nib = file.nib(for: traits)
        reportTranslation(of: file)
        report(file.problems)
        let objects = builder.makeObjects(of: nib, owner: owner)
        RenderContext.current.nibObjects += objects
        return objects
    }

    // MARK: Reports

    /// Reports once what is to be said about the translation of a file.
    private func reportTranslation(of file: InterfaceFile) {
        report(file.diagnostics)
        file.diagnostics = []
    }

    /// Reports each diagnostic once.
    private func report(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics where reported.insert(diagnostic).inserted {
            RenderEnvironment.current.report(diagnostic)
        }
    }

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

extension SceneDocument {
    /// Gives the app's window the global tint color of the file, unless the app's launch has given it one.
    func tintWindow() {
        guard let tintColor, RenderContext.current.globalTintColor == nil else { return }
        RenderContext.current.globalTintColor =
            ValueConverter(place: root.place, view: root.id).color(tintColor)
    }
}

extension Element {
    /// The controllers that a container shows.
    fileprivate var childControllers: [Element] { subviews.filter { $0.kind == .controller } }
}
