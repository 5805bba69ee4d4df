import Files
import PropertyLists
import SwiftPorting

/// What R.swift writes when Xcode builds an app, and Git seldom has: a type `R` with the names of the app's resources.
///
/// Only the names that code uses are declared. Versions of R.swift make names in different ways, all of the letters and
/// digits of the resource: those decide here which resource is meant.
///
/// Source: the documentation of R.swift, with the examples of `R.image`, `R.color`, `R.nib` and `R.string`.
struct ResourceNames {
    /// The name of the file.
    static let fileName = "R.generated.swift"

    /// The names that code uses, by their groups: `image`, or `string.localizable`.
    private(set) var uses: [String: Set<String>] = [:]

    /// The groups of resources that are declared.
    private static let groups: Set<String> = ["image", "color", "nib"]

    /// Finds what sources use.
    ///
    /// - Parameter sources: The sources of the app.
    init(in sources: [SourceFile]) {
        for source in sources where !note(source.bytes) {
            uses = [:]
            return
        }
    }

    /// Whether a place stands behind the start of a declaration.
    private static func isDeclared(at place: Int, in bytes: [UInt8]) -> Bool {
        let end = bytes[..<place].lastIndex { $0 != UInt8(ascii: " ") } ?? 0
        let start = bytes[..<end].lastIndex { !$0.isPartOfWord }.map { $0 + 1 } ?? 0
        return start <= end
            && ["struct", "enum", "class", "typealias", "let", "var"].contains(
                String(decoding: bytes[start...end], as: UTF8.self))
    }

    /// Notes the uses in a source, `R.image.name` and `R.string.table.name`; returns whether it declares no such name itself.
    private mutating func note(_ bytes: [UInt8]) -> Bool {
        var start = 0
        while let found = bytes[start...].firstIndex(of: UInt8(ascii: "R")) {
            start = found + 1
            guard found == 0 || !(bytes[found - 1].isPartOfWord || bytes[found - 1] == UInt8(ascii: "."))
            else { continue }
            guard start == bytes.count || bytes[start].isPartOfWord || !Self.isDeclared(at: found, in: bytes)
            else { return false }
            let names = Self.path(in: bytes, from: start)
            guard let group = names.first else { continue }
            if Self.groups.contains(group), names.count > 1 {
                uses[group, default: []].insert(names[1])
            } else if group == "string", names.count > 2 {
                uses["string." + names[1], default: []].insert(names[2])
            }
        }
        return true
    }

    /// Returns the names of at most three members that follow one another, each after a point.
    private static func path(in bytes: [UInt8], from start: Int) -> [String] {
        var names: [String] = [], place = start
        while names.count < 3, place + 1 < bytes.count, bytes[place] == UInt8(ascii: "."),
            bytes[place + 1].isPartOfWord
        {
            let end = bytes[(place + 1)...].firstIndex { !$0.isPartOfWord } ?? bytes.count
            names.append(String(decoding: bytes[(place + 1)..<end], as: UTF8.self))
            place = end
        }
        return names
    }

    // MARK: Resources

    /// Returns the source with the declarations; nil if no code uses any.
    ///
    /// - Parameters:
    ///   - root: The folder of the project, with the catalogs.
    ///   - resources: The files of the app's bundle, by where they are in it.
    /// - Returns: The text.
    func source(root: String, resources: [String: String]) -> String? {
        guard !uses.isEmpty else { return nil }
        let assets = FolderWalk(root: root).files { $0 == "Contents.json" }.files
        let images =
            Self.names(of: assets, ending: ".imageset/Contents.json")
            + Self.names(of: resources.keys, ending: ".png") + Self.names(of: resources.keys, ending: ".jpg")
        let names = [
            "image": images, "color": Self.names(of: assets, ending: ".colorset/Contents.json"),
            "nib": Self.names(of: resources.keys, ending: ".nib"),
        ]
        var lines = ["import UIKit", "", "enum R {"]
        for group in Self.groups.sorted() {
            lines += declarations(of: group, names[group] ?? [])
        }
        lines.append("    enum string {")
        for (group, used) in uses.sorted(by: { $0.key < $1.key }) where group.hasPrefix("string.") {
            lines += Self.table(String(group.dropFirst("string.".count)), used, resources)
        }
        return (lines + ["    }"] + Self.resourceLines + ["}"] + Self.extensionLines).joined(separator: "\n")
            + "\n"
    }

