import SwiftUI
import Testing
import UIKitCore

@Suite("Values of UIKit as SwiftUI's, and the other way around")
struct ValueTests {
    @Test("colors are resolved in the environment of their view, and back in traits")
    func colors() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let color = Color(uiColor: adaptive)
        #expect(color.resolve(in: EnvironmentValues()).red == 0 && color.resolve(in: dark).red == 1)
        #expect(UIColor(Color(red: 1, green: 0, blue: 0)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIColor(color).resolvedColor(with: traits) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    }

    @Test("sizes of text have the same order under both names")
    func textSizes() {
        var values = EnvironmentValues()
        values.sizeCategory = .accessibilityMedium
        #expect(values.dynamicTypeSize == .accessibility1 && values.sizeCategory.isAccessibilityCategory)
        values.dynamicTypeSize = .xSmall
        #expect(values.sizeCategory == .extraSmall)
    }
}
