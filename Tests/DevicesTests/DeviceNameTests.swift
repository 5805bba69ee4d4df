import Devices
import Testing

/// The names that devices have in Swift.
@Suite struct DeviceNameTests {
    @Test func everyDeviceHasAName() {
        #expect(Self.named.map(\.id).sorted() == DeviceTable.all.map(\.id).sorted())
    }

    @Test func namesAreThoseOfTheTable() {
        #expect(DeviceProfile.iPhone15.name == "iPhone 15")
        #expect(DeviceProfile.iPadPro12Inch9Generation3.name == "iPad Pro 12.9-inch (3rd generation)")
    }

    private static let named: [DeviceProfile] = [
        .iPhone4, .iPhone4s, .iPhone5, .iPhone5c, .iPhone5s, .iPhoneSE1, .iPodTouch5, .iPodTouch6,
        .iPodTouch7, .iPhone6, .iPhone6s, .iPhone7, .iPhone8, .iPhoneSE2, .iPhoneSE3, .iPhone6Plus,
        .iPhone6sPlus, .iPhone7Plus, .iPhone8Plus, .iPhoneX, .iPhoneXS, .iPhone11Pro, .iPhoneXR, .iPhone11,
        .iPhoneXSMax, .iPhone11ProMax, .iPhone12Mini, .iPhone13Mini, .iPhone12, .iPhone12Pro, .iPhone13,
        .iPhone13Pro, .iPhone14, .iPhone16e, .iPhone17e, .iPhone12ProMax, .iPhone13ProMax, .iPhone14Plus,
        .iPhone14Pro, .iPhone15, .iPhone15Pro, .iPhone14ProMax, .iPhone15Plus, .iPhone15ProMax,
        .iPhone16Plus, .iPhone16Pro, .iPhone17, .iPhone17Pro, .iPhone16ProMax, .iPhone17ProMax, .iPhoneAir,
        .iPhone16, .iPad2, .iPad3, .iPad4, .iPadAir, .iPadAir2, .iPad5, .iPad6, .iPadPro9Inch7, .iPadMini1,
        .iPadMini2, .iPadMini3, .iPadMini4, .iPadMini5, .iPad7, .iPad8, .iPad9, .iPadAir3, .iPadPro10Inch5,
        .iPadAir4, .iPadAir5, .iPad10, .iPadA16, .iPadAir11InchM2, .iPadAir11InchM3, .iPadAir11InchM4,
        .iPadPro11InchGeneration1, .iPadPro11InchGeneration2, .iPadPro11InchGeneration3,
        .iPadPro11InchGeneration4, .iPadPro11InchM4, .iPadPro11InchM5, .iPadPro12Inch9Generation1,
        .iPadPro12Inch9Generation2, .iPadPro12Inch9Generation3, .iPadPro12Inch9Generation4,
        .iPadPro12Inch9Generation5, .iPadPro12Inch9Generation6, .iPadAir13InchM2, .iPadAir13InchM3,
        .iPadAir13InchM4, .iPadPro13InchM4, .iPadPro13InchM5, .iPadMini6, .iPadMiniA17Pro,
    ]
}
