import Diagnostics
import ScreenDocuments

/// What the value of an XML attribute of a document may be.
enum IBValueForm: Sendable {
    /// A number of a magnitude, or one of some words that stand for one.
    case number(limit: Double, names: [String])
    /// A whole number.
    case integer
    /// A layout priority, above 0 and at most 1000.
    case priority
    /// A factor: `0.5`, `3:4` or `3/4`.
    case factor
    /// `YES` or `NO`.
    case flag
    /// One of some names.
    case names([String])
    /// The condition of a variation, such as `heightClass=compact-widthClass=regular`.
    case condition

    /// A length in points, or another number of that magnitude.
    static let length = IBValueForm.number(limit: ScreenLimits.points, names: [])
    /// A number of any magnitude.
    static let number = IBValueForm.number(limit: .greatestFiniteMagnitude, names: [])

    /// Says what is wrong with a value, as the end of a sentence; nil for a value of this form.
    func fault(of text: String) -> String? {
        switch self {
        case .number(let limit, let names):
            names.contains(text) ? nil : Self.fault(of: text, as: "number", limit: limit)
        case .integer: Self.fault(of: text, as: "whole number", limit: 1e9)
        case .priority:
            NumberText.number(text).map { $0 > 0 && $0 <= 1000 } == true
                ? nil : "is not a priority above 0 and at most 1000"
        case .factor: IBConstraints.factor(text) == nil ? "is not a factor" : nil
        case .flag: text == "YES" || text == "NO" ? nil : "is neither YES nor NO"
        case .names(let names): names.contains(text) ? nil : "is not known"
        case .condition: TraitCondition(key: text) == nil ? "is not a known condition" : nil
        }
    }

    private static func fault(of text: String, as what: String, limit: Double) -> String? {
        guard let number = NumberText.number(text), !number.isNaN else { return "is not a \(what)" }
        return abs(number) <= limit ? nil : "is too large a number"
    }

    /// What helps with a value of another form.
    func hints(for text: String) -> [String] {
        switch self {
        case .names(let names): return NearestName.hints(for: text, among: names)
        case .flag: return NearestName.hints(for: text, among: ["YES", "NO"])
        case .number, .integer, .priority, .factor:
            let point = String(text.map { $0 == "," ? "." : $0 })
            return point != text && fault(of: point) == nil ? ["write \(point), with a full stop"] : []
        case .condition: return []
        }
    }
}
