import Foundation
import Maquette
import TestSupport
import Testing

/// Rendering a screen on the canvas that it was designed on, in comparison with devices.
@Suite struct CanvasRenderTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// Returns the frames of a XIB file's views on a device, by id.
    private func frames(
        of subviews: String, tools: Int = 14460, beside objects: String = "", constraints: String = "",
        on device: DeviceProfile = .canvas
    ) throws -> [String: Rect] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)"
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/>
            <objects>\(objects)<view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view></objects></document>
            """
        let file = try directory.write(text, to: "App/Base.lproj/Card.xib")
        let recipe = try #require(LoadedInput.file(file, selection: InputSelection()).recipes.first)
        var variant = Variant()
        variant.device = device
        var renderer = Renderer(session: try RenderSession())
        let request = RenderRequest(recipe: recipe, variant: variant)
        let screen = renderer.render(request.recipe, in: request.variant, to: .layout)
        let nodes = try #require(screen.layout).nodes
        return Dictionary(nodes.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }

    @Test func theCanvasShowsTheFilesOwnWords() throws {
        try directory.write("\"text.text\" = \"WWWWWWWWWW\";", to: "App/en.lproj/Card.strings")
        let label = """
            <label text="i" translatesAutoresizingMaskIntoConstraints="NO" id="text">
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        let canvas = try #require(try frames(of: label)["text"]).width
        let device = try #require(try frames(of: label, on: DeviceTable.standard)["text"]).width
        // An i is 4 points wide; ten W, translated, are 160.
        #expect(canvas < 10)
        #expect(device > 150)
    }

    @Test(arguments: [(8121, 19.5), (14460, 20.5), (18122, 17)])
    func textStylesAreAsLargeAsTheToolsDrewThem(tools: Int, height: Double) throws {
        // Body in 16, 17 and 14 points, 1.19336 high, up to half a point.
        let label = """
            <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="text">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            """
        #expect(try frames(of: label, tools: tools)["text"]?.height == height)
    }

    /// An outlet of a controller has the name of the role; only those of the table itself make parts of it.
    @Test func aTablesHeaderStaysWhereAnOutletHasItsName() throws {
        let table = """
            <tableView translatesAutoresizingMaskIntoConstraints="NO" id="table">
            <rect key="frame" x="0" y="0" width="375" height="400"/>
            <view key="tableHeaderView" id="head"><rect key="frame" x="0" y="0" width="375" height="90"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="in">
            <constraints><constraint firstAttribute="width" constant="60" id="w"/>
            <constraint firstAttribute="height" constant="30" id="h"/></constraints></view></subviews>
            <constraints><constraint firstItem="in" firstAttribute="leading" secondItem="head"
                secondAttribute="leading" constant="8" id="l"/>
            <constraint firstItem="in" firstAttribute="top" secondItem="head" secondAttribute="top" constant="5"
                id="t"/></constraints></view></tableView>
            """
        let owner = """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
            <outlet property="tableHeaderView" destination="head" id="o"/></connections></placeholder>
            """
        let found = try frames(of: table, beside: owner)
        #expect(found["head"]?.size == Size(width: 375, height: 90))
        #expect(found["in"]?.size == Size(width: 60, height: 30))
    }

    /// Measured: sliders of Xcode 26, pinned 16 points from both edges of 414: 382 by 34 points at 16; before, the frame
    /// is two points wider at each end and one higher.
    @Test(arguments: [
        (23504, Rect(x: 14, y: 0, width: 347, height: 31)),
        (24127, Rect(x: 16, y: 0, width: 343, height: 34)),
    ])
    func slidersFillTheirAlignmentRectanglesSinceXcode26(tools: Int, frame: Rect) throws {
        let slider = """
            <slider translatesAutoresizingMaskIntoConstraints="NO" id="slider"/>
            """
        let edges = """
            <constraint firstItem="slider" firstAttribute="leading" secondItem="root" secondAttribute="leading"
                constant="16" id="l"/>
            <constraint firstItem="root" firstAttribute="trailing" secondItem="slider" secondAttribute="trailing"
                constant="16" id="r"/>
            <constraint firstItem="slider" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
            """
        #expect(try frames(of: slider, tools: tools, constraints: edges)["slider"] == frame)
    }

    @Test func aSpacerGivesWayToWhatItStandsBeside() throws {
        let row = """
            <stackView translatesAutoresizingMaskIntoConstraints="NO" id="row"><rect key="frame" x="0" y="0"
                width="200" height="21"/><subviews>
            <imageView translatesAutoresizingMaskIntoConstraints="NO" image="dot" id="dot"/>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="spacer"/></subviews>
            <constraints><constraint firstAttribute="width" constant="200" id="w"/></constraints></stackView>
            """
        let url = URL(fileURLWithPath: directory.path).appending(path: "App/dot.png")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try directory.write("", to: "LICENSE")
        try Data(encodePicture(Pixmap(width: 30, height: 10, filledWith: 0xFFFF_FFFF))).write(to: url)
        let found = try frames(of: row)
        // With the spacer's placeholder width of 240, no space would be left for the picture.
        #expect(found["dot"]?.width == 30)
        #expect(found["spacer"]?.width == 170)
    }
}
