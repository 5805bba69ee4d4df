import Maquette
import Testing

@Suite struct VariantTests {
    @Test func defaultsAddNothing() { #expect(Variant().fileNamePart == "iphone-16") }

    @Test func everyConditionHasItsPart() throws {
        var variant = Variant()
        variant.device = try DeviceTable.profile(named: "iphone-8")
        variant.orientation = .landscape
        variant.appearance = .dark
        variant.textSize = .accessibility3
        variant.locale = "ar"
        #expect(variant.fileNamePart == "iphone-8-landscape.dark.AX3.ar")
        #expect(variant.effectiveDirection == .rightToLeft)
        variant.direction = .rightToLeft
        #expect(variant.fileNamePart == "iphone-8-landscape.dark.AX3.ar")
        variant.direction = .leftToRight
        #expect(variant.fileNamePart == "iphone-8-landscape.dark.AX3.ar.ltr")
        variant = Variant()
        variant.direction = .rightToLeft
        variant.chrome = .full
        #expect(variant.fileNamePart == "iphone-16.rtl.full")
    }

    @Test func aVariantIsOneExpression() throws {
        let variant = Variant(
            device: .iPhone15, orientation: .landscape, appearance: .dark, textSize: .accessibility1,
            locale: "ar", direction: .leftToRight, stress: .long, chrome: .status, isFullPage: true)
        #expect(variant.fileNamePart == "iphone-15-landscape.dark.AX1.ar.ltr.long.status.full-page")
        #expect(Variant(appearance: .dark).fileNamePart == "iphone-16.dark")
        #expect(try Variant(device: "iphone 8", locale: "de").fileNamePart == "iphone-8.de")
        #expect(try Variant(device: "4x4@1").device.id == "4x4@1")
        #expect(throws: DeviceNameError.unknown("iphone-9999")) { try Variant(device: "iphone-9999") }
    }

    @Test(arguments: [("en", "ltr"), ("ar-EG", "rtl"), ("he", "rtl"), ("az-Arab", "rtl"), ("ar-Latn", "ltr")])
    func directionOfALocale(locale: String, direction: String) {
        #expect(LayoutDirection.natural(forLocale: locale).rawValue == direction)
    }

    @Test func outputNames() {
        #expect(
            OutputName.name(screen: "guide", scene: nil, state: nil, variant: Variant()) == "guide.iphone-16")
        #expect(
            OutputName.name(screen: "Main", scene: "a/b", state: "page 1", variant: Variant())
                == "Main.a-b.page-1.iphone-16")
        #expect(OutputName.screenName(ofFile: "a/guide.screen.yaml") == "guide")
        #expect(OutputName.screenName(ofFile: "guide.json") == "guide")
        #expect(OutputName.screenName(ofFile: ".yaml") == ".yaml")
    }

    @Test func theMatrixIsEveryCombinationOnce() throws {
        var matrix = VariantMatrix()
        let phone = try DeviceTable.profile(named: "iphone-8")
        matrix.devices = [phone, DeviceTable.standard, phone]
        matrix.appearances = [.light, .dark]
        #expect(
            matrix.variants.map(\.fileNamePart) == [
                "iphone-8", "iphone-8.dark", "iphone-16", "iphone-16.dark",
            ])
        #expect(VariantMatrix().variants == [Variant()])
    }

    @Test(arguments: [
        ("iphone-99", "iphone-17"), ("iphone-9", "iphone-8"), ("iphone-88", "iphone-8"),
        ("iphone-99-pro", "iphone-17-pro"), ("iphone-1", "iphone-11"), ("ipone-8", "iphone-8"),
    ])
    func theNearestNumberIsMeant(name: String, device: String) {
        #expect(DeviceNameError.unknown(name).hints == ["did you mean '\(device)'?"])
    }

    @Test func aStarIsEveryDevice() throws {
        #expect(try DeviceTable.profiles(named: "*") == DeviceTable.all)
        #expect(try DeviceTable.profiles(named: "iphone-8").map(\.id) == ["iphone-8"])
    }
}
