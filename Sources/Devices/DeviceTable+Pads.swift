// Pads and their displays, Source: DeviceKit's rows of models.
//
// Chosen: a name with only a size refers to the last widely sold model with that display, so `ipad-9.7` is
// the 6th generation and `ipad-pro-11` the 4th.
extension DeviceTable {
    static let pads: [DeviceProfile] = [
        DeviceProfile(id: "ipad-2", name: "iPad 2", display: .pad9Inch7At1x),
        DeviceProfile(id: "ipad-3", name: "iPad (3rd generation)", display: .pad9Inch7),
        DeviceProfile(id: "ipad-4", name: "iPad (4th generation)", display: .pad9Inch7),
        DeviceProfile(id: "ipad-air-1", name: "iPad Air", display: .pad9Inch7),
        DeviceProfile(id: "ipad-air-2", name: "iPad Air 2", display: .pad9Inch7),
        DeviceProfile(id: "ipad-5", name: "iPad (5th generation)", display: .pad9Inch7),
        DeviceProfile(
            id: "ipad-9.7", name: "iPad (6th generation)", aliases: ["ipad-6"], display: .pad9Inch7),
        DeviceProfile(id: "ipad-pro-9.7", name: "iPad Pro 9.7-inch", display: .pad9Inch7),
        DeviceProfile(id: "ipad-mini-1", name: "iPad mini (1st generation)", display: .pad7Inch9At1x),
        DeviceProfile(id: "ipad-mini-2", name: "iPad mini 2", display: .pad7Inch9),
        DeviceProfile(id: "ipad-mini-3", name: "iPad mini 3", display: .pad7Inch9),
        DeviceProfile(id: "ipad-mini-4", name: "iPad mini 4", display: .pad7Inch9),
        DeviceProfile(id: "ipad-mini-5", name: "iPad mini (5th generation)", display: .pad7Inch9),
        DeviceProfile(id: "ipad-7", name: "iPad (7th generation)", display: .pad10Inch2),
        DeviceProfile(id: "ipad-8", name: "iPad (8th generation)", display: .pad10Inch2),
        DeviceProfile(
            id: "ipad-10.2", name: "iPad (9th generation)", aliases: ["ipad-9"], display: .pad10Inch2),
        DeviceProfile(id: "ipad-air-3", name: "iPad Air (3rd generation)", display: .pad10Inch5),
        DeviceProfile(id: "ipad-pro-10.5", name: "iPad Pro 10.5-inch", display: .pad10Inch5),
        DeviceProfile(id: "ipad-air-4", name: "iPad Air (4th generation)", display: .pad10Inch9),
        DeviceProfile(id: "ipad-air-5", name: "iPad Air (5th generation)", display: .pad10Inch9),
        DeviceProfile(id: "ipad-10", name: "iPad (10th generation)", display: .pad10Inch9),
        DeviceProfile(
            id: "ipad-10.9", name: "iPad (A16)", aliases: ["ipad-a16", "ipad-11"], display: .pad10Inch9),
        DeviceProfile(
            id: "ipad-air-11", name: "iPad Air 11-inch (M2)", aliases: ["ipad-air-11-m2"],
            display: .pad10Inch9),
        DeviceProfile(id: "ipad-air-11-m3", name: "iPad Air 11-inch (M3)", display: .pad10Inch9),
        DeviceProfile(id: "ipad-air-11-m4", name: "iPad Air 11-inch (M4)", display: .pad10Inch9),
        DeviceProfile(id: "ipad-pro-11-1", name: "iPad Pro 11-inch (1st generation)", display: .pad11Inch),
        DeviceProfile(id: "ipad-pro-11-2", name: "iPad Pro 11-inch (2nd generation)", display: .pad11Inch),
        DeviceProfile(id: "ipad-pro-11-3", name: "iPad Pro 11-inch (3rd generation)", display: .pad11Inch),
        DeviceProfile(
            id: "ipad-pro-11", name: "iPad Pro 11-inch (4th generation)", aliases: ["ipad-pro-11-4"],
            display: .pad11Inch),
        DeviceProfile(id: "ipad-pro-11-m4", name: "iPad Pro 11-inch (M4)", display: .pad11InchTall),
        DeviceProfile(id: "ipad-pro-11-m5", name: "iPad Pro 11-inch (M5)", display: .pad11InchTall),
        DeviceProfile(
            id: "ipad-pro-12.9-1", name: "iPad Pro 12.9-inch (1st generation)", display: .pad12Inch9),
        DeviceProfile(
            id: "ipad-pro-12.9-2", name: "iPad Pro 12.9-inch (2nd generation)", display: .pad12Inch9),
        DeviceProfile(
            id: "ipad-pro-12.9-3", name: "iPad Pro 12.9-inch (3rd generation)", display: .pad12Inch9Rounded),
        DeviceProfile(
            id: "ipad-pro-12.9-4", name: "iPad Pro 12.9-inch (4th generation)", display: .pad12Inch9Rounded),
        DeviceProfile(
            id: "ipad-pro-12.9-5", name: "iPad Pro 12.9-inch (5th generation)", display: .pad12Inch9Rounded),
        DeviceProfile(
            id: "ipad-pro-12.9", name: "iPad Pro 12.9-inch (6th generation)", aliases: ["ipad-pro-12.9-6"],
            display: .pad12Inch9Rounded),
        DeviceProfile(
            id: "ipad-air-13", name: "iPad Air 13-inch (M2)", aliases: ["ipad-air-13-m2"],
            display: .pad12Inch9Rounded),
        DeviceProfile(id: "ipad-air-13-m3", name: "iPad Air 13-inch (M3)", display: .pad12Inch9Rounded),
        DeviceProfile(id: "ipad-air-13-m4", name: "iPad Air 13-inch (M4)", display: .pad12Inch9Rounded),
        DeviceProfile(
            id: "ipad-pro-13", name: "iPad Pro 13-inch (M4)", aliases: ["ipad-pro-13-m4"], display: .pad13Inch
        ),
        DeviceProfile(id: "ipad-pro-13-m5", name: "iPad Pro 13-inch (M5)", display: .pad13Inch),
        DeviceProfile(
            id: "ipad-mini", name: "iPad mini (6th generation)", aliases: ["ipad-mini-6"], display: .pad8Inch3
        ),
        DeviceProfile(id: "ipad-mini-a17", name: "iPad mini (A17 Pro)", display: .pad8Inch3),
    ]
}
