import Geometry
import Scene
import Testing

@testable import Raster

@Suite struct BlendModeTests {
    private let box = Rect(x: 0, y: 0, width: 1, height: 1)

    /// The pixel that a colour gives over another by a mode.
    private func mix(_ above: Color, over below: Color, _ mode: BlendMode, opacity: Double = 1) throws
        -> [UInt32]
    {
        let pixel = try draw(
            1, 1,
            [
                .draw(.fillRect(box, .color(below))),
                .push(.layer(opacity: opacity, bounds: box, blend: mode)),
                .draw(.fillRect(box, .color(above))), .pop,
            ])[0, 0]
        return [0, 8, 16, 24].map { pixel >> $0 & 0xFF }
    }

    /// Source: the formulas of W3C's Compositing and Blending, with below (0.8, 0.4, 0.2) = (204, 102, 51) and
    /// above (0.2, 0.6, 1).
    @Test(arguments: [
        // 0.16, 0.24, 0.2
        (BlendMode.multiply, [41, 61, 51] as [UInt32]),
        // 1 - 0.2·0.8, 1 - 0.6·0.4, 1
        (.screen, [214, 194, 255]),
        // 1 - 2·0.2·0.8 = 0.68, 2·0.4·0.6 = 0.48, 2·0.2·1 = 0.4
        (.overlay, [173, 122, 102]),
        (.darken, [51, 102, 51]), (.lighten, [204, 153, 255]),
        // min(1, 0.8 / 0.8), 0.4 / 0.4, the light is full: 1
        (.colorDodge, [255, 255, 255]),
        // 1 - 0.2 / 0.2 = 0, 1 - min(1, 0.6 / 0.6) = 0, 1 - 0.8 / 1 = 0.2
        (.colorBurn, [0, 0, 51]),
        // 0.8 - 0.6·0.8·0.2 = 0.704; 0.4 + 0.2·(√0.4 - 0.4) = 0.44649; 0.2 + ((16·0.2 - 12)·0.2 + 4)·0.2 - 0.2
        (.softLight, [180, 114, 114]),
        // 2·0.8·0.2 = 0.32, 1 - 2·0.6·0.4 = 0.52, 1
        (.hardLight, [82, 133, 255]),
        (.difference, [153, 51, 204]),
        // 1 - 0.32 = 0.68, 1 - 0.48 = 0.52, 1.2 - 0.4 = 0.8
        (.exclusion, [173, 133, 204]),
        (.plusLighter, [255, 255, 255]),
        // 0.8 + 0.2 - 1, 0.4 + 0.6 - 1, 0.2 + 1 - 1
        (.plusDarker, [0, 0, 51]),
    ])
    func opaqueColoursMixAsTheFormulasSay(mode: BlendMode, channels: [UInt32]) throws {
        let below = Color(red: 0.8, green: 0.4, blue: 0.2), above = Color(red: 0.2, green: 0.6, blue: 1)
        #expect(try mix(above, over: below, mode) == channels + [255])
    }

    @Test func theFourOfHueSaturationAndLuminosityKeepWhatTheySay() throws {
        let grey = Color(white: 0.5), red = Color(red: 1, green: 0, blue: 0)
        // Grey has no saturation, so that red beneath becomes the grey of its luminosity: 0.3 of 255.
        #expect(try mix(grey, over: red, .saturation) == [77, 77, 77, 255])
        #expect(try mix(grey, over: red, .color) == [77, 77, 77, 255])
        #expect(try mix(red, over: grey, .hue) == [128, 128, 128, 255])
        // Grey is stored as 128, 0.502: red brought from 0.3 to that is (1.202, 0.202, 0.202), drawn back
        // towards grey by 0.498 / 0.7.
        #expect(try mix(grey, over: red, .luminosity) == [255, 74, 74, 255])
        #expect(try mix(red, over: grey, .color) == [255, 74, 74, 255])
    }

    /// Source: Porter and Duff, with S = white at 0.8 and D = white at 0.4: only alphas differ.
    @Test(arguments: [
        (BlendMode.clear, 0.0), (.copy, 0.8), (.sourceIn, 0.32), (.sourceOut, 0.48), (.sourceAtop, 0.4),
        (.destinationOver, 0.88), (.destinationIn, 0.32), (.destinationOut, 0.08), (.destinationAtop, 0.8),
        (.xor, 0.56), (.normal, 0.88), (.plusLighter, 1),
    ])
    func alphasMeetAsPorterAndDuffSay(mode: BlendMode, alpha: Double) throws {
        let pixel = try mix(Color(white: 1, alpha: 0.8), over: Color(white: 1, alpha: 0.4), mode)
        #expect(pixel[3] == UInt32((alpha * 255).rounded()))
        #expect(pixel.allSatisfy { $0 == pixel[3] })
    }

    @Test func aFadedGroupMixesByItsShare() throws {
        // Half of black multiplied over 0.8 grey: 0.5·0.8 + 0.5·0.
        #expect(
            try mix(.black, over: Color(white: 0.8), .multiply, opacity: 0.5).prefix(3) == [102, 102, 102])
        // Over nothing every mode is plain.
        #expect(try mix(Color(white: 0.4), over: .clear, .multiply) == [102, 102, 102, 255])
    }

    @Test func noModeLeavesTheRangeOfPremultipliedPixels() {
        let pixels: [UInt32] = [
            0, 0xFF00_0000, 0xFFFF_FFFF, 0x8040_2000, 0x8080_8080, 0x0101_0001, 0xFE00_FE01, 0x7F7F_0000,
            0xFF12_3456,
        ]
        for mode in BlendMode.allCases {
            for source in pixels {
                for target in pixels {
                    let result = Blending.blended(source, target, mode)
                    for shift in [0, 8, 16] as [UInt32] {
                        #expect(result >> shift & 0xFF <= result >> 24, "\(mode)")
                    }
                }
            }
        }
    }

    @Test func aClippedGroupChangesNothingOutside() throws {
        let half = RoundedRect(Rect(x: 0, y: 0, width: 1.5, height: 1)),
            all = Rect(x: 0, y: 0, width: 3, height: 1)
        let picture = try draw(
            3, 1,
            [
                .draw(.fillRect(all, black)), .push(.clip(half)),
                .push(.layer(opacity: 1, bounds: all, blend: .clear)),
                .draw(.fillRect(all, black)), .pop, .pop,
            ])
        #expect(alphas(picture) == [[0, 127, 255]] || alphas(picture) == [[0, 128, 255]])
    }
}
