import Devices
import Geometry
import Testing

@Suite struct DeviceMetricsTests {
    private func profile(_ name: String) throws -> DeviceProfile { try DeviceTable.profile(named: name) }

    @Test func safeAreas() throws {
        #expect(
            try profile("iphone-8").safeArea(in: .portrait) == Insets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(try profile("iphone-8").safeArea(in: .landscape) == .zero)
        #expect(
            try profile("iphone-x").safeArea(in: .portrait) == Insets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(
            try profile("iphone-x").safeArea(in: .landscape)
                == Insets(top: 0, left: 44, bottom: 21, right: 44))
        #expect(
            try profile("ipad-9.7").safeArea(in: .landscape) == Insets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(
            try profile("iphone-air").safeArea(in: .landscape)
                == Insets(top: 20, left: 68, bottom: 29, right: 68))
    }

    @Test func sizeClasses() throws {
        let lying = SizeClasses(horizontal: .compact, vertical: .compact)
        let wide = SizeClasses(horizontal: .regular, vertical: .compact)
        #expect(try profile("iphone-16").sizeClasses(in: .landscape) == lying)
        #expect(try profile("iphone-8-plus").sizeClasses(in: .landscape) == wide)
        #expect(try profile("iphone-xr").sizeClasses(in: .landscape) == wide)
        #expect(
            try profile("ipad-mini").sizeClasses(in: .portrait)
                == SizeClasses(horizontal: .regular, vertical: .regular))
    }

    @Test func bars() throws {
        let island = try profile("iphone-15").display.portrait
        #expect(abs(island.navigationBarTop + island.navigationBarHeight - 97.667) < 0.001)
        #expect(try profile("iphone-8").display.landscape.navigationBarHeight == 32)
        #expect(try profile("iphone-11").display.landscape.navigationBarHeight == 44)
    }

    @Test func systemMargins() throws {
        #expect(try profile("iphone-8").systemMargin(in: .portrait) == 16)
        #expect(try profile("iphone-8").systemMargin(in: .landscape) == 20)
        #expect(try profile("iphone-8-plus").systemMargin(in: .portrait) == 20)
        #expect(try profile("ipad-9.7").systemMargin(in: .portrait) == 20)
    }
}
