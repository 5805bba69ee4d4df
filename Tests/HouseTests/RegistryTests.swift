import Foundation
import Testing

@Suite("Registries are complete")
struct RegistryTests {
    /// View classes that screen files cannot name, each with its reason.
    static let unnamedViews = [
        "UICollectionReusableView": "comes from the data source of a collection",
        "UICollectionView": "needs a data source, which screen files cannot write",
        "UICollectionViewCell": "comes from the data source of a collection",
        "UIControl": "abstract; its subclasses have rows",
        "UINavigationBar": "comes with its controller",
        "UITabBar": "comes with its controller",
        "UITableView": "needs a data source, which screen files cannot write",
        "UITableViewCell": "comes from the data source of a table",
        "UITableViewHeaderFooterView": "comes from the data source of a table",
        "UIToolbar": "comes with its controller",
        "UIWindow": "stands around the root view",
    ]

    @Test("every view class has a row in the element table")
    func elements() {
        let table = House.text("Sources/ScreenBuilder/ElementTable.swift")
        let classes = Self.classes(under: "Sources/UIKit")
        #expect(classes["UIView"] != nil)
        for (name, file) in classes.sorted(by: { $0.key < $1.key })
        where Self.descends(name, from: "UIView", classes) && Self.unnamedViews[name] == nil {
            let hasRow = table.contains("ElementRow(\"\(name)\"")
            #expect(
                hasRow,
                "\(file.path): \(name) has no row in ElementTable.swift; add it, or give a reason here")
        }
    }

    @Test("every class of the element table stands in a screen of the gallery")
    func gallery() {
        let screens = House.paths(under: "assets/screens", endingIn: [".yaml", ".json"]).map {
            House.text($0)
        }
        let table = House.text("Sources/ScreenBuilder/ElementTable.swift")
        for match in table.matches(of: /ElementRow\("(\w+)"/) where match.1 != "UIView" {
            let isShown = screens.contains { $0.contains("class: \(match.1)") }
            #expect(isShown, "assets/screens: no screen shows a \(match.1); add it to one")
        }
    }

    @Test("every screen of the gallery has a golden")
    func goldens() {
        let goldens = House.paths(under: "goldens")
        for path in House.paths(under: "assets/screens") {
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

    /// The open classes under a folder.
    static func classes(under folder: String) -> [String: Declaration] {
        var classes: [String: Declaration] = [:]
        for file in House.swiftFiles(under: folder) {
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
