import Foundation
import TestSupport
import Testing

@testable import AppBuilder

@Suite("The classes of Core Data's models")
struct DataModelTests {
    private static let version = """
        <?xml version="1.0" encoding="UTF-8"?>
        <model type="com.apple.IDECoreDataModeler.DataModel">
            <entity name="Bed" representedClassName="Bed" codeGenerationType="class">
                <attribute name="count" attributeType="Integer 32" defaultValueString="2" usesScalarValueType="YES"/>
                <attribute name="isSunny" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="area" attributeType="Double"/>
                <relationship name="plants" toMany="YES" destinationEntity="Plant" inverseName="bed"/>
            </entity>
            <entity name="Plant" representedClassName=".GardenPlant" codeGenerationType="category">
                <attribute name="planted" attributeType="Date"/>
                <relationship name="bed" maxCount="1" destinationEntity="Bed"/>
            </entity>
            <entity name="Herb" representedClassName="Herb" parentEntity="Plant" codeGenerationType="class"/>
            <entity name="Tool" representedClassName="Tool"/>
            <entity name="let x" codeGenerationType="class"/>
        </model>
        """

    @Test("are those of the current version")
    func currentVersion() throws {
        let directory = try TemporaryDirectory()
        try directory.write("<model/>", to: "M.xcdatamodeld/M 2.xcdatamodel/contents")
        try directory.write(Self.version, to: "M.xcdatamodeld/M.xcdatamodel/contents")
        try directory.write(
            """
            <plist version="1.0"><dict><key>_XCCurrentVersionName</key>
            <string>M.xcdatamodel</string></dict></plist>
            """, to: "M.xcdatamodeld/.xccurrentversion")
        let model = DataModel(path: directory.path + "/M.xcdatamodeld")
        #expect(model.entities.map(\.name) == ["Bed", "Plant", "Herb", "Tool"])
        #expect(DataModel(path: directory.path + "/N.xcdatamodeld").source.isEmpty)
    }

    @Test("have properties with Xcode's types, and extend those of the app")
    func properties() throws {
        let directory = try TemporaryDirectory()
        try directory.write(Self.version, to: "M.xcdatamodeld/M.xcdatamodel/contents")
        let text = DataModel(path: directory.path + "/M.xcdatamodeld").source
        for part in [
            "public class Bed: NSManagedObject {}", "public class Herb: GardenPlant {}",
            "NSFetchRequest<Bed>(entityName: \"Bed\")", "NSFetchRequest<GardenPlant>(entityName: \"Plant\")",
            "public var `count`: Int32 { get { primitiveValue(forKey: \"count\") as? Int32 ?? 2 }",
            "as? Bool ?? true", "public var `name`: String? {", "public var `area`: NSNumber? {",
            "public var `plants`: NSSet? {", "public func addToPlants(_ value: GardenPlant)",
            "public var `planted`: Date? {", "public var `bed`: Bed? {", "extension Bed: Identifiable {}",
        ] { #expect(text.contains(part), "\(part)") }
        for part in ["class GardenPlant", "Tool", "Herb: Identifiable"] {
            #expect(!text.contains(part), "\(part)")
        }
    }

    @Test("belong to the sources of a target")
    func sources() {
        let files = [
            "/a/B.swift", "/a/M.xcdatamodeld/M.xcdatamodel/contents", "/a/contents", "/a/N.xcdatamodeld",
            "/a/x.png",
        ]
        #expect(DataModel.sources(among: files) == ["/a/B.swift", "/a/M.xcdatamodeld", "/a/N.xcdatamodeld"])
    }

    @Test("versions of the language are those that the compiler knows")
    func languageVersions() {
        let expected = ["3.0": "4", "4.0": "4", "4.2": "4.2", "5.0": "5", "6.0": "5", "": "5", "$(X)": "5"]
        for (setting, version) in expected {
            #expect(LanguageVersion(setting: setting).rawValue == version, "\(setting)")
        }
    }
}
