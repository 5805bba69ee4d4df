import Geometry
import Goldens
import Maquette
import ScreenFiles

/// The parsed values of a configuration entry, and diagnostics for those that are invalid.
struct ConfigurationValues {
    private(set) var matrix = VariantMatrix()
    private(set) var kinds = GoldenPlan.standardKinds
    private(set) var tolerance = GoldenTolerance.exact
    private(set) var masks: [GoldenMask] = []
    private(set) var problems: [Diagnostic] = []

    init(_ entry: ProjectConfiguration.Entry) {
        for word in entry.devices {
            do throws(DeviceNameError) {
                matrix.devices += try DeviceTable.profiles(named: word.text)
            } catch {
                problems.append(
                    Diagnostic(.configurationValue, error.description, at: word.place, hints: error.hints))
            }
        }
        matrix.orientations = values(entry.orientations, "orientation")
        matrix.appearances = values(entry.appearances, "appearance")
        matrix.textSizes = values(entry.textSizes, "text size")
        matrix.directions = values(entry.directions, "direction")
        matrix.stresses = values(entry.stresses, "stress")
        matrix.locales = entry.locales.map(\.text)
        if let values = entry.tolerance {
            tolerance = GoldenTolerance(
                colorDistance: values.colorDistance, pixels: values.pixels, cluster: values.cluster)
        }
        masks = entry.masks.map { mask in
            switch mask {
            case .view(let id): .view(id)
            case .region(let x, let y, let width, let height):
                .region(Rect(x: x, y: y, width: width, height: height))
            }
        }
        let compared: [GoldenKind] = values(entry.compare, "kind of golden")
        if !compared.isEmpty { kinds = GoldenKind.allCases.filter(compared.contains) }
        guard kinds.contains(.digest) else { return }
        let place = entry.compare.first?.place ?? entry.place
        if kinds.contains(.picture) {
            problems.append(
                Diagnostic(
                    .configurationValue, "compare: 'picture' keeps the pixels, 'digest' only their digest",
                    at: place, hints: ["name one of them"]))
        }
        if tolerance != .exact || !masks.isEmpty {
            problems.append(
                Diagnostic(
                    .configurationValue, "compare: a digest has neither tolerance nor masks", at: place,
                    hints: ["compare 'picture' where pixels may differ"]))
        }
    }

    private mutating func values<Value: RawRepresentable<String> & CaseIterable>(
        _ texts: [ProjectConfiguration.LocatedText], _ what: String
    ) -> [Value] {
        let (values, found) = configurationValues(Value.self, texts, what)
        problems += found
        return values
    }
}

/// Returns the values that texts of a configuration name, and diagnostics for those that name none.
func configurationValues<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type, _ texts: [ProjectConfiguration.LocatedText], _ what: String
) -> (values: [Value], problems: [Diagnostic]) {
    var values: [Value] = [], problems: [Diagnostic] = []
    for text in texts {
        if let value = Value(rawValue: text.text) {
            values.append(value)
            continue
        }
        let known = Value.allCases.map(\.rawValue)
        problems.append(
            Diagnostic(
                .configurationValue, "'\(text.text)' is not \(what.withArticle)", at: text.place,
                hints: NearestName.hints(for: text.text, among: known)))
    }
    return (values, problems)
}
