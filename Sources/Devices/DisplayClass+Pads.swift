import Geometry

// The displays of pads. Size and scale, Source: Apple's guidelines (layout tables) and the models' rows
// in DeviceKit. The guidelines list 834x1194 for the 10.5-inch iPad Pro, which is a slip for 834x1112.
extension DisplayClass {
    static let pad7Inch9 = homeButtonPad(
        "7.9", Size(width: 768, height: 1024), interfaceBuilderID: "ipad7_9")

    static let pad7Inch9At1x = homeButtonPad(
        "7.9-1x", Size(width: 768, height: 1024), scale: 1, interfaceBuilderID: "ipad7_9")

    static let pad8Inch3 = roundedPad(
        "8.3", Size(width: 744, height: 1133), radius: 21.5, interfaceBuilderID: "ipad8_3rounded")

    static let pad9Inch7 = homeButtonPad(
        "9.7", Size(width: 768, height: 1024), interfaceBuilderID: "ipad9_7")

    static let pad9Inch7At1x = homeButtonPad(
        "9.7-1x", Size(width: 768, height: 1024), scale: 1, interfaceBuilderID: "ipad9_7")

    static let pad10Inch2 = homeButtonPad(
        "10.2", Size(width: 810, height: 1080), interfaceBuilderID: "ipad10_2")

    static let pad10Inch5 = homeButtonPad(
        "10.5", Size(width: 834, height: 1112), interfaceBuilderID: "ipad10_5")

    static let pad10Inch9 = roundedPad(
        "10.9", Size(width: 820, height: 1180), interfaceBuilderID: "ipad10_9rounded")

    static let pad11Inch = roundedPad(
        "11", Size(width: 834, height: 1194), interfaceBuilderID: "ipad11_0rounded")

    static let pad11InchTall = roundedPad("11-m4", Size(width: 834, height: 1210))

    static let pad12Inch9 = homeButtonPad(
        "12.9", Size(width: 1024, height: 1366), interfaceBuilderID: "ipad12_9")

    static let pad12Inch9Rounded = roundedPad(
        "12.9-rounded", Size(width: 1024, height: 1366), interfaceBuilderID: "ipad12_9rounded")

    static let pad13Inch = roundedPad(
        "13", Size(width: 1032, height: 1376), interfaceBuilderID: "ipad13_0rounded")
}
