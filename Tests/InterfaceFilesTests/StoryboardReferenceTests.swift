import Diagnostics
import Foundation
import ScreenDocuments
import TestSupport
import Testing

@testable import InterfaceFiles

/// Storyboard references: the tab bar items of tabs that are references, those that lead nowhere, and storyboards in
/// bundles.
@Suite struct StoryboardReferenceTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func document(_ scenes: String, initial: String = "tabs") -> String {
        IB.storyboard(scenes, attributes: "useAutolayout=\"YES\" initialViewController=\"\(initial)\"")
    }

    private func scene(_ inside: String) -> String { "<scene><objects>\(inside)</objects></scene>" }

    private func controller(_ id: String, _ inside: String = "", attributes: String = "") -> String {
        scene(
            "<viewController id=\"\(id)\" \(attributes)><view key=\"view\" id=\"v\(id)\"/>\(inside)</viewController>"
        )
    }

    private func item(_ title: String) -> String {
        "<tabBarItem key=\"tabBarItem\" title=\"\(title)\" id=\"item\(title)\"/>"
    }

    private func reference(_ id: String, _ attributes: String) -> String {
        scene(
            "<viewControllerPlaceholder id=\"\(id)\" \(attributes)>\(item("Reference"))</viewControllerPlaceholder>"
        )
    }

    /// A tab bar controller whose tabs are controllers of some ids.
    private func tabs(_ ids: [String]) -> String {
        let segues = ids.map {
            "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"s\($0)\"/>"
        }
        return scene(
            "<tabBarController id=\"tabs\"><tabBar key=\"tabBar\" id=\"bar\"/><connections>\(segues.joined())"
                + "</connections></tabBarController>")
    }

    private func read(
        _ text: String, to name: String = "Main.storyboard", search: StoryboardSearch = StoryboardSearch()
    ) throws -> (screen: Element, diagnostics: [Diagnostic]) {
        let found = readInterfaceBuilderFile(atPath: try directory.write(text, to: name), search: search)
        let scene = found.document?.scenes.first { $0.identifiers.contains("tabs") }
        return (try #require(scene?.screen), found.diagnostics.filter { $0.severity > .note })
    }

    private func titles(_ screen: Element) -> [String?] {
        screen.subviews.filter { ElementVocabulary.kind(of: $0.className) == .controller }.map { tab in
            let item = tab.subviews.first { $0.className == "UITabBarItem" }
            if case .text(let title)? = item?.value("title") { return title }
            return nil
        }
    }

    // MARK: Tab bar items

    /// The first tab is shown, the others are not; what counts is the same.
    @Test(arguments: [["own", "bare"], ["bare", "own"], ["navigation", "root"], ["navigated", "named"]])
    func theTargetsItemCountsOrElseThatOfTheReference(order: [String]) throws {
        let navigation = { (id: String, root: String, item: String) in
            self.scene(
                "<navigationController id=\"\(id)\" storyboardIdentifier=\"\(id)\">\(item)<connections><segue "
                    + "destination=\"\(root)\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s\(id)\"/>"
                    + "</connections></navigationController>")
        }
        try directory.write(
            document(
                controller("own", item("Own"), attributes: "storyboardIdentifier=\"own\"")
                    + controller("bare", attributes: "storyboardIdentifier=\"bare\"")
                    + controller(
                        "named", "<navigationItem key=\"navigationItem\" title=\"Bar\" id=\"n\"/>",
                        attributes: "storyboardIdentifier=\"named\"")
                    + navigation("navigation", "inner", item("Own"))
                    + navigation("navigated", "root", "") + controller("inner")
                    + controller("root", item("Own"), attributes: "storyboardIdentifier=\"root\""),
                initial: "bare"),
            to: "Other.storyboard")
        let references = order.map { name in
            reference("to-\(name)", "storyboardName=\"Other\" referencedIdentifier=\"\(name)\"")
        }
        let (screen, diagnostics) = try read(
            document(
                tabs(order.map { "to-\($0)" } + ["initial"]) + references.joined()
                    + reference("initial", "storyboardName=\"Other\"")))
        #expect(diagnostics.isEmpty, "\(diagnostics)")
        let expected = order.map { ["bare", "named"].contains($0) ? "Reference" : "Own" }
        #expect(titles(screen) == expected + ["Reference"])
    }

    // MARK: References that lead nowhere

    @Test func missingTargetsAreReportedWhereverTheyAre() throws {
        try directory.write(
            document(controller("a", attributes: "storyboardIdentifier=\"Second\""), initial: ""),
            to: "Other.storyboard")
        let (screen, diagnostics) = try read(
            document(
                tabs(["first", "no file", "no identifier", "no initial"]) + controller("first", item("First"))
                    + reference("no file", "storyboardName=\"Missing\"")
                    + reference("no identifier", "storyboardName=\"Other\" referencedIdentifier=\"Secnd\"")
                    + reference("no initial", "storyboardName=\"Other\"")
                    + reference("here", "referencedIdentifier=\"nobody\"")))
        #expect(
            diagnostics.map(\.message)
                == [
                    "there is no storyboard 'Missing'", "'Other' has no controller 'Secnd'",
                    "'Other' has no initial controller", "'Main' has no controller 'nobody'",
                ].map { "the storyboard reference leads nowhere: \($0)" })
        #expect(diagnostics.allSatisfy { $0.code.name == "storyboard.controller" && $0.place?.line != nil })
        #expect(diagnostics[1].hints == ["did you mean 'Second'?"])
        #expect(titles(screen) == ["First", "Reference", "Reference", "Reference"])
    }

    @Test func aTabThatIsMissingShowsAMarkedBox() throws {
        let (screen, _) = try read(
            document(tabs(["gone", "b"]) + reference("gone", "storyboardName=\"Missing\"") + controller("b")))
        #expect(titles(screen) == ["Reference", nil])
        let tab = try #require(screen.subviews.first { $0.origin?.controllerID == "gone" })
        let view = try #require(tab.subviews.last)
        #expect(view.origin?.slot == "view" && view.origin?.missingContent == "Missing")
    }

    @Test(arguments: [
        ("version https://git-lfs.github.com/spec/v1\n", "file.pointer"),
        ("<a>\n<<<<<<< HEAD\n", "file.conflict"),
    ])
    func whatVersionControlLeavesIsNamed(text: String, code: String) throws {
        let other = try directory.write(text, to: "Other.storyboard")
        let (_, diagnostics) = try read(
            document(tabs(["a"]) + reference("a", "storyboardName=\"Other\"")))
        #expect(diagnostics.map(\.code.name) == [code])
        #expect(diagnostics.first?.place?.file == other)
        #expect(diagnostics.first?.severity == .warning)
    }

    // MARK: Bundles

    @Test func theStoryboardOfTheBundleComesFirst() throws {
        func shown(_ bundle: String?) throws -> String? {
            let root = directory.path
            let search = StoryboardSearch { name, _, includesThirdParty in
                let own = ["Shop.bundle", "Kit/Resources", "Far"].map { "\(root)/\($0)/\(name).storyboard" }
                return includesThirdParty ? own + ["\(root)/Pods/Pay/\(name).storyboard"] : own
            }
            let attribute = bundle.map { " bundleIdentifier=\"\($0)\"" } ?? ""
            let (screen, diagnostics) = try read(
                document(tabs(["a"]) + reference("a", "storyboardName=\"Other\"\(attribute)")),
                to: "App/Main.storyboard", search: search)
            #expect(diagnostics.isEmpty, "\(diagnostics)")
            return screen.subviews.first { $0.origin?.controllerID != nil }?.origin?.controllerID
        }
        for (name, folder) in [
            ("shop", "Shop.bundle"), ("kit", "Kit/Resources"), ("far", "Far"), ("pay", "Pods/Pay"),
        ] {
            try directory.write(document(controller(name), initial: name), to: "\(folder)/Other.storyboard")
        }
        try directory.write(
            "<plist><dict><key>CFBundleIdentifier</key><string>com.example.store</string></dict></plist>",
            to: "Shop.bundle/Info.plist")
        #expect(try shown(nil) == "kit")
        #expect(try shown("com.example.Kit") == "kit")
        #expect(try shown("com.example.shop") == "shop")
        #expect(try shown("com.example.store") == "shop")
        #expect(try shown("org.cocoapods.Pay") == "pay")
        #expect(try shown("com.example.Unknown") == "kit")
        try directory.write(document(controller("near"), initial: "near"), to: "App/Other.storyboard")
        #expect(try shown(nil) == "near")
        #expect(try shown("com.example.Kit") == "kit")
    }
}
