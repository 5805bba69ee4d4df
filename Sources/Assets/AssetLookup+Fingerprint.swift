import Files

extension AssetLookup {
    /// Returns a text that differs whenever the answer to a request may differ: the digests of all files that could
    /// take part in it, in the order of the search, but not where they are.
    package func fingerprint(of request: AssetRequest) -> String {
        switch request {
        case .image(let name, let scale): fingerprint(ofImage: name, scale: scale)
        case .file(let path): digest(ofFile: path)
        case .color(let name):
            collections.map { $0.found.colors[name].map(digest(ofFolder:)) ?? "-" }.joined(separator: " ")
        case .colorNames: colorNames.joined(separator: "\n")
        case .screens: ""
        }
    }

    private func fingerprint(ofImage name: String, scale: Double) -> String {
        var parts: [String] = []
        if let file = self.file(named: name, scale: scale) {
            parts.append("\(file.order) \(file.scale) \(digest(ofFile: file.path))")
        }
        let stem = ImageFileNames.split(name)?.stem ?? name
        for collection in collections {
            let found = collection.found
            parts.append((found.sets[name] ?? found.sets[stem]).map(digest(ofFolder:)) ?? "-")
            if found.symbols[name] != nil { parts.append("symbol") }
        }
        if let project {
            let files = project.found.files
            for candidate in ImageFileNames.candidates(for: name, scale: scale) {
                guard let path = files[candidate.name] else { continue }
                parts.append("\(candidate.scale) \(digest(ofFile: path))")
                break
            }
        }
        return parts.joined(separator: " ")
    }

    /// Returns the digest of the files of a set.
    private func digest(ofFolder path: String) -> String {
        let names = ((try? FolderListing(of: path))?.entries.map(\.name) ?? []).sorted()
        return names.map { "\($0) \(digest(ofFile: "\(path)/\($0)"))" }.joined(separator: " ")
    }

    /// Returns the digest of the bytes of a file, read once; `-` if it cannot be read.
    private func digest(ofFile path: String) -> String {
        knownDigest(ofFile: path) { FastDigest.text(ofFile: path, as: .image) ?? "-" }
    }
}