    private static func names(of paths: some Sequence<String>, ending: String) -> [String] {
        paths.filter { $0.hasSuffix(ending) }.compactMap { path in
            path.dropLast(ending.count).split(separator: "/").last.map(String.init)
        }.sorted()
    }

    /// The letters and digits of a name, small.
    private static func key(_ name: some StringProtocol) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// Returns the name of the resource that code means; the name in the code if there is none.
    private static func meant(_ name: String, among names: [String]) -> String {
        let wanted = key(name)
        return names.first { key($0) == wanted } ?? name
    }

    private func declarations(of group: String, _ names: [String]) -> [String] {
        let members = (uses[group] ?? []).sorted().map { name in
            let value = SwiftStringLiteral.text(Self.meant(name, among: names))
            let type = group.prefix(1).uppercased() + group.dropFirst() + "Resource"
            return "        static let `\(name)` = \(type)(name: \(value))"
        }
        return ["    enum \(group) {"] + members + ["    }"]
    }

    /// The functions that return the texts of a table.
    private static func table(_ name: String, _ used: Set<String>, _ resources: [String: String]) -> [String]
    {
        let files = resources.filter { place, _ in
            let file = place.split(separator: "/").last ?? ""
            return file.hasSuffix(".strings") && key(file.dropLast(".strings".count)) == key(name)
        }.sorted { $0.key < $1.key }
        let table = files.first?.key.split(separator: "/").last?.dropLast(".strings".count) ?? "Localizable"
        let keys = Set(files.flatMap { texts(in: $0.value) }).sorted()
        let members = used.sorted().map { member in
            "            static let `\(member)` = StringResource(key: "
                + "\(SwiftStringLiteral.text(meant(member, among: keys))), "
                + "tableName: \(SwiftStringLiteral.text(String(table))))"
        }
        return ["        enum \(name) {"] + members + ["        }"]
    }

    /// The keys of a table; none if it cannot be read, which is said where the text is shown.
    private static func texts(in path: String) -> [String] {
        guard let bytes = try? readFile(path, as: .strings),
            let list = try? PropertyList(bytes, as: .strings)
        else { return [] }
        return Array((list.dictionary ?? [:]).keys)
    }

    /// The types of the resources, which are called for their values.
    private static let resourceLines = [
        "    struct ImageResource {",
        "        let name: String",
        "        func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIImage? {",
        "            UIImage(named: name, in: nil, compatibleWith: traits)",
        "        }",
        "    }",
        "    struct ColorResource {",
        "        let name: String",
        "        func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIColor? {",
        "            UIColor(named: name)",
        "        }",
        "    }",
        "    struct NibResource {",
        "        let name: String",
        "        var identifier: String { name }",
        "        func callAsFunction() -> UINib { UINib(nibName: name, bundle: nil) }",
        "        func instantiate(withOwner owner: Any?) -> [Any] {",
        "            callAsFunction().instantiate(withOwner: owner, options: nil)",
        "        }",
        "        func firstView<View: UIView>(owner: AnyObject?) -> View? {",
        "            instantiate(withOwner: owner).first as? View",
        "        }",
        "    }",
        "    struct StringResource {",
        "        let key: String, tableName: String",
        "        func callAsFunction(_ values: any CVarArg..., preferredLanguages: [String]? = nil) -> String {",
        "            let text = NSLocalizedString(key, tableName: tableName, comment: \"\")",
        "            return values.isEmpty ? text : String(format: text, arguments: values)",
        "        }",
        "    }",
    ]

    /// What lists take in place of a name.
    private static let extensionLines = [
        "extension UITableView {",
        "    func register(_ nib: R.NibResource) { register(nib(), forCellReuseIdentifier: nib.identifier) }",
        "}",
        "extension UICollectionView {",
        "    func register(_ nib: R.NibResource) { register(nib(), forCellWithReuseIdentifier: nib.identifier) }",
        "}",
    ]
}
