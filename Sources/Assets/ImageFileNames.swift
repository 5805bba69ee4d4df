/// How the files of images are named.
enum ImageFileNames {
    /// The extensions to try for a name without one; the first that exists is used. The format of a file is detected
    /// from its first bytes.
    static let extensions = ["png", "jpg", "jpeg", "webp", "gif", "svg", "pdf"]

    /// A name without the extension of an image file, and the extension; nil if it has none.
    static func split(_ name: String) -> (stem: String, ending: String)? {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        let ending = String(name[name.index(after: dot)...])
        guard extensions.contains(ending.lowercased()) else { return nil }
        return (String(name[..<dot]), ending)
    }

    /// The files that a name may mean for a display, the best first: the one of that name, then those for the
    /// nearest scale from above, then the largest.
    static func candidates(for name: String, scale: Double) -> [(name: String, scale: Double)] {
        let wanted = scale > 2 ? 3 : scale > 1 ? 2 : 1
        let scales = Array(wanted...3) + Array((1..<wanted).reversed())
        func files(_ stem: String, _ ending: String) -> [(String, Double)] {
            scales.map { ($0 == 1 ? "\(stem).\(ending)" : "\(stem)@\($0)x.\(ending)", Double($0)) }
        }
        if let (stem, ending) = split(name) {
            return [(name, ImageFileNames.scale(of: name))] + files(stem, ending)
        }
        // Names with the extension of another kind of file have only that one.
        if name.contains("."), name.split(separator: ".").last?.count == 3 {
            return [(name, ImageFileNames.scale(of: name))]
        }
        return extensions.flatMap { files(name, $0) }
    }

    /// The scale in pixels per point, from `@2x` or `@3x` before the extension.
    static func scale(of path: String) -> Double {
        let stem = path.split(separator: "/").last.map { $0.split(separator: ".").first ?? $0 } ?? ""
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }

    /// The name of an image file, without scale and extension; nil for other files.
    static func name(of file: String) -> String? {
        guard let stem = split(file)?.stem else { return nil }
        return stem.hasSuffix("@2x") || stem.hasSuffix("@3x") ? String(stem.dropLast(3)) : stem
    }
}
