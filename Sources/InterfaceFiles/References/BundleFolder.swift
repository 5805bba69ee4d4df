import Files
import PropertyLists

/// Which bundle a file of a project is in, judging by its folders.
enum BundleFolder {
    private static let endings = [".bundle", ".framework"]

    /// Whether a file is inside a folder that is a bundle.
    static func isInside(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { folder in endings.contains { folder.hasSuffix($0) } }
    }

    /// Whether a file is in the bundle of an identifier such as `com.example.Kit`: in a folder whose `Info.plist` has
    /// it, or that is called `Kit`, `Kit.bundle` or `Kit.framework`, as Xcode names the folders of targets.
    static func holds(_ path: String, bundle identifier: String) -> Bool {
        let name = (identifier.split(separator: ".").last ?? "").lowercased()
        let names = [name] + endings.map { name + $0 }
        var folder = directoryName(of: path)
        // As deep as sources of apps are nested.
        for _ in 0..<16 {
            let own = (folder.split(separator: "/").last ?? "").lowercased()
            if names.contains(own) || self.identifier(of: folder) == identifier { return true }
            let above = directoryName(of: folder)
            guard above != folder, above != ".", folder != ".." else { return false }
            folder = above
        }
        return false
    }

    /// Returns the identifier in the `Info.plist` of a folder; nil if there is none.
    private static func identifier(of folder: String) -> String? {
        for place in ["Info.plist", "Resources/Info.plist", "Contents/Info.plist"] {
            guard let bytes = try? readFile("\(folder)/\(place)", as: .catalogEntry),
                let list = try? PropertyList(bytes, as: .catalogEntry)
            else { continue }
            return list.dictionary?["CFBundleIdentifier"]?.string
        }
        return nil
    }
}
