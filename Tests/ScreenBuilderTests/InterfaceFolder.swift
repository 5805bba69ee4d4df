import TestSupport

@testable import ScreenBuilder
@testable import UIKitCore

/// Storyboards and nibs in a folder, for code that asks for them.
struct InterfaceFolder {
    /// The contents of the files by their names.
    var files: [String: String] = [:]
    /// The classes of the author.
    var classes = InterfaceClasses()

    /// Adds a storyboard whose first controller is the initial one.
    ///
    /// - Parameters:
    ///   - name: The name of the file without its extension.
    ///   - controllers: The controllers, each alone in its scene; their ids are `c0`, `c1` and so on.
    ///   - rest: What stands behind the scenes.
    mutating func addStoryboard(_ name: String, _ controllers: [String], rest: String = "") {
        let scenes = controllers.enumerated().map { index, controller in
            "<scene sceneID=\"s\(index)\"><objects>\(controller)</objects></scene>"
        }
        files[name + ".storyboard"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
            useSafeAreas="YES" initialViewController="c0">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>\(scenes.joined())</scenes>\(rest)</document>
            """
    }

    /// Adds a XIB file of some objects.
    mutating func addNib(_ name: String, _ objects: String) {
        files[name + ".xib"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)</objects></document>
            """
    }

    /// Shows a controller in an environment with the files.
    ///
    /// - Parameters:
    ///   - make: Makes the controller; by default the initial one of the storyboard `Main`.
    ///   - body: Finds the controller, the screen, and what was reported.
    /// - Throws: What `body` throws, or an error of a file that cannot be written.
    func show(
        _ make: @escaping () -> UIViewController? = {
            UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        }, _ body: (UIViewController, LiveScreen, DiagnosticSink) throws -> Void
    ) throws {
        let folder = try TemporaryDirectory()
        for (name, text) in files { try folder.write(text, to: name) }
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        environment.interfaceClasses = classes
        let path = folder.path
        environment.makeInterfaceLoader = { InterfaceLoader(folders: [path]) }
        try environment.withLiveScreen {
            make() ?? UIViewController()
        } _: { screen in
            try body(screen.window.rootViewController ?? UIViewController(), screen, environment.sink)
        }
    }
}
