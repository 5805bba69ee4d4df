import Foundation
import ScreenDocuments
import ScreenFiles
import Testing

@testable import ScreenBuilder

@Suite("Registries are complete")
struct RegistryTests {
    /// View classes that files cannot name, each with its reason.
    static let unnamedViews = [
        "UIControl": "abstract; its subclasses have rows",
        "UIWindow": "is around the root view",
        "ProvidedContentView": "what views of other modules extend that draw",
        "PlaceholderBase": "what placeholders extend",
        "PicturePlaceholderView": "what views of frameworks extend that a picture stands for",
        "UndrawnView": "what views of frameworks that are not drawn extend",
        "UISearchTextField": "search bars make theirs",
        "UIListContentView": "cells make it of their content configuration",
        "UICollectionViewListCell": "code registers it for lists",
        "UIInputView": "keyboards of code are made of it",
        "UICalendarView": "code makes it",
        "UIContentUnavailableView": "controllers make it of their configuration",
        "UIPopoverBackgroundView": "abstract; its subclasses are an app's",
    ]

    @Test("every view class has a row in the element table")
    func elements() {
        let rows = Set(ElementTable.rows.map(\.className))
        let classes = Self.classes(under: "Sources/UIKitCore", "Sources/PlaceholderViews")
        #expect(classes["UIView"] != nil)
        for (name, file) in classes.sorted(by: { $0.key < $1.key })
        where Self.descends(name, from: "UIView", classes) && Self.unnamedViews[name] == nil {
            #expect(
                rows.contains(name),
                "\(file.path): \(name) has no row in ElementTable; add it, or give a reason here")
        }
    }

    @Test("every class of the vocabulary has a class, a row, a tag, a schema and documentation")
    func steps() throws {
        let rows = Set(ElementTable.rows.map(\.className))
        let classes = Self.classes(
            under: "Sources/UIKitCore", "Sources/PlaceholderViews", "Sources/MyLayout")
        let schema = House.text("assets/screen.schema.json")
        let documentation = House.text("docs/screen-format.md")
        for row in ElementVocabulary.classes {
            let name = row.name
            #expect(
                classes[name] != nil || ["TableSection", "CollectionSection"].contains(name),
                "Sources/UIKitCore, PlaceholderViews and MyLayout: there is no class \(name)")
            #expect(rows.contains(name), "Sources/ScreenBuilder: ElementTable has no row of \(name)")
            #expect(
                !row.tags.isEmpty || Self.untagged[name] != nil,
                "Sources/ScreenDocuments: \(name) declares no tag of storyboards; add it, or give a reason here"
            )
            let advice = "run RECORD_VOCABULARY=1 swift test --filter VocabularyTests"
            #expect(
                schema.contains("\"\(name)\": {"), "assets/screen.schema.json: lacks \(name); \(advice)")
            #expect(
                documentation.contains("### \(name)\n"), "docs/screen-format.md: lacks \(name); \(advice)")
        }
    }

    /// Classes without a tag in storyboards, each with its reason.
    static let untagged = [
        "BubbleView": "Maquette's own",
        "CollectionSection": "storyboards have the items of one section",
        "MyBaseLayout": "a library's: a custom class in storyboards",
        "MyLinearLayout": "a library's: a custom class in storyboards",
        "MyFlowLayout": "a library's: a custom class in storyboards",
        "MyFloatLayout": "a library's: a custom class in storyboards",
        "MyFrameLayout": "a library's: a custom class in storyboards",
        "MyRelativeLayout": "a library's: a custom class in storyboards",
        "UILayoutGuide": "Interface Builder has only the guides of views, which are no elements",
        "UIViewController": "every tag of a controller that no other class declares",
    ]

    @Test("every class of the vocabulary is in a screen of the gallery")
    func gallery() {
        let screens = House.paths(under: "assets/screens").map { House.text($0) }
        for row in ElementVocabulary.classes where row.name != "UIView" && Self.unshown[row.name] == nil {
            let marks = ["class: \(row.name)"] + row.tags.flatMap { ["<\($0) ", "<\($0)>"] }
            let isShown = screens.contains { screen in marks.contains { screen.contains($0) } }
            #expect(isShown, "assets/screens: no screen shows a \(row.name); add it to one")
        }
    }

    /// Classes that no screen of the gallery shows, each with its reason.
    static let unshown = [
        "MyBaseLayout": "what the layouts of MyLayout have in common; it places nothing",
        "UITableViewHeaderFooterView": "comes from the data source of a table",
        "UIViewController": "every storyboard has some, under tags that it does not declare",
    ]

    @Test("keys of attributes are named after them")
    func keys() {
        let declaration = /package let (\w+) = AttributeKey\(\s*"([\w.]+)"/
        for file in House.swiftFiles(under: "Sources/ScreenDocuments/Vocabulary") {
            for match in House.text(file.path).matches(of: declaration) {
                let isNamed = match.2.split(separator: ".").last == match.1
                #expect(isNamed, "\(file.path): the key of \(match.2) is called \(match.1)")
            }
        }
    }

    @Test("attributes are bound to the properties that they are named after")
    func bindings() throws {
        let binding = /\.bind\(\s*\\\.(\w+),\s*\\\.([\w.]+)/
        var count = 0
        for file in House.swiftFiles(under: "Sources/ScreenBuilder") {
            for match in House.text(file.path).matches(of: binding) {
                count += 1
                let attribute = String(match.1)
                let property = match.2.split(separator: ".").last.map(String.init)
                #expect(
                    property == attribute || Self.otherProperties[attribute] == property,
                    "\(file.path): \(attribute) is bound to \(match.2); give the reason here if it is right")
            }
        }
        #expect(count == ElementTable.rows.flatMap(\.setters).count { $0.property != nil })
    }

    /// Attributes that are bound to a property of another name.
    static let otherProperties = [
        "myAlignment": "alignment", "reverseFloat": "isReverseFloat",
        "runs": "styledText", "placeholderRuns": "styledPlaceholder", "vibrancy": "effect",
        "font": "titleFont", "intrinsicWidth": "placeholderIntrinsicWidth",
        "intrinsicHeight": "placeholderIntrinsicHeight", "rowHeight": "ownRowHeight",
        "rows": "declaredCount",
    ]

    @Test("every screen of the gallery has a golden")
    func goldens() {
        let goldens = House.paths(under: "goldens")
        for path in House.paths(under: "assets/screens") + House.paths(under: "assets/scripts") {
            let name = (path.components(separatedBy: "/").last ?? path).components(separatedBy: ".")[0]
            let isRecorded = goldens.contains { $0.hasPrefix("goldens/\(name).") }
            #expect(isRecorded, "\(path): has no golden; run ./maquette test --record missing and look at it")
        }
    }

    @Test("every command is in the root command's list")
    func commands() {
        let root = House.text("Sources/MaquetteCommands/RootCommand.swift")
        for file in House.swiftFiles(under: "Sources/MaquetteCommands/Commands") {
            let name = (file.path.components(separatedBy: "/").last ?? "").replacingOccurrences(
                of: ".swift", with: "")
            guard name.hasSuffix("Command") else { continue }
            #expect(root.contains("\(name).self"), "\(file.path): RootCommand.swift does not list \(name)")
        }
    }

    /// A class declared in a file, and its superclass.
    struct Declaration {
        var path: String
        var superclass: String
    }

    /// The open classes under some folders.
    static func classes(under folders: String...) -> [String: Declaration] {
        var classes: [String: Declaration] = [:]
        for file in folders.flatMap({ House.swiftFiles(under: $0) }) {
            for line in file.lines {
                guard let match = line.firstMatch(of: /^(?:open|public final) class (\w+): (\w+)/) else {
                    continue
                }
                classes[String(match.1)] = Declaration(path: file.path, superclass: String(match.2))
            }
        }
        return classes
    }

    /// Whether a class is another or inherits from it.
    static func descends(_ name: String, from ancestor: String, _ classes: [String: Declaration]) -> Bool {
        var current = name
        while current != ancestor {
            guard let next = classes[current]?.superclass else { return false }
            current = next
        }
        return true
    }
}
