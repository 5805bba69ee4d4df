import Foundation

/// The targets of Package.swift, parsed as text: the package manager holds its lock while tests run, so that
/// it cannot be used.
struct PackageManifest {
    /// The targets in Sources with their dependencies.
    private(set) var targets: [String: Set<String>] = [:]
    /// The names of the stubs of frameworks of iOS.
    private(set) var frameworks: Set<String> = []
    /// The names of the test targets.
    private(set) var tests: Set<String> = []

    /// Parses the calls in the list of targets.
    init(text: String) {
        let code = Self.withoutComments(text)
        guard let start = code.range(of: "\n    targets: [\n") else { return }
        let list = code[start.upperBound...]
        let heads = [
            "module(", "framework(", ".executableTarget(", "library(", ".target(", ".plugin(", "tests(",
        ]
        for (head, arguments) in heads.flatMap({ head in Self.calls(of: head, in: list).map { (head, $0) } })
        {
            guard let name = Self.strings(in: arguments).first else { continue }
            if head == "tests(" {
                tests.insert(name)
            } else {
                let isShort = head == "framework(" && !arguments.contains("[")
                targets[name] =
                    head == "library(" ? [] : isShort ? ["UIKit"] : Self.dependencies(in: arguments)
                if head == "framework(" { frameworks.insert(name) }
            }
        }
    }

    /// The names in a target's list of dependencies: the first list of the call.
    private static func dependencies(in arguments: String) -> Set<String> {
        guard let open = arguments.firstIndex(of: "[") else { return [] }
        let list = balanced(arguments[open...], open: "[", close: "]")
        let products = calls(of: ".product(", in: list[...]).compactMap { strings(in: $0).first }
        if list.contains(".linkedLibrary") { return [] }
        let packages = calls(of: ".product(", in: list[...]).flatMap { strings(in: $0).dropFirst() }
        return Set(strings(in: list)).subtracting(packages).union(products)
    }

    private static func withoutComments(_ text: String) -> String {
        text.components(separatedBy: "\n").filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
            .joined(separator: "\n")
    }

    /// Returns the arguments of every call of a function.
    private static func calls(of head: String, in text: Substring) -> [String] {
        var found: [String] = []
        var rest = text
        while let range = rest.range(of: head) {
            let before = range.lowerBound > rest.startIndex ? rest[rest.index(before: range.lowerBound)] : " "
            if !before.isLetter {
                found.append(balanced(rest[rest.index(before: range.upperBound)...], open: "(", close: ")"))
            }
            rest = rest[range.upperBound...]
        }
        return found
    }

    /// Returns the text between an opening bracket at the start and the matching closing bracket.
    private static func balanced(_ text: Substring, open: Character, close: Character) -> String {
        var depth = 0
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0 { return String(text[text.index(after: text.startIndex)..<index]) }
        }
        return String(text.dropFirst())
    }

    private static func strings(in text: String) -> [String] {
        text.matches(of: /"([^"]*)"/).map { String($0.1) }
    }
}
