import UIKitCore

/// The previews of an app, each with a name that it is asked for by.
struct AppPreviews {
    /// The names, in the order of the sources: `preview-FILE-NAME`, with the number of the preview in its file where it has no name
    /// or shares it.
    let names: [String]
    private let previews: [InterfacePreview]

    init(_ previews: [InterfacePreview]) {
        self.previews = previews
        names = Self.names(of: previews.map { ($0.file, $0.name) })
    }

    /// Makes a controller that shows a preview; nil if there is none of a name.
    func controller(named name: String) -> UIViewController? {
        names.firstIndex(of: name).map { previews[$0].makeController() }
    }

    /// Returns the names of previews by the paths of their sources and the names that are written there.
    static func names(of previews: [(file: String, name: String?)]) -> [String] {
        var known: Set<String> = [], counts: [String: Int] = [:]
        return previews.map { file, name in
            let source = file.split(separator: "/").last.map(String.init) ?? file
            let base = "preview-" + (source.hasSuffix(".swift") ? String(source.dropLast(6)) : source)
            counts[base, default: 0] += 1
            let number = counts[base, default: 1]
            let plain = name.map { String($0.map { Self.isAllowed($0) ? $0 : "-" }) } ?? ""
            var wanted = plain.isEmpty ? (number == 1 ? base : "\(base)-\(number)") : "\(base)-\(plain)"
            while !known.insert(wanted).inserted { wanted += "-\(number)" }
            return wanted
        }
    }

    /// Whether the name of a file may have a character.
    private static func isAllowed(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || " -_+.,()".contains(character)
    }
}

extension AppPreviews: @unchecked Sendable {}  // The previews are called in the processes of screens alone.
