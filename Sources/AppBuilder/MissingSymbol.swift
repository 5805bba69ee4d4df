import Diagnostics
import SwiftPorting

/// A name that code of an app uses and that nothing in its program defines.
struct MissingSymbol: Hashable {
    /// The name as the linker has it.
    var name: String
    /// The source that uses it first; nil if the linker does not say.
    var file: String?
    /// The line in the source.
    var line: Int?

    /// Whether it is a function, which another can stand for. Data, such as the description of a type, cannot be made up.
    ///
    /// Source: the endings of names in Swift's "Mangling"; names of C are those of functions, as apps import no variables
    /// of C.
    var isFunction: Bool {
        // The tables of virtual functions and the type information of C++ are data.
        guard name.hasPrefix("$s") else { return !name.hasPrefix("_ZT") }
        return [
            "F", "FZ", "FTj", "fC", "fc", "fCTj", "fcTj", "fD", "fd", "Ma", "g", "s", "M", "gZ", "sZ", "MZ",
            "gTj",
            "sTj", "MTj", "FTW", "TQ", "TY",
        ].contains { name.hasSuffix($0) }
    }

    /// Whether it is one of libxml2, which Foundation reads XML with.
    var isOfXMLLibrary: Bool { name.hasPrefix("xml") && file == nil }

    /// Finds the symbols in the messages of the linker.
    ///
    /// Source: LLD's messages, `error: undefined symbol: name`, followed by lines such as
    /// `>>> referenced by View.swift:12 (/app/View.swift:12)`.
    static func all(in output: String) -> [MissingSymbol] {
        var found: [MissingSymbol] = []
        let mark = "error: undefined symbol: ", reference = ">>> referenced by "
        for line in output.split(separator: "\n") {
            if let range = line.firstRange(of: mark) {
                found.append(MissingSymbol(name: String(line[range.upperBound...])))
            } else if let range = line.firstRange(of: reference), let last = found.indices.last,
                found[last].file == nil
            {
                found[last].setPlace(line[range.upperBound...])
            }
        }
        return found
    }

    /// Takes the path and the line of `name:12 (path:12)`.
    private mutating func setPlace(_ text: Substring) {
        guard let start = text.firstIndex(of: "("), text.hasSuffix(")") else { return }
        let inner = text[text.index(after: start)...].dropLast()
        guard let colon = inner.lastIndex(of: ":"), let number = Int(inner[inner.index(after: colon)...])
        else { return }
        file = String(inner[..<colon])
        line = number
    }

    /// Returns a warning.
    ///
    /// - Parameters:
    ///   - text: The name as people write it.
    ///   - classes: The classes of the source that uses it.
    /// - Returns: The warning.
    func diagnostic(_ text: String, of classes: [String]) -> Diagnostic {
        let user = classes.isEmpty ? "the code" : classes.sorted().joined(separator: ", ")
        return Diagnostic(
            .appSymbol, "nothing defines '\(text)', called by \(user); code that calls it stops there",
            of: classes.sorted().map { Diagnostic.Subject($0) },
            at: file.map { Place(file: $0, line: line) },
            hints: ["add a source that defines it to the project's Stubs folder"])
    }

    /// Returns a source with a function for each symbol, which stops and says why.
    ///
    /// - Parameters:
    ///   - symbols: The symbols, all of them functions.
    ///   - texts: Their names as people write them, in the same order.
    /// - Returns: The source.
    static func traps(for symbols: [MissingSymbol], texts: [String]) -> String {
        zip(symbols, texts).enumerated().map { index, pair in
            let message = SwiftStringLiteral.text(
                "nothing defines '\(pair.1)', which the code of the app calls")
            return "@_silgen_name(\(SwiftStringLiteral.text(pair.0.name)))\n"
                + "public func missingSymbol\(index)() -> Never { preconditionFailure(\(message)) }\n"
        }.joined()
    }
}
