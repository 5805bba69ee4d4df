import Diagnostics
import RenderContext
import TestSupport
import Testing

@testable import ScreenBuilder
@testable import UIKitCore

/// Runtime attributes that are named like properties of a layer, of views whose classes have properties of these names or
/// have none.
@Suite struct OwnPropertyTests {
    /// A class whose properties do not touch the layer.
    private final class Owning: UIView, InterfaceBuilderConnectable {
        var values: [String: Double] = [:]
        /// The names in the order in which they were set.
        var names: [String] = []
        func setOutlet(_ name: String, to object: Any?) -> Bool {
            guard ["cornerRadius", "borderWidth", "masksToBounds"].contains(name) else { return false }
            values[name] = object as? Double
            names.append(name)
            return true
        }
    }

    /// A class whose property is that of the layer.
    private final class Forwarding: UIView, InterfaceBuilderConnectable {
        func setOutlet(_ name: String, to object: Any?) -> Bool {
            guard name == "cornerRadius", let radius = object as? Double else { return false }
            layer.cornerRadius = radius / 2
            return true
        }
    }

    /// A class without such properties.
    private final class Plain: UIView, InterfaceBuilderConnectable {}

    private func number(_ keyPath: String, _ value: Double) -> String {
        """
        <userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)"><real key="value" value="\(value)"/>\
        </userDefinedRuntimeAttribute>
        """
    }

    private func flag(_ keyPath: String) -> String {
        "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"\(keyPath)\" value=\"YES\"/>"
    }

    /// Makes the view of a nib whose class and runtime attributes are given.
    private func make<View: UIView>(
        _ type: View.Type, _ entries: String, _ attributes: String = "", isListed: Bool = true
    ) throws -> UIView {
        let nib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" \(attributes) customClass="Box" id="box">
            <rect key="frame" x="0" y="0" width="120" height="60"/>
            <userDefinedRuntimeAttributes>\(entries)</userDefinedRuntimeAttributes></view></objects></document>
            """
        let folder = try TemporaryDirectory()
        try folder.write(nib, to: "Box.xib")
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        environment.interfaceClasses = isListed ? ["Box": type] : [:]
        let path = folder.path
        environment.makeInterfaceLoader = { InterfaceLoader(folders: [path]) }
        // The folder is removed with its last reference.
        defer { withExtendedLifetime(folder) {} }
        return try environment.run(in: RenderContext()) {
            let objects = UINib(nibName: "Box", bundle: nil).instantiate(withOwner: nil)
            return try #require(objects.first as? UIView)
        }
    }

    /// Source: Key-Value Coding Programming Guide: the property of the name is set, and the layer has another.
    @Test func aPropertyOfTheClassIsSetAndNotTheLayers() throws {
        let made = try make(Owning.self, number("cornerRadius", 30) + number("borderWidth", 2))
        let view = try #require(made as? Owning)
        #expect(view.values == ["cornerRadius": 30, "borderWidth": 2])
        #expect(view.names == ["cornerRadius", "borderWidth"])
        #expect(view.layer.cornerRadius == 0 && view.layer.borderWidth == 0)
    }

    @Test func aPropertyThatSetsTheLayersDecides() throws {
        #expect(try make(Forwarding.self, number("cornerRadius", 30)).layer.cornerRadius == 15)
    }

    /// Extensions of UIView that name the layer's properties so are frequent, and are not listed.
    @Test func withoutSuchAPropertyTheLayersIsSet() throws {
        let entries = number("cornerRadius", 30) + number("borderWidth", 2) + flag("masksToBounds")
        for view in [try make(Plain.self, entries), try make(UIView.self, entries, isListed: false)] {
            #expect(view.layer.cornerRadius == 30 && view.layer.borderWidth == 2)
            #expect(view.layer.masksToBounds)
        }
    }

    @Test func aKeyPathThatNamesTheLayerSetsItInAnyCase() throws {
        let view = try make(Owning.self, number("layer.cornerRadius", 12))
        #expect(view.layer.cornerRadius == 12 && (view as? Owning)?.names == [])
    }

    @Test func whatTheFileSaysBesidesStays() throws {
        #expect(try make(Owning.self, flag("masksToBounds"), "clipsSubviews=\"YES\"").clipsToBounds)
        #expect(try !make(Owning.self, flag("masksToBounds")).clipsToBounds)
    }
}
