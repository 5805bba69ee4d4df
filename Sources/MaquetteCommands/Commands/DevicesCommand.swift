import ArgumentParser
import Files
import Goldens
import Maquette

/// Lists the devices.
struct DevicesCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices", abstract: "List the devices that --device accepts.")

    @Flag(help: "Print the results as one JSON object.")
    var json = false

    func run(in context: ToolContext) throws -> RunStatus {
        context.console.write(json ? DevicesCommand.json.text + "\n" : DevicesCommand.table)
        return .success
    }

    /// One row per device: id, name, points, scale, pixels, safe area in portrait, aliases.
    private static var table: String {
        let rows = DeviceTable.all.map { profile in
            let size = profile.size(in: .portrait), pixels = profile.pixelSize(in: .portrait)
            let area = profile.safeArea(in: .portrait)
            return [
                profile.id, profile.name,
                "\(size.width.dumpText)x\(size.height.dumpText)@\(profile.scale.dumpText)",
                "\(pixels.width)x\(pixels.height)", "\(area.top.dumpText)/\(area.bottom.dumpText)",
                profile.aliases.joined(separator: " "),
            ]
        }
        return TextTable.text(
            [["id", "name", "points", "pixels", "safe area", "also"]] + rows)
    }

    private static var json: JSONValue {
        .members([
            "schemaVersion": .integer(1), "devices": .array(DeviceTable.all.map(json(_:))),
        ])
    }

    private static func json(_ profile: DeviceProfile) -> JSONValue {
        .members([
            "id": .string(profile.id), "name": .string(profile.name),
            "aliases": .array(profile.aliases.map(JSONValue.string)),
            "idiom": .string(profile.idiom.rawValue),
            "scale": .number(profile.scale), "cornerRadius": .number(profile.display.cornerRadius),
            "cutout": .optional(profile.display.cutout?.kind.rawValue),
            "interfaceBuilderID": .optional(profile.display.interfaceBuilderID),
            "portrait": json(profile, .portrait), "landscape": json(profile, .landscape),
        ])
    }

    private static func json(_ profile: DeviceProfile, _ orientation: DeviceOrientation) -> JSONValue {
        let metrics = profile.display.metrics(in: orientation), area = metrics.safeArea
        return .members([
            "size": .size(profile.size(in: orientation)),
            "pixels": .pixelSize(profile.pixelSize(in: orientation)),
            "safeArea": .members([
                "top": .number(area.top), "left": .number(area.left), "bottom": .number(area.bottom),
                "right": .number(area.right),
            ]),
            "horizontalSizeClass": .string(metrics.sizeClasses.horizontal.rawValue),
            "verticalSizeClass": .string(metrics.sizeClasses.vertical.rawValue),
            "statusBarHeight": .number(metrics.statusBarHeight),
            "navigationBarHeight": .number(metrics.navigationBarHeight),
            "tabBarHeight": .number(metrics.tabBarHeight),
        ])
    }
}
