import Diagnostics

extension XcodeProject {
    /// Returns the names of the modules that the bridging header of a target imports, also by headers that it imports.
    ///
    /// All Swift sources of the target see them. Source: "Importing Objective-C into Swift" in Apple's documentation; a
    /// header of a framework stands for the module of the framework.
    ///
    /// - Parameter target: The target.
    /// - Returns: The names, sorted, and the headers that cannot be read.
    func bridgedModules(of target: Object) -> (names: [String], problems: [Diagnostic]) {
        guard let path = file(named: "SWIFT_OBJC_BRIDGING_HEADER", of: target) else { return ([], []) }
        var problems: [Diagnostic] = []
        let headers = headers, owners = modulesOfHeaders(except: target)
        var modules: Set<String> = [], visited: Set<String> = [], paths = [path]
        while let path = paths.popLast(), visited.count < Self.headerLimit {
            guard visited.insert(path).inserted else { continue }
            let bytes: [UInt8]
            do throws(ProjectFileError) { bytes = try projectFile(path, in: boundary) } catch {
                problems.append(error.diagnostic("the modules that it imports are not imported"))
                continue
            }
            for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
                switch HeaderImport(line: line) {
                case .module(let name): modules.insert(name)
                case .header(let name):
                    if let module = owners[name] {
                        modules.insert(module)
                    } else if let path = headers[name] {
                        paths.append(path)
                    }
                case nil: break
                }
            }
        }
        return (modules.sorted(), problems)
    }

    /// How many headers are read. Chosen: more than large apps have.
    private static let headerLimit = 2000

    /// The modules of the headers of the project's other targets, by the names of the headers.
    private func modulesOfHeaders(except target: Object) -> [String: String] {
        var found: [String: String] = [:]
        for other in targets where other.id != target.id {
            for phase in objects(other.ids("buildPhases")) where phase.kind == "PBXHeadersBuildPhase" {
                for file in objects(phase.ids("files")) {
                    guard let path = path(of: file.text("fileRef") ?? ""),
                        let name = path.split(separator: "/").last
                    else { continue }
                    found[String(name)] = moduleName(of: other)
                }
            }
        }
        return found
    }
}
