import Files

// What the bundle of a target holds.
extension XcodeProject {
    /// Returns the files and folders that a target copies into its bundle, by where the bundle holds them.
    func resources(of target: Object) -> [String: String] {
        var found: [String: String] = [:]
        for phase in objects(target.ids("buildPhases")) {
            let isCopy = phase.kind == "PBXCopyFilesBuildPhase" && phase.text("dstSubfolderSpec") == "7"
            guard isCopy || phase.kind == "PBXResourcesBuildPhase" else { continue }
            let start = isCopy ? phase.text("dstPath").flatMap { $0.isEmpty ? nil : $0 + "/" } ?? "" : ""
            for file in objects(phase.ids("files")) {
                for path in files(of: file.text("fileRef")) {
                    guard let place = BundleResource.place(ofFile: path, in: folder) else { continue }
                    if found[start + place] == nil { found[start + place] = path }
                }
            }
        }
        for path in addedFiles(of: target) {
            guard let place = BundleResource.place(ofFile: path, in: folder) else { continue }
            found[place] = path
        }
        for (root, exceptions) in synchronizedFolders(of: target) {
            found.merge(BundleResource.files(below: root) { exceptions.contains($0) }) { first, _ in first }
        }
        return found
    }

    /// Returns the path of a file, or of the translations of one.
    private func files(of id: String?) -> [String] {
        guard let object = object(id) else { return [] }
        guard object.kind == "PBXVariantGroup" else { return [path(of: object.id)].compactMap(\.self) }
        return object.ids("children").compactMap { path(of: $0) }
    }

    /// Returns the information property list of an app.
    func informationList(of target: Object) -> InformationList {
        let settings = buildSettings(of: target)
        let generated = settingNames(of: target).reduce(into: [:]) { $0[$1] = setting($1, of: target) }
        return InformationList(
            path: file(named: "INFOPLIST_FILE", of: target), settings: settings, in: boundary,
            generated: InformationList.entries(ofSettings: generated))
    }

    /// Returns the settings of a target, for debugging.
    func buildSettings(of target: Object) -> BuildSettings {
        BuildSettings(name: target.text("name") ?? "") { key in
            switch key {
            case "DEVELOPMENT_LANGUAGE": developmentRegion
            case "SRCROOT", "SOURCE_ROOT", "PROJECT_DIR": absolutePath(of: folder)
            case "PROJECT_NAME", "PROJECT": name
            default: setting(key, of: target)
            }
        }
    }

    /// Returns the path of a file that a setting of a target names; nil if none does.
    func file(named setting: String, of target: Object) -> String? {
        self.setting(setting, of: target).flatMap { written in
            let path = buildSettings(of: target).expanded(written)
            guard !path.isEmpty else { return nil }
            return path.hasPrefix("/") ? path : joinedPath(folder, path)
        }
    }
}
