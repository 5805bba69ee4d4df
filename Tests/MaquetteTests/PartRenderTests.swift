import Geometry
import Maquette
import TestSupport
import Testing

/// Cells and loose views of XIB files, which are drawn at their own size.
@Suite struct PartRenderTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func rendered(_ object: String, chrome: Chrome = .none) throws -> RenderedScreen {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701"
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/>
            <objects>\(object)</objects></document>
            """
        let file = try directory.write(text, to: "Part.xib")
        let recipe = try #require(LoadedInput.file(file, selection: InputSelection()).recipes.first)
        var variant = Variant()
        variant.device = try DeviceTable.profile(named: "iphone-8")
        variant.chrome = chrome
        var renderer = Renderer(session: try RenderSession())
        return renderer.render(recipe, in: variant, to: .picture)
    }

    private func view(_ width: Int, _ height: Int, background: String = "") -> String {
        """
        <view id="part" customClass="Badge"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
        \(background)<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
        """
    }

    private let red = """
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
        customColorSpace="sRGB"/>
        """

    /// Also one that is larger than the device.
    @Test(arguments: [(120, 45), (500, 700)]) func aLooseViewHasItsOwnSize(width: Int, height: Int) throws {
        let screen = try rendered(view(width, height, background: red))
        let picture = try #require(screen.picture)
        #expect(picture.size == PixelSize(width: 2 * width, height: 2 * height))
        #expect(picture.pixels.allSatisfy { $0 == 0xFF00_00FF })
        let part = try #require(screen.layout?.nodes.first { $0.id == "part" })
        #expect(part.frame.size == Size(width: Double(width), height: Double(height)))
    }

    @Test func aViewWithoutBackgroundLiesOnGray() throws {
        let picture = try #require(try rendered(view(500, 700)).picture)
        #expect(Set(picture.pixels) == [0xFFF7_F2F2])
    }

    @Test func onADeviceItIsShownInTheMiddle() throws {
        let picture = try #require(try rendered(view(120, 45, background: red), chrome: .status).picture)
        #expect(picture.size == PixelSize(width: 750, height: 1334))
        #expect(picture[375, 667] == 0xFF00_00FF)
    }

    private func cell(_ constraints: String) -> String {
        """
        <tableViewCell id="part" rowHeight="90"><rect key="frame" x="0" y="0" width="320" height="90"/>
        <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0" y="0" width="320" height="90"/>
        <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
        <constraint firstAttribute="height" constant="50" id="h"/></constraints></view></subviews>
        <constraints>\(constraints)</constraints></tableViewCellContentView></tableViewCell>
        """
    }

    @Test func aTableCellIsAsWideAsTheDevice() throws {
        let stored = try #require(try rendered(cell("")).picture)
        #expect(stored.size == PixelSize(width: 750, height: 180))
    }

    @Test func constraintsDecideAboutTheHeightOfACell() throws {
        let constraints = """
            <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top"
            constant="10" id="t"/>
            <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="12" id="b"/>
            """
        let text = cell(constraints).replacing(" rowHeight=\"90\"", with: "")
        let picture = try #require(try rendered(text).picture)
        // 10 and 12 points around the box, and half a point of separator.
        #expect((144...145).contains(picture.height) && picture.width == 750, "\(picture.size)")
    }
}
