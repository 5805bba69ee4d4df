import Devices
import Geometry
import Testing

@Suite struct DeviceTableTests {
    @Test func namesAreUnique() {
        let names = DeviceTable.allNames.map { $0.lowercased() }
        #expect(Set(names).count == names.count)
        #expect(DeviceTable.all.count >= 95)
    }

    /// Pixel sizes from Apple's technical specifications, except for models that scale down.
    @Test(arguments: [
        ("iphone-4", 640, 960), ("iphone-se", 640, 1136), ("iphone-8", 750, 1334),
        ("iphone-8-plus", 1242, 2208), ("iphone-x", 1125, 2436), ("iphone-13-mini", 1125, 2436),
        ("iphone-16", 1179, 2556), ("iphone-17-pro-max", 1320, 2868), ("ipad-9.7", 1536, 2048),
        ("ipad-pro-11", 1668, 2388), ("ipad-pro-13", 2064, 2752), ("ipad-2", 768, 1024),
    ])
    func renderedPixels(name: String, width: Int, height: Int) throws {
        let profile = try DeviceTable.profile(named: name)
        #expect(profile.id == name)
        #expect(profile.pixelSize(in: .portrait) == PixelSize(width: width, height: height))
        #expect(profile.pixelSize(in: .landscape) == PixelSize(width: height, height: width))
    }

    @Test func namesAreForgiving() throws {
        #expect(try DeviceTable.profile(named: "iPad_9-7").id == "ipad-9.7")
        #expect(try DeviceTable.profile(named: "iPhone 8 Plus").id == "iphone-8-plus")
        #expect(try DeviceTable.profile(named: "iphone-se-1").id == "iphone-se")
        #expect(DeviceTable.profile(forInterfaceBuilderID: "retina6_1")?.display.size.width == 414)
    }

    @Test func standardIsInTheTable() throws {
        #expect(DeviceTable.standard.id == "iphone-16")
        #expect(DeviceTable.all.contains(DeviceTable.standard))
    }

    @Test func unknownNamesAreErrors() {
        #expect(throws: DeviceNameError.unknown("iphone-99")) { try DeviceTable.profile(named: "iphone-99") }
        #expect(throws: DeviceNameError.unknown("")) { try DeviceTable.profile(named: "") }
        #expect(throws: DeviceNameError.unknown("iphone-18-pro")) {
            try DeviceTable.profile(named: "iphone-18-pro")
        }
    }

    /// Source: Apple's technical specifications of these models.
    @Test(arguments: [
        ("iphone-6s", false), ("iphone-7", true), ("iphone-se", false), ("iphone-se-2", true),
        ("iphone-16", true),
        ("ipod-touch-7", false), ("ipad-10.2", false), ("ipad-10.9", false), ("ipad-pro-9.7", true),
        ("ipad-pro-12.9-1", false), ("ipad-pro-12.9-2", true), ("ipad-air-2", false), ("ipad-air-3", true),
        ("ipad-mini-4", false), ("ipad-mini-5", true), ("390x844@3", true),
    ])
    func displaysWithAWideGamut(name: String, isWide: Bool) throws {
        #expect(try DeviceTable.profile(named: name).hasWideGamut == isWide)
    }

    @Test func everyRowIsPlausible() {
        for profile in DeviceTable.all {
            for orientation in DeviceOrientation.allCases {
                let metrics = profile.display.metrics(in: orientation)
                #expect(metrics.safeArea.isFinite)
                #expect(metrics.safeArea.left == metrics.safeArea.right, "\(profile.id)")
                #expect(metrics.statusBarHeight <= max(metrics.safeArea.top, 20), "\(profile.id)")
                #expect(metrics.safeArea.bottom == 0 || profile.display.homeIndicator != nil)
            }
            #expect(profile.display.size.width < profile.display.size.height)
            #expect(profile.display.interfaceBuilderID != "")
        }
    }
}
