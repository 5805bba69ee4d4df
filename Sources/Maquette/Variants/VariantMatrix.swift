/// Lists of conditions; every combination is rendered. An empty list stands for the default.
public struct VariantMatrix: Hashable, Sendable {
    /// The devices; empty for the standard one.
    public var devices: [DeviceProfile] = []
    /// The orientations of the device; empty for portrait.
    public var orientations: [DeviceOrientation] = []
    /// Light and dark; empty for light.
    public var appearances: [Appearance] = []
    /// The user's text sizes; empty for large.
    public var textSizes: [TextSize] = []
    /// Languages and regions.
    public var locales: [String] = []
    /// The layout directions; empty for those of the locales.
    public var directions: [LayoutDirection] = []
    /// Transformations of text.
    public var stresses: [TextStress] = []
    /// What is drawn around the screen.
    public var chromes: [Chrome] = []
    /// Whether every screen is extended to the height of its content.
    public var isFullPage = false

    /// Creates a matrix with the default of every condition.
    public init() {}

    /// All combinations without duplicates, the last list varying fastest.
    public var variants: [Variant] {
        var variants = [Variant()]
        variants[0].isFullPage = isFullPage
        func cross<Value>(_ values: [Value], _ set: (inout Variant, Value) -> Void) {
            guard !values.isEmpty else { return }
            variants = variants.flatMap { variant in
                values.map { value in
                    var changed = variant
                    set(&changed, value)
                    return changed
                }
            }
        }
        cross(devices) { $0.device = $1 }
        cross(orientations) { $0.orientation = $1 }
        cross(appearances) { $0.appearance = $1 }
        cross(textSizes) { $0.textSize = $1 }
        cross(locales) { $0.locale = $1 }
        cross(directions) { $0.direction = $1 }
        cross(stresses) { $0.stress = $1 }
        cross(chromes) { $0.chrome = $1 }
        guard variants.count > 1 else { return variants }
        var seen: Set<Variant> = []
        return variants.filter { seen.insert($0).inserted }
    }
}
