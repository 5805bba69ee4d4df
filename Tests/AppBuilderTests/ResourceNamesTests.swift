import SwiftPorting
import TestSupport
import Testing

@testable import AppBuilder

@Suite("Names of resources that R.swift would have written")
struct ResourceNamesTests {
    private func uses(_ texts: String...) -> [String: Set<String>] {
        ResourceNames(in: texts.map { SourceFile(path: "a.swift", bytes: Array($0.utf8)) }).uses
    }

    @Test("are those that code uses")
    func uses() {
        let found = uses(
            "let a = R.image.some_icon(), b = x.R.image.other, c = XR.color.no",
            "f(R.string.localizable.title(1), R.nib.cell.name, R.validate())")
        #expect(
            found == [
                "image": ["some_icon"], "string.localizable": ["title"], "nib": ["cell"],
            ])
        #expect(uses("R.image.a()", "struct R { }").isEmpty)
        #expect(uses("func f<R>(_ r: R) -> R { r }").isEmpty)
    }

    @Test("mean resources by their letters and digits")
    func source() throws {
        let directory = try TemporaryDirectory()
        try directory.write("{}", to: "A.xcassets/Some-icon.imageset/Contents.json")
        try directory.write(
            "\"nav.title\" = \"Title %d\";\n\"OK\" = \"OK\";", to: "en.lproj/Localizable.strings")
        let names = ResourceNames(in: [
            SourceFile(
                path: "a.swift",
                bytes: Array(
                    "R.image.someIcon() R.string.localizable.navTitle(1) R.string.localizable.oK() R.nib.itemCell()"
                        .utf8))
        ])
        let text = try #require(
            names.source(
                root: directory.path,
                resources: [
                    "en.lproj/Localizable.strings": directory.path + "/en.lproj/Localizable.strings",
                    "ItemCell.nib": "ItemCell.xib",
                ]))
        #expect(text.contains("static let `someIcon` = ImageResource(name: \"Some-icon\")"))
        #expect(
            text.contains("`navTitle` = StringResource(key: \"nav.title\", tableName: \"Localizable\")"))
        #expect(text.contains("`oK` = StringResource(key: \"OK\", tableName: \"Localizable\")"))
        #expect(text.contains("`itemCell` = NibResource(name: \"ItemCell\")"))
        #expect(ResourceNames(in: []).source(root: directory.path, resources: [:]) == nil)
    }
}
