import Devices
import Geometry
import Testing

@Suite struct AdHocDeviceTests {
    @Test func aSizeIsADevice() throws {
        let device = try DeviceTable.profile(named: "390x844@3")
        #expect(device.id == "390x844@3")
        #expect(device.display.size == Size(width: 390, height: 844))
        #expect(device.pixelSize(in: .portrait) == PixelSize(width: 1170, height: 2532))
        #expect(device.safeArea(in: .portrait) == .zero)
        #expect(device.idiom == .phone)
        #expect(device.sizeClasses(in: .portrait) == SizeClasses(horizontal: .compact, vertical: .regular))
    }

    @Test func fractionsAreAllowed() throws {
        let device = try DeviceTable.profile(named: "100.5x20@1.5")
        #expect(device.pixelSize(in: .portrait) == PixelSize(width: 151, height: 30))
        #expect(try DeviceTable.profile(named: "800x1000@1").idiom == .pad)
    }

    @Test func aCaptureMayBeAMillionPixelsTall() throws {
        let device = try DeviceTable.profile(named: "390x500000@2")
        #expect(device.pixelSize(in: .portrait) == PixelSize(width: 780, height: 1_000_000))
    }

    /// As `iphone-x`, whose safe area is 44 from the top and 34 from the bottom.
    @Test func insetsFollowTheSize() throws {
        let device = try DeviceTable.profile(named: "375x812@3+44+0+34+1.5")
        #expect(device.id == "375x812@3+44+0+34+1.5")
        #expect(device.display.size == Size(width: 375, height: 812))
        #expect(device.safeArea(in: .portrait) == Insets(top: 44, left: 0, bottom: 34, right: 1.5))
        #expect(device.display.metrics(in: .portrait).navigationBarTop == 44)
    }

    @Test func insetsTurnWithTheScreen() throws {
        let device = try DeviceTable.profile(named: "100x200@1+1+2+3+4")
        #expect(device.safeArea(in: .landscape) == Insets(top: 4, left: 1, bottom: 2, right: 3))
        #expect(device.display.metrics(in: .landscape).navigationBarTop == 4)
    }

    @Test(arguments: [
        "100x200@1+", "100x200@1+1", "100x200@1+1+2+3", "100x200@1+1+2+3+4+5", "100x200@1+1+2+3+x",
        "100x200@1+1++3+4", "100x200@1+-1+2+3+4", "100x200@1+100+0+100+0", "100x200@1+0+50+0+50",
        "100x200@1+1e1+0+0+0",
    ])
    func insetsThatLeaveNothingOrAreNotFour(name: String) {
        #expect(throws: DeviceNameError.invalidInsets(name)) { try DeviceTable.profile(named: name) }
    }

    @Test(arguments: [
        "0x100@1", "100x0@1", "0x100", "100x100@0", "100x100@9", "1e3x10@1", "100xnan@1",
        "100x100@1@1", "1000001x10@1", "500001x10@2", "50000x50000@1", "100x@2", "1..5x10@1",
    ])
    func outOfRange(name: String) {
        #expect(throws: DeviceNameError.invalidSize(name)) { try DeviceTable.profile(named: name) }
    }

    @Test(arguments: ["100x100", "100x100@", "100.5x20+1+2+3+4"])
    func aSizeAloneLacksItsScale(name: String) {
        let error = DeviceNameError.missingScale(name)
        #expect(throws: error) { try DeviceTable.profile(named: name) }
        #expect(error.description.contains("the scale is missing in '\(name)'"))
    }
}
