import Devices
import Testing

/// The size classes of every device, by Apple's rule.
@Suite struct SizeClassTests {
    @Test(arguments: DeviceTable.all)
    func everyDeviceFollowsTheRule(device: DeviceProfile) {
        let portrait = device.sizeClasses(in: .portrait), landscape = device.sizeClasses(in: .landscape)
        if device.idiom == .pad {
            let roomy = SizeClasses(horizontal: .regular, vertical: .regular)
            #expect(portrait == roomy && landscape == roomy)
            return
        }
        #expect(portrait == SizeClasses(horizontal: .compact, vertical: .regular))
        // Regular width in landscape: the large phones, which are Plus, Max, XR, 11 and Air.
        let name = device.name
        let isLarge =
            name.hasSuffix("Plus") || name.hasSuffix("Max") || name.hasSuffix("Air")
            || ["iPhone XR", "iPhone 11"].contains(name)
        #expect(
            landscape == SizeClasses(horizontal: isLarge ? .regular : .compact, vertical: .compact),
            "\(name)")
    }
}
