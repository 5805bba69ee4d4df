import Goldens
import Maquette
import MaquetteTesting
import Testing
import UIKit

/// A sheet for each family of primitives, at each scale. Each picture was inspected, enlarged, when it was
/// recorded.
@Suite struct SheetTests {
    private static let scales = ["320x320@1", "320x320@2", "320x320@3"]

    private func check(_ name: String, _ device: String, _ make: @escaping @Sendable () -> UIViewController)
        throws
    {
        var variant = Variant()
        variant.device = try DeviceTable.profile(named: device)
        assertScreen(Screen(name, make: make), variants: [variant], matching: [.picture])
    }

    @Test(arguments: scales) func hairlinesCornersAndBorders(device: String) throws {
        try check("edges", device) { EdgeSheet() }
    }

    @Test(arguments: [Appearance.light, .dark]) func standIns(appearance: Appearance) throws {
        var variant = Variant(appearance: appearance)
        variant.device = try DeviceTable.profile(named: "320x320@2")
        assertScreen(
            Screen("stand-ins") { PlaceholderSheet() }, variants: [variant], matching: [.picture])
    }

    @Test func outlinesOfEmptyViews() throws { try check("outlines", "320x100@2") { OutlineSheet() } }

    @Test(arguments: scales) func shadows(device: String) throws {
        try check("shadows", device) { ShadowSheet() }
    }

    @Test(arguments: scales) func gradients(device: String) throws {
        try check("gradients", device) { GradientSheet() }
    }

    @Test(arguments: scales) func linesAndShapes(device: String) throws {
        try check("lines", device) { LineSheet() }
    }

    @Test(arguments: scales) func masksGroupsTransformsAndClips(device: String) throws {
        try check("composition", device) { CompositionSheet() }
    }

    @Test(arguments: scales) func contentModes(device: String) throws {
        try check("content-modes", device) { ContentModeSheet() }
    }

    @Test(arguments: scales) func slicedAndTurnedImages(device: String) throws {
        try check("slices", device) { SliceSheet() }
    }

    @Test(arguments: scales) func layerContents(device: String) throws {
        try check("contents", device) { ContentsSheet() }
    }

    @Test(arguments: scales) func blendModes(device: String) throws {
        try check("blends", device) { BlendSheet() }
    }

    @Test(arguments: scales) func textLayers(device: String) throws {
        try check("words", device) { WordSheet() }
    }

    @Test(arguments: scales) func materialsAndVibrancy(device: String) throws {
        try check("materials", device) { MaterialSheet() }
    }
}
