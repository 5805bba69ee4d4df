import Maquette
import MaquetteCommands

/// The conditions that are chosen in a page, instead of those that the server was started with.
struct PreviewChoice: Hashable, Sendable {
    /// The device; nil for those that the server was started with, as are all others.
    var device: DeviceProfile?
    var appearance: Appearance?
    /// The text size.
    var textSize: TextSize?
    /// The language and region.
    var locale: String?
    var state: String?

    /// The conditions that the server was started with.
    static let initial = PreviewChoice()

    /// Creates a choice of nothing.
    private init() {}

    /// Reads a choice from a page's query; nil if there is no such condition.
    init?(_ query: [(name: String, value: String)]) {
        for (name, value) in query {
            switch name {
            case "device":
                guard let known = DeviceTable.all.first(where: { $0.id == value }) else { return nil }
                device = known
            case "appearance":
                guard let known = Appearance(rawValue: value) else { return nil }
                appearance = known
            case "text-size":
                guard let known = TextSize(rawValue: value) else { return nil }
                textSize = known
            case "locale":
                guard value.utf8.count <= 40, SelectionOptions.isLocale(value) else { return nil }
                locale = value
            case "state":
                guard !value.isEmpty, value.utf8.count <= 200 else { return nil }
                state = value
            default: return nil
            }
        }
    }

    /// Whether a device was asked for, in the page or when the server was started.
    func namesDevice(of matrix: VariantMatrix) -> Bool { device != nil || !matrix.devices.isEmpty }

    /// Returns the combinations of conditions: those of a matrix, with what is chosen instead.
    func variants(of matrix: VariantMatrix) -> [Variant] {
        var matrix = matrix
        if let device { matrix.devices = [device] }
        if let appearance { matrix.appearances = [appearance] }
        if let textSize { matrix.textSizes = [textSize] }
        if let locale { matrix.locales = [locale] }
        return matrix.variants
    }
}
