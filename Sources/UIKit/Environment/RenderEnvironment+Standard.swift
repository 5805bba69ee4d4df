import Assets
import Devices
import Typography

extension RenderEnvironment {
    /// The world outside a render: an iPhone 16 upright in light appearance at the default text size in
    /// English, with the installation's fonts and assets,
    /// or none where it has lost them. Diagnostics are collected and never shown.
    static let standard: RenderEnvironment = {
        let device = DeviceTable.standard
        let assets = InstalledData.projectDirectories(named: "assets/images").prefix(1)
        let library = InstalledData.fonts.flatMap { try? FontLibrary(directory: $0) }
        return RenderEnvironment(
            device: device, orientation: .portrait,
            traits: UITraitCollection(userInterfaceStyle: .light, displayScale: device.scale), locale: "en",
            assets: AssetLookup(directories: Array(assets)),
            textEngine: TextEngine(library: library ?? .empty, locale: "en"), sink: DiagnosticSink())
    }()
}
