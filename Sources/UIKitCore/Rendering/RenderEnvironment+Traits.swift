package import Assets
package import Devices
package import Typography

extension RenderEnvironment {
    /// Creates the environment of a render with its traits.
    package init(
        device: DeviceProfile, orientation: DeviceOrientation, traits: UITraitCollection, locale: String,
        assets: AssetLookup, textEngine: TextEngine, sink: DiagnosticSink
    ) {
        self.init(
            device: device, orientation: orientation, locale: locale, assets: assets, textEngine: textEngine,
            sink: sink)
        self.traits = traits
    }

    /// The conditions that views adapt to; unless others were set, light appearance on an iPhone at the scale of the
    /// device.
    public var traits: UITraitCollection {
        get { self[TraitsSlot.self] }
        set {
            self[TraitsSlot.self] = newValue
            let shown = DisplayTraits(
                displayScale: newValue.displayScale, isRightToLeft: newValue.layoutDirection == .rightToLeft)
            if displayTraits != shown { displayTraits = shown }
        }
    }
}

private enum TraitsSlot: EnvironmentSlot {
    private static let standard = UITraitCollection(
        userInterfaceStyle: .light, displayScale: DeviceTable.standard.scale)

    static func defaultValue(in environment: RenderEnvironment) -> UITraitCollection {
        guard CGFloat(environment.device.scale) != standard.displayScale else { return standard }
        return UITraitCollection(userInterfaceStyle: .light, displayScale: environment.device.scale)
    }
}
