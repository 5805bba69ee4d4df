import Diagnostics
import ScreenDocuments

/// Parses layout priorities: a number greater than 0 and at most 1000, a name, or a name and an offset
/// (`low+1`).
enum PriorityText {
    /// Why a text is not a priority.
    struct Failure: Error {
        var message: String
        var hints: [String] = []
    }

    /// The names and their values.
    /// Source: UILayoutPriority's constants, developer.apple.com; Apple's spellings are accepted as well.
    static let names: [(name: String, value: Float)] = [
        ("required", 1000), ("high", 750), ("low", 250), ("fitting", 50), ("defaultHigh", 750),
        ("defaultLow", 250), ("fittingSizeLevel", 50),
    ]

    /// Parses a priority.
    static func read(_ text: String) -> Result<Float, Failure> {
        let trimmed = text.trimming { $0 == " " }
        let name = trimmed.prefix { $0.isLetter }
        guard !name.isEmpty, NumberText.number(String(trimmed)) == nil else { return number(trimmed) }
        guard let base = Self.names.first(where: { $0.name == name })?.value else {
            return .failure(.unknown(String(name)))
        }
        let step = trimmed.dropFirst(name.count).filter { $0 != " " }
        guard !step.isEmpty else { return .success(base) }
        guard step.first == "+" || step.first == "-", let offset = NumberText.number(step) else {
            return .failure(Failure(message: "'\(text.shortened)' is not a priority"))
        }
        return checked(Double(base) + offset, as: text)
    }

    private static func number(_ text: Substring) -> Result<Float, Failure> {
        guard let number = NumberText.number(String(text)) else {
            return .failure(
                Failure(
                    message: "'\(String(text).shortened)' is not a priority",
                    hints: ["a priority is a number or one of required, high, low, fitting"]))
        }
        return checked(number, as: String(text))
    }

    private static func checked(_ number: Double, as text: String) -> Result<Float, Failure> {
        guard number.isFinite, number > 0, number <= 1000, Float(number) > 0 else {
            return .failure(
                Failure(message: "a priority is above 0 and at most 1000, found '\(text.shortened)'"))
        }
        return .success(Float(number))
    }
}

extension PriorityText.Failure {
    fileprivate static func unknown(_ name: String) -> Self {
        let known = PriorityText.names.prefix(4).map(\.name)
        return .init(
            message: "unknown priority '\(name.shortened)'",
            hints: ["a priority is a number or one of \(known.joined(separator: ", "))"])
    }
}
