import Foundation
import Maquette
import Testing

/// The arguments of a case of a parameterized test, as parts of names.
enum TestArguments {
    /// The longest part of a name.
    private static let lengthLimit = 60

    /// The arguments of the running case, in order; none if it has none, or they are not known.
    static var current: [String] {
        guard let testCase = Test.Case.current, testCase.isParameterized else { return [] }
        return values(in: testCase, depth: 3)?.map(text) ?? []
    }

    /// Returns the values of the arguments that a case keeps.
    ///
    /// Swift Testing shows them to tools only, so they are found by their label: `arguments`, each with a `value`.
    private static func values(in subject: Any, depth: Int) -> [Any]? {
        for child in Mirror(reflecting: subject).children {
            if child.label == "arguments" {
                return Mirror(reflecting: child.value).children.compactMap { argument in
                    Mirror(reflecting: argument.value).children.first { $0.label == "value" }?.value
                }
            }
            if depth > 0, let found = values(in: child.value, depth: depth - 1) { return found }
        }
        return nil
    }

    /// Returns the text that stands for a value.
    static func text(_ value: Any) -> String {
        switch value {
        case let text as String: return text
        case let variant as Variant: return variant.fileNamePart
        case let device as DeviceProfile: return device.id
        case let screen as Screen: return screen.name
        case let raw as any RawRepresentable where raw.rawValue is String: return "\(raw.rawValue)"
        default: break
        }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.map { text($0.value) } ?? "nil" }
        if mirror.displayStyle == .tuple {
            return mirror.children.map { text($0.value) }.joined(separator: "-")
        }
        if let named = value as? any CustomTestStringConvertible { return named.testDescription }
        return String(describing: value)
    }

    /// Returns a part of a name; a long text is cut, and a digest distinguishes it from others.
    static func part(_ text: String) -> String {
        let part = GoldenNaming.part(text)
        guard part.count > lengthLimit else { return part }
        // FNV-1a, which is the same in every run.
        let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return part.prefix(lengthLimit - 9) + "-" + String(hash, radix: 16).suffix(8)
    }
}
